// SPDX-License-Identifier: Apache-2.0
extension PreviewPage {
    package static let style = """
        :root{color-scheme:light dark;--ink:#1c2430;--soft:#526079;--line:#d5dbe6;--paper:#fff;--lit:#2563eb;--bad:#b3141f}
        @media(prefers-color-scheme:dark){:root{--ink:#e8ecf3;--soft:#a7b2c6;--line:#3a4456;--paper:#161b24;--lit:#7aa8ff;
        --bad:#ff8f95}}
        *{box-sizing:border-box}
        [hidden]{display:none!important}
        body{margin:0;height:100vh;display:flex;flex-direction:column;font:16px/1.45 system-ui,sans-serif;color:var(--ink);
        background:var(--paper)}
        header{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem 1.2rem;padding:.5rem 1.5rem;border-bottom:1px solid var(--line)}
        header h1{font-size:1rem;margin:0}
        #status,#count{color:var(--soft)}
        #connection,#notice{color:var(--bad)}
        button[aria-pressed=true]{outline:2px solid var(--lit)}
        a{color:var(--lit)}
        main{position:relative;flex:1;min-height:0}
        iframe{position:absolute;inset:0;width:100%;height:100%;border:0}
        #back{visibility:hidden;display:block!important}
        section{border-top:1px solid var(--line);padding:.7rem 1.5rem;background:var(--paper)}
        #sizes{border:0;border-bottom:1px solid var(--line);display:flex;flex-wrap:wrap;align-items:center;gap:.3rem 1rem}
        section h2{font-size:1rem;margin:0 0 .3rem}
        #problem{position:absolute;inset:auto 1.5rem 1.5rem;border:2px solid var(--bad);border-radius:8px;max-height:80%;overflow:auto;
        box-shadow:0 4px 24px #0006}
        #problem h2{color:var(--bad)}
        #behind{margin:0 0 .4rem;color:var(--soft)}
        #edits{max-height:40vh;overflow:auto}
        #edits ul{margin:0;padding:0;list-style:none}
        pre{font:13px/1.5 ui-monospace,monospace;margin:.3rem 0;overflow:auto}
        code{font:13px/1.5 ui-monospace,monospace}
        .slider{position:relative;flex:1;min-width:16rem;padding-bottom:.9rem}
        .slider input{width:100%;margin:0}
        #kinks{position:absolute;inset:auto 8px 0;height:.8rem}
        #kinks button{position:absolute;width:10px;height:.8rem;margin-left:-5px;padding:0;border:0;border-radius:2px;background:none;
        cursor:pointer}
        #kinks button::before{content:"";display:block;width:2px;height:100%;margin:auto;background:var(--lit)}
        #changes{flex-basis:100%;margin:0;padding-left:0;max-height:7.5rem;overflow:auto;list-style:none;font-size:.875rem}
        #changes button{border:0;background:none;color:inherit;font:inherit;text-align:left;cursor:pointer}
        #changes .passed{color:var(--lit)}
        .index{height:auto;min-height:100vh}
        .index ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:1rem;margin:0;padding:1rem 1.5rem;list-style:none}
        .index li a{display:block;height:100%;padding:.6rem;border:1px solid var(--line);border-radius:8px;text-decoration:none}
        .index li a:hover,.index li a:focus-visible{border-color:var(--lit)}
        .index img{display:block;width:100%;height:11rem;object-fit:contain;margin-bottom:.4rem}
        .index .outside{padding:.6rem;border:1px dashed var(--line);border-radius:8px;color:var(--soft)}
        .index small{display:block;margin-top:.4rem}
        .index span{overflow-wrap:anywhere}
        """
}
