// SPDX-License-Identifier: Apache-2.0
/// The files with which a project begins.
package enum ProjectTemplate {
    package static let project = """
        // Settings of 'alrender test'; 'alrender schema --project' prints what can be set.
        {
          "layouts": "layouts",
          "golden": "golden",
          "failures": "failures",
          // What a device shows; "drawing" records the constraints as well.
          "records": "screen"
        }

        """

    package static let layout = """
        {
          "canvas": { "device": "iphone-15" },
          "root": {
            "id": "screen", "type": "view",
            "children": [
              { "id": "title", "type": "label", "text": "Welcome", "font": { "size": 28 } },
              { "id": "start", "type": "button", "title": "Get started" }
            ]
          },
          "constraints": [
            "title.top = screen.safeAreaLayoutGuide.top + 40",
            "title.centerX = screen.centerX",
            "start.top = title.bottom + 24",
            "start.centerX = title.centerX"
          ],
          "variants": { "small": { "canvas": { "device": "iphone-se-3" } } }
        }

        """

    /// What a run of the tests and of the workflow leaves behind.
    package static let ignored = """
        /failures/
        /layouts.xml
        /layouts.md

        """

    /// A comment on the pull request says what changed, with a link to the pictures before and after.
    ///
    /// - Parameter version: of the program.
    package static func workflow(version: String) -> String {
        """
        name: Layouts
        on: [push, pull_request]
        permissions:
          contents: read
          pull-requests: write
        jobs:
          layouts:
            runs-on: ubuntu-24.04
            steps:
              - uses: actions/checkout@v4
              # Installs the release and runs it. OWNER/alrender: the repository of alrender.
              - uses: OWNER/alrender@v\(version)
                with:
                  arguments: test --report github --report junit=layouts.xml --report markdown=layouts.md
                  comment: layouts.md

        """
    }
}
