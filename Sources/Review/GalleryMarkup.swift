/// The fixed parts of a gallery's page.
enum GalleryMarkup {
  static let text = """
    <header>
      <h1 id="title"></h1>
      <p id="count" role="status"></p>
      <label class="search"><span>Search</span>
        <input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false">
        <kbd>/</kbd></label>
      <label class="pick"><span>Show</span>
        <select id="filter">
          <option value="all">All</option>
          <option value="moves">Moving</option>
          <option value="still">Still</option>
          <option value="loop">Loops</option>
          <option value="warned">With warnings</option>
          <option value="failed">Failed</option>
        </select></label>
      <label class="pick wide"><span>Card size</span>
        <input id="zoom" type="range" min="140" max="560" step="20" value="260"></label>
      <button id="pairs" aria-pressed="false" title="Variants side by side (P)">Side by side</button>
      <button id="scheme" title="Light or dark page (D)" aria-label="Light or dark page">◐</button>
      <button id="help" title="Keys (?)" aria-label="Keys">?</button>
    </header>
    <main>
      <section id="problems" hidden><h2>Without a film</h2><div id="problem-list"></div></section>
      <section id="films" aria-label="Films"></section>
      <p id="nothing" hidden>Nothing here is like that.</p>
    </main>
    <footer>
      <button id="start" title="To the start (Home)" aria-label="To the start">«</button>
      <button id="back" title="One frame back (←)" aria-label="One frame back">‹</button>
      <button id="play" title="Play or pause (Space)" aria-label="Play or pause">▶</button>
      <button id="forth" title="One frame on (→)" aria-label="One frame on">›</button>
      <input id="scrub" type="range" min="0" max="1" step="any" value="0" aria-label="Time">
      <output id="time">0.000 s</output>
      <label class="pick"><span>Speed</span>
        <select id="speed">
          <option value="0.1">0.1×</option><option value="0.25">0.25×</option>
          <option value="0.5">0.5×</option><option value="1" selected>1×</option>
          <option value="2">2×</option>
        </select></label>
      <button id="loop" aria-pressed="true" title="Begin again at the end (L)">Loop</button>
    </footer>
    <dialog id="large"><div class="inside"><div class="stage"></div>
      <div class="facts"><h2></h2><p></p></div></div><button class="close" aria-label="Close">✕</button>
    </dialog>
    <dialog id="keys"><h2>Keys</h2><dl>
      <dt>Space</dt><dd>play or pause</dd>
      <dt>← →</dt><dd>one frame back or on; with Shift ten</dd>
      <dt>Home End</dt><dd>to the start or the end</dd>
      <dt>[ ]</dt><dd>slower or faster</dd>
      <dt>L</dt><dd>begin again at the end, or stop there</dd>
      <dt>/</dt><dd>search</dd>
      <dt>J K</dt><dd>next or previous film, large</dd>
      <dt>P</dt><dd>variants side by side</dd>
      <dt>D</dt><dd>light or dark page</dd>
      <dt>Esc</dt><dd>close</dd>
    </dl><button class="close" aria-label="Close">✕</button></dialog>
    """
}
