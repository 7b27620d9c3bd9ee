// SPDX-License-Identifier: Apache-2.0
// Runs libFuzzer on one target: alrender-fuzz, with its name in FUZZ_TARGET and libFuzzer's own arguments.
import AutoLayout
import CLibFuzzer
import Foundation

/// What the callback of C needs, which cannot capture anything; libFuzzer calls it on one thread.
enum Fuzzing {
    nonisolated(unsafe) static var target = FuzzTarget.document
    nonisolated(unsafe) static var pipeline: LayoutPipeline?
}

let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
guard let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init) else {
    FileHandle.standardError.write(Data("alrender-fuzz: FUZZ_TARGET is one of \(names)\n".utf8))
    exit(64)
}
Fuzzing.target = target
Fuzzing.pipeline = try LayoutPipeline()

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
    LLVMFuzzerRunDriver(&count, &arguments) { data, size in
        guard let pipeline = Fuzzing.pipeline else { return 0 }
        Fuzzing.target.run(Array(UnsafeBufferPointer(start: data, count: size)), pipeline)
        return 0
    })
