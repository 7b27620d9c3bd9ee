// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension LayoutWebPage {
    private static let lightColors = """
        --ink:#1c2430;--soft:#526079;--line:#d5dbe6;--paper:#fff;--lit:#2563eb;--mark:#fff3c4;
        --bad:#b3141f;--warn:#9a4507
        """

    private static let darkColors = """
        --ink:#e8ecf3;--soft:#a7b2c6;--line:#3a4456;--paper:#161b24;--lit:#7aa8ff;
        --mark:#4a4015;--bad:#ff8f95;--warn:#ffb27a
        """

    /// What `color-scheme` of the page is.
    static func colorScheme(_ appearance: Canvas.Appearance?) -> String { appearance?.rawValue ?? "light dark" }

    /// - Parameter appearance: nil for that of the reader's system.
    static func style(_ appearance: Canvas.Appearance?) -> String {
        let root = ":root{color-scheme:\(colorScheme(appearance));\(appearance == .dark ? darkColors : lightColors)}\n"
        let dark = appearance == nil ? "@media(prefers-color-scheme:dark){:root{\(darkColors)}}\n" : ""
        return root + dark + rules
    }

    private static let rules = """
        *{box-sizing:border-box}
        body{margin:0 auto;padding:1rem 1.5rem;max-width:90rem;font:16px/1.45 system-ui,sans-serif;color:var(--ink);
        background:var(--paper)}
        h1{font-size:1.4rem;margin:0 0 1rem}
        h2{font-size:1.05rem;margin:1.2rem 0 .4rem}
        main{display:grid;grid-template-columns:minmax(0,1fr) minmax(18rem,28rem);gap:0 2rem;align-items:start}
        .shown{position:sticky;top:0;background:var(--paper)}
        figure{margin:0;max-height:80vh;overflow:auto}
        figure svg{display:block;max-width:100%;height:auto}
        #sentence{min-height:3em;margin:.6rem 0}
        .source{grid-column:1/-1}
        ul,ol{margin:0;padding-left:1.2rem}
        .outline>section>ul{padding-left:0;list-style:none}
        button{display:block;width:100%;min-height:1.9rem;padding:.2rem .4rem;border:1px solid transparent;border-radius:6px;
        background:none;color:inherit;font:inherit;text-align:left;cursor:pointer}
        button:hover,button:focus-visible,button.lit{border-color:var(--lit);outline:none}
        button:focus-visible{box-shadow:0 0 0 2px var(--lit)}
        button[aria-pressed=true]{background:var(--mark)}
        .kind,.frame,.sentence{color:var(--soft);font-size:.875rem}
        .sentence{display:block}
        .state{display:inline-block;font-size:.8rem;padding:0 .35rem;border:1px solid currentColor;border-radius:999px;color:var(--soft)}
        .state.ambiguous,.state.misplaced,.state.unsatisfied{color:var(--warn)}
        .state.conflict,.state.broken{color:var(--bad)}
        code,pre{font:13px/1.5 ui-monospace,monospace}
        pre{overflow:auto;margin:0;padding:.6rem 0;border:1px solid var(--line);border-radius:6px}
        .line{display:block;padding:0 .6rem}
        pre{counter-reset:line}
        .line::before{counter-increment:line;content:counter(line);display:inline-block;width:3em;margin-right:1em;text-align:right;color:var(--soft)}
        .line.lit,.line:target{background:var(--mark)}
        figure.chosen svg g[data-layer]:not([data-layer=canvas],.part){opacity:.18}
        @media(prefers-reduced-motion:no-preference){figure svg g[data-layer]{transition:opacity .12s}}
        @media(max-width:60rem){main{display:block}.shown{position:static}}
        @media print{body{max-width:none;padding:0}main{display:block}.shown{position:static}figure{max-height:none}
        figure svg{max-height:85vh}ol{padding-left:2rem}li{break-inside:avoid}h2{break-after:avoid}pre{white-space:pre-wrap}
        #sentence{display:none}button{border:0;padding:0;min-height:0}}
        """
}
