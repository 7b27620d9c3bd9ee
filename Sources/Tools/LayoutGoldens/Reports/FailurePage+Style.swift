// SPDX-License-Identifier: Apache-2.0
extension FailurePage {
    static let style = """
        :root{color-scheme:light dark;font:15px/1.45 system-ui,sans-serif;--line:#8886;--weak:#8882}
        *{box-sizing:border-box}
        body{margin:0 auto;padding:0 1.5rem 5rem;max-width:90rem}
        header{position:sticky;top:0;z-index:3;background:Canvas;border-bottom:1px solid var(--line);display:flex;flex-wrap:wrap;\
        gap:.4rem 1.5rem;align-items:center;padding:.6rem 0}
        h1{font-size:1.15rem;margin:0}h2{font-size:1.05rem;margin:0 0 .4rem;overflow-wrap:anywhere}
        .keys{margin:0;opacity:.75}kbd{border:1px solid var(--line);border-radius:3px;padding:0 .3em;font-size:.85em}
        nav ol{padding-left:1.4rem}nav p{margin:.1rem 0}.names{opacity:.85}
        section{border-top:1px solid var(--line);padding:1rem 0;scroll-margin-top:5rem}
        section.current{box-shadow:-4px 0 0 Highlight}
        section.accepted h2::after{content:" accepted";color:#1a7f37}section.rejected h2::after{content:" rejected";color:#cf222e}
        .title{display:flex;flex-wrap:wrap;gap:.2rem 1.5rem;align-items:baseline;justify-content:space-between}
        summary{cursor:pointer;opacity:.85}
        section p{margin:.15rem 0;overflow-wrap:anywhere}
        section p.source{font:.87em/1.3 ui-monospace,monospace;margin:0;white-space:pre;overflow-x:auto}
        .modes{border:0;padding:0;margin:.5rem 0;display:flex;flex-wrap:wrap;gap:.2rem .9rem}.modes legend{float:left;margin-right:.8rem}
        .split{display:block;width:min(100%,40rem)}
        .stage{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1rem;margin:.6rem 0}
        figure{margin:0;min-width:0}figure>div{position:relative}
        img{display:block;width:100%;background:#fff;outline:1px solid var(--line)}
        figcaption{opacity:.7}
        .box{position:absolute;border:2px solid transparent;pointer-events:none}
        .box:target,.box.shown{border-color:#d11a2a;background:#d11a2a26}
        section:has(input[name^=mode]:not([value=side]):checked) .stage{display:block;position:relative;\
        width:min(100%,var(--width));aspect-ratio:var(--ratio)}
        section:has(input[name^=mode]:not([value=side]):checked) figure{position:absolute;left:var(--x);top:var(--y);width:var(--w)}
        section:has(input[name^=mode]:not([value=side]):checked) figcaption{display:none}
        section:has(input[value=slider]:checked) .difference,section:has(input[value=onion]:checked) .difference,\
        section:has(input[value=blink]:checked) .difference{display:none}
        section:has(input[value=difference]:checked) :is(.expected,.actual){visibility:hidden}
        section:has(input[value=slider]:checked) .actual{clip-path:inset(0 0 0 var(--split,50%))}
        section:has(input[value=onion]:checked) .actual{opacity:.5}
        section:has(input[value=blink]:checked) .actual{animation:blink 1.2s steps(1) infinite}
        @keyframes blink{50%{opacity:0}}
        .table{overflow-x:auto}table{border-collapse:collapse}td,th{text-align:left;padding:.1rem 1.2rem .1rem 0;\
        font-variant-numeric:tabular-nums}
        code{background:var(--weak);padding:.2rem .4rem;user-select:all;overflow-wrap:anywhere}
        button{font:inherit;padding:.25rem .9rem}
        footer{position:fixed;inset:auto 0 0;background:Canvas;border-top:1px solid var(--line);padding:.5rem 1.5rem;z-index:3}
        footer[hidden],[hidden]{display:none}footer p{margin:0}
        @media(max-width:40rem){body{padding:0 .8rem 5rem}header{position:static}.keys{display:none}}
        """
}
