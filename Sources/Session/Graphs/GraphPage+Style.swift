/// The style sheet of the page.
extension GraphPage {
  /// Colors for the light and dark modes of the reader's system.
  static let style = """
    :root {
      color-scheme: light dark;
      --page: #f7f7f5; --panel: #ffffff; --text: #1d1f21; --quiet: #5d6369; --line: #d4d6d8;
      --edge: #9aa1a8; --view: #e6effa; --view-line: #4a78b0; --source: #f3eddc; --source-line: #94763a;
      --lit: #c2410c; --lit-fill: #fde3cf; --updated: #2563a8; --wasted: #b45309; --appeared: #2f7d3b;
      --went: #6b7280; --stale: #b02a5b; --focus: #0b57d0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #16181b; --panel: #1e2125; --text: #e6e7e8; --quiet: #a3a9b0; --line: #3a3f45;
        --edge: #69717a; --view: #22344a; --view-line: #6d9bd3; --source: #39331f; --source-line: #c0a566;
        --lit: #ff9b5e; --lit-fill: #59331b; --updated: #6fb0f5; --wasted: #f0a94a; --appeared: #71c97f;
        --went: #8f969e; --stale: #f07aa5; --focus: #8ab4f8;
      }
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      display: grid; grid-template: auto minmax(0, 3fr) minmax(0, 2fr) / minmax(0, 1fr) minmax(20rem, 30%);
      grid-template-areas: "head head" "graph detail" "time detail"; gap: 8px; padding: 8px;
      background: var(--page); color: var(--text); font: 14px/1.4 system-ui, sans-serif;
    }
    header { grid-area: head; display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; }
    h1 { font-size: 18px; margin: 0; }
    h2 { font-size: 14px; margin: 0 0 6px; }
    header p, .legend { margin: 0; color: var(--quiet); }
    .legend span { margin-right: 12px; white-space: nowrap; }
    section, aside { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; overflow: auto; }
    #graph { grid-area: graph; }
    #time { grid-area: time; }
    #detail { grid-area: detail; padding: 12px; }
    #detail pre, svg text, .name, .number { font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    #detail pre { margin: 0 0 14px; white-space: pre-wrap; overflow-wrap: anywhere; }
    #detail pre.tree { white-space: pre; overflow-x: auto; }
    svg { display: block; }
    svg text { fill: var(--text); dominant-baseline: central; }
    .box > rect { stroke-width: 1.2; }
    .view > rect { fill: var(--view); stroke: var(--view-line); }
    .source > rect { fill: var(--source); stroke: var(--source-line); }
    .title { font-weight: 600; }
    .place { cursor: pointer; }
    .place > rect { fill: transparent; }
    .place:hover > rect, .place.lit > rect { fill: var(--lit-fill); }
    .edge { fill: none; stroke: var(--edge); }
    .edge.past { stroke-dasharray: 3 3; }
    #tip path { fill: var(--edge); }
    #lit-tip path { fill: var(--lit); }
    .edge.lit { stroke: var(--lit); }
    .choosing .box:not(.has-lit), .choosing .edge:not(.lit) { opacity: .28; }
    .rows { position: relative; width: max-content; min-width: 100%; }
    .row, .inputs { display: flex; height: 22px; }
    .inputs { position: sticky; top: 0; z-index: 3; background: var(--panel); border-bottom: 1px solid var(--line); }
    .corner, .name { position: sticky; left: 0; z-index: 2; width: 240px; flex: none; background: var(--panel); border-right: 1px solid var(--line); }
    .corner { padding: 1px 8px; color: var(--quiet); }
    button { border: 0; padding: 0; background: none; color: inherit; cursor: pointer; text-align: left; }
    #fold { border: 1px solid var(--line); border-radius: 4px; padding: 1px 10px; background: var(--panel); }
    .name { padding: 0 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .name.gone { color: var(--quiet); text-decoration: line-through; }
    .number { width: 30px; flex: none; text-align: center; }
    .lane { position: relative; flex: none; background: repeating-linear-gradient(90deg, transparent 0 29px, var(--line) 29px 30px); border-bottom: 1px solid var(--line); }
    .mark { position: absolute; top: 0; z-index: 1; width: 29px; text-align: center; line-height: 21px; font-weight: 700; cursor: pointer; }
    .updated { color: var(--updated); } .wasted { color: var(--wasted); } .appeared { color: var(--appeared); }
    .went { color: var(--went); } .stale { color: var(--stale); }
    .number.chosen, .name.chosen { background: var(--lit-fill); color: var(--text); font-weight: 700; }
    .column { position: absolute; top: 0; bottom: 0; width: 29px; background: var(--lit-fill); opacity: .6; pointer-events: none; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: -2px; }
    .place:focus { outline: none; }
    .place:focus-visible > rect { stroke: var(--focus); stroke-width: 3; }
    @media (max-width: 800px) {
      body { display: block; }
      section, aside { margin: 8px 0; max-height: 70vh; }
    }
    """

  static let content = """
    <header>
    <h1>Who depends on what</h1>
    <p id="counts"></p>
    <button id="fold" hidden>Show every view</button>
    <p class="legend"><span><b class="updated">↻</b> updated</span><span><b class="wasted">○</b> updated, what it shows did not change</span><span><b class="appeared">+</b> appeared</span><span><b class="went">−</b> went</span><span><b class="stale">!</b> stale</span></p>
    </header>
    <section id="graph" aria-label="Dependency graph"></section>
    <section id="time" aria-label="Inputs and views"></section>
    <aside id="detail" aria-live="polite" aria-label="Explanation" tabindex="0"></aside>
    <noscript>This page draws its graph with JavaScript.</noscript>
    """
}
