/// The look of a page of differences.
enum DifferenceStyle {
  static let text = """
    :root {
      color-scheme: light;
      --ground: #f4f4f2; --paper: #fff; --ink: #1c1c1e; --soft: #6b6b70; --line: #dcdcd8;
      --accent: #d9480f; --bad: #c92a2a; --good: #b9bdc0; --check: #ececea;
    }
    :root.dark {
      color-scheme: dark;
      --ground: #131315; --paper: #1e1e21; --ink: #f0f0ee; --soft: #9b9ba1; --line: #34343a;
      --accent: #ff8a3d; --bad: #ff6b61; --good: #4b4f53; --check: #29292d;
    }
    * { box-sizing: border-box; margin: 0; }
    [hidden] { display: none !important; }
    body {
      min-height: 100vh; display: flex; flex-direction: column; background: var(--ground);
      color: var(--ink); font: 14px/1.45 Inter, system-ui, sans-serif;
    }
    header {
      display: flex; align-items: baseline; gap: 14px; padding: 12px 20px;
      background: var(--paper); border-bottom: 1px solid var(--line);
    }
    header button { margin-left: auto; }
    h1 { font-size: 17px; } h2 { font-size: 20px; } h3 { font-size: 13px; color: var(--soft); }
    #renderer { color: var(--soft); }
    #columns { flex: 1; display: flex; min-height: 0; }
    nav { width: 260px; flex: none; padding: 12px; border-right: 1px solid var(--line); }
    nav ol, nav ul { list-style: none; padding: 0; }
    nav li button {
      width: 100%; text-align: left; border-color: transparent; background: none;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    nav li button[aria-current=true] { background: var(--paper); border-color: var(--line); }
    nav small { color: var(--bad); margin-left: 6px; }
    details { margin-top: 16px; color: var(--soft); } details ul { padding: 6px 10px; }
    main { flex: 1; min-width: 0; padding: 16px 20px; display: flex; flex-direction: column;
      gap: 12px; }
    #words { padding-left: 18px; }
    button, select {
      font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line);
      border-radius: 8px; padding: 5px 10px; min-height: 32px; cursor: pointer;
    }
    button:hover { border-color: var(--soft); }
    button[aria-pressed=true] { color: var(--accent); border-color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    input[type=range] { accent-color: var(--accent); }
    kbd { font: 11px/1 ui-monospace, monospace; color: var(--soft); margin-left: 4px; }
    label { display: inline-flex; align-items: center; gap: 6px; color: var(--soft); }
    #modes { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    #stage { display: flex; gap: 12px; align-items: flex-start; overflow: auto; }
    figure { min-width: 0; position: relative; }
    figcaption { color: var(--soft); padding: 4px 0; }
    .picture {
      position: relative; line-height: 0; border: 1px solid var(--line); width: max-content;
      max-width: 100%;
      background: repeating-conic-gradient(var(--check) 0 25%, transparent 0 50%) 0 0 / 16px 16px;
    }
    .picture img, .picture canvas { display: block; max-width: 100%; max-height: 62vh; }
    .picture.whole img, .picture.whole canvas {
      max-width: none; max-height: none; image-rendering: pixelated;
    }
    .picture .over { position: absolute; inset: 0; width: 100%; height: 100%; }
    .handle {
      position: absolute; top: 0; bottom: 0; width: 2px; background: var(--accent);
      pointer-events: none;
    }
    #strip { display: flex; height: 22px; border-radius: 4px; overflow: hidden; cursor: pointer; }
    #strip i { flex: 1; min-width: 0; background: var(--good); border-right: 1px solid #0001; }
    #strip i.bad { background: var(--bad); }
    #strip i.shot { box-shadow: inset 0 -4px 0 var(--ink); }
    #strip i.here { box-shadow: inset 0 0 0 2px var(--accent); }
    #scrubber { display: flex; gap: 8px; align-items: center; } #scrub { flex: 1; }
    #time { min-width: 190px; text-align: right; font-variant-numeric: tabular-nums; }
    svg { width: 100%; background: var(--paper); border: 1px solid var(--line); height: 110px; }
    #curves { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)); }
    .old { stroke: var(--soft); } .new { stroke: var(--accent); } .axis { stroke: var(--line); }
    path { fill: none; vector-effect: non-scaling-stroke; stroke-width: 2; }
    .new { stroke-width: 2; stroke-dasharray: 5 3; }
    .fill { fill: var(--bad); opacity: 0.75; stroke: none; }
    .cursor { stroke: var(--accent); stroke-width: 1; vector-effect: non-scaling-stroke; }
    """
}
