// SPDX-License-Identifier: Apache-2.0
/// The files with which a project begins.
enum ProjectTemplate {
    static let project = """
        // Settings of 'alrender test'; 'alrender schema --project' prints what can be set.
        {
          "layouts": "layouts",
          "golden": "golden",
          "failures": "failures"
        }

        """

    static let layout = """
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
    static let ignored = """
        /failures/
        /layouts.xml

        """

    /// Artefacts keep the page of failures for the review of a change.
    static let workflow = """
        name: Layouts
        on: [push, pull_request]
        jobs:
          layouts:
            runs-on: ubuntu-24.04
            steps:
              - uses: actions/checkout@v4
              # Installs the release. OWNER/alrender: the repository of alrender.
              - uses: OWNER/alrender@v\(ProgramVersion.number)
              - run: alrender test --report github --report junit=layouts.xml
              - uses: actions/upload-artifact@v4
                if: failure()
                with:
                  name: layouts
                  path: |
                    failures
                    layouts.xml

        """
}
