/// The look of a gallery's page.
enum GalleryStyle {
  static let text = """
    :root {
      color-scheme: light;
      --ground: #f4f4f2; --paper: #ffffff; --ink: #1c1c1e; --soft: #6b6b70; --line: #dcdcd8;
      --accent: #d9480f; --bad: #c92a2a; --bad-ground: #fff0ee; --check: #ececea;
    }
    :root.dark {
      color-scheme: dark;
      --ground: #131315; --paper: #1e1e21; --ink: #f0f0ee; --soft: #9b9ba1; --line: #34343a;
      --accent: #ff8a3d; --bad: #ff7b72; --bad-ground: #2c1a1a; --check: #29292d;
    }
    * { box-sizing: border-box; margin: 0; }
    [hidden] { display: none !important; }
    body {
      display: flex; flex-direction: column; min-height: 100vh;
      background: var(--ground); color: var(--ink);
      font: 14px/1.4 Inter, system-ui, sans-serif;
    }
    header, footer {
      position: sticky; z-index: 2; display: flex; align-items: center; gap: 12px;
      padding: 10px 20px; background: var(--paper);
    }
    header { top: 0; border-bottom: 1px solid var(--line); flex-wrap: wrap; }
    footer { bottom: 0; border-top: 1px solid var(--line); }
    h1 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; }
    #count { color: var(--soft); margin-right: auto; }
    button, select, input[type=search] {
      font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line);
      border-radius: 8px; padding: 5px 10px; min-height: 32px;
    }
    button { cursor: pointer; min-width: 34px; }
    button:hover { border-color: var(--soft); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    button[aria-pressed=true] { color: var(--accent); border-color: var(--accent); }
    input[type=range] { accent-color: var(--accent); }
    label { display: flex; align-items: center; gap: 6px; }
    label span { color: var(--soft); }
    .search { position: relative; }
    .search span { position: absolute; opacity: 0; pointer-events: none; }
    .search input { width: 200px; padding-right: 32px; }
    kbd, dt {
      font: 12px/1 ui-monospace, monospace; color: var(--soft); border: 1px solid var(--line);
      border-radius: 4px; padding: 3px 5px;
    }
    .search kbd { position: absolute; right: 8px; pointer-events: none; }
    main { flex: 1; padding: 20px; }
    #films {
      display: grid; gap: 18px; align-items: start;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card, 260px)), 1fr));
    }
    .card {
      background: var(--paper); border: 1px solid var(--line); border-radius: 12px;
      overflow: hidden; display: flex; flex-direction: column; text-align: left; padding: 0;
    }
    .stage {
      display: grid; place-items: center; overflow: hidden; position: relative;
      background: repeating-conic-gradient(var(--check) 0 25%, transparent 0 50%) 0 0 / 16px 16px;
    }
    .card .stage { width: 100%; aspect-ratio: 1; padding: 10px; cursor: zoom-in; }
    .stage video {
      max-width: 100%; max-height: 100%; border-radius: 4px; display: block;
      box-shadow: 0 1px 5px rgb(0 0 0 / 18%);
    }
    .card .stage video {
      position: absolute; inset: 10px; margin: auto; width: auto; height: auto;
      max-width: calc(100% - 20px); max-height: calc(100% - 20px);
    }
    .track { height: 3px; width: 100%; background: var(--line); }
    .track i { display: block; height: 100%; width: 0; background: var(--accent); }
    .facts { padding: 10px 14px 12px; min-width: 0; }
    .facts h2, .facts h3 { font-size: 14px; font-weight: 600; overflow-wrap: anywhere; }
    .facts p { color: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums; }
    .tag {
      display: inline-block; margin: 6px 6px 0 0; padding: 1px 7px; border-radius: 99px;
      font-size: 11px; border: 1px solid var(--line); color: var(--soft);
    }
    .tag.warned { color: var(--accent); border-color: currentColor; }
    #problems { margin-bottom: 22px; }
    #problems h2 { font-size: 14px; color: var(--bad); margin-bottom: 8px; }
    .problem {
      background: var(--bad-ground); border: 1px solid var(--bad); border-radius: 10px;
      padding: 10px 14px; margin-bottom: 8px;
    }
    .problem pre {
      white-space: pre-wrap; overflow-wrap: anywhere; margin-top: 4px; max-height: 16em;
      overflow: auto; font: 12px/1.45 ui-monospace, monospace;
    }
    .problem .status { color: var(--bad); font-size: 12px; margin-left: 6px; }
    #nothing { color: var(--soft); text-align: center; padding: 60px 0; }
    #scrub { flex: 1; min-width: 80px; }
    #time { min-width: 9.5em; text-align: right; font-variant-numeric: tabular-nums; }
    dialog {
      margin: auto; border: 1px solid var(--line); border-radius: 14px; background: var(--paper);
      color: var(--ink); padding: 0; max-width: 94vw; max-height: 84vh; overflow: hidden;
    }
    dialog::backdrop { background: rgb(0 0 0 / 55%); }
    dialog .close { position: absolute; top: 10px; right: 10px; border-radius: 99px; }
    /* Between the bars, which stay in reach. */
    #large { position: fixed; inset: 64px 0; z-index: 3; max-height: calc(100vh - 128px); }
    #large .inside { max-height: calc(100vh - 130px); overflow: auto; max-width: 94vw; }
    dialog .close { z-index: 1; }
    #large .stage { padding: 16px; min-width: 300px; }
    #large video { max-width: calc(94vw - 32px); max-height: calc(84vh - 200px); }
    #large .more { padding: 0 18px 18px; display: grid; gap: 8px; justify-items: start; }
    #large .more h3 { font-size: 13px; margin-top: 8px; }
    #large .more img { max-width: 100%; border: 1px solid var(--line); border-radius: 6px; }
    table { border-collapse: collapse; font-size: 12px; font-variant-numeric: tabular-nums; }
    th { text-align: left; color: var(--soft); font-weight: 500; }
    th, td { padding: 3px 12px 3px 0; border-bottom: 1px solid var(--line); }
    .links a { color: var(--soft); margin-right: 10px; }
    .links a:hover { color: var(--accent); }
    .card .problem { margin: 0; border-width: 1px 0 0; border-radius: 0; }
    #films { grid-auto-flow: dense; }
    .group { grid-column: span var(--across, 2); }
    .group .side {
      display: grid; gap: 1px; background: var(--line); border: 1px solid var(--line);
      border-radius: 12px; overflow: hidden;
      grid-template-columns: repeat(var(--across, 2), minmax(0, 1fr));
    }
    .group .card { border: 0; border-radius: 0; }
    #keys { padding: 20px 24px; }
    #keys dl {
      display: grid; grid-template-columns: max-content auto; gap: 8px 14px; align-items: center;
      margin-top: 12px;
    }
    #keys dd { margin: 0; }
    @media (max-width: 640px) {
      header, footer { padding: 8px 12px; gap: 8px; }
      .wide, label.pick span { display: none; }
      .search { flex: 1 1 100%; order: 5; }
      .search input { width: 100%; }
      main { padding: 12px; }
      .group { grid-column: 1 / -1; }
      footer { flex-wrap: wrap; }
      #scrub { flex: 1 1 100%; order: -1; }
      #time { min-width: 4.5em; margin-left: auto; white-space: nowrap; }
      #large { inset: 96px 0 112px; max-height: calc(100vh - 208px); }
      #large .inside { max-height: calc(100vh - 210px); }
    }
    """
}
