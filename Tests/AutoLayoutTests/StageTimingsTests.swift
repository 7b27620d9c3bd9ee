// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing

struct StageTimingsTests {
    @Test func `Timings are milliseconds with three decimals`() {
        var timings = StageTimings()
        timings[.parse] = 1.23456
        timings.total = 2
        #expect(
            timings.json.compactText
                == #"{"start":0,"read":0,"parse":1.235,"check":0,"build":0,"solve":0,"measure":0,"#
                + #""draw":0,"encode":0,"write":0,"total":2}"#)
    }
}
