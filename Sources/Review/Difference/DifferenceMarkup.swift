/// The fixed parts of a page of differences.
enum DifferenceMarkup {
  static let text = """
    <header>
      <h1>Golden frames</h1>
      <p id="summary" role="status"></p>
      <p id="renderer"></p>
      <button id="scheme" title="Light or dark page (D)" aria-label="Light or dark page">◐</button>
    </header>
    <div id="columns">
      <nav aria-label="Scenes"><ol id="list"></ol><details id="passed"><summary></summary>
        <ul></ul></details></nav>
      <main>
        <h2 id="title"></h2>
        <ul id="words"></ul>
        <div id="modes" role="group" aria-label="View">
          <button data-mode="side">Side by side <kbd>1</kbd></button>
          <button data-mode="slider">Slider <kbd>2</kbd></button>
          <button data-mode="blink">Blink <kbd>3</kbd></button>
          <button data-mode="onion">Onion skin <kbd>4</kbd></button>
          <button data-mode="difference">Difference <kbd>5</kbd></button>
          <label class="blend"><span>Share of actual</span>
            <input id="blend" type="range" min="0" max="1" step="0.01" value="0.5"></label>
          <label class="zoom"><span>Zoom</span>
            <select id="zoom"><option value="0" selected>Fit</option><option value="1">1×</option>
              <option value="2">2×</option><option value="4">4×</option>
              <option value="8">8×</option></select></label>
        </div>
        <div id="stage"></div>
        <div id="strip" role="img" aria-label="Frames: grey as recorded, red different"></div>
        <div id="scrubber">
          <button id="back" title="Picture before (←)" aria-label="Picture before">‹</button>
          <button id="play" title="Play or pause (Space)" aria-label="Play or pause">▶</button>
          <button id="forth" title="Next picture (→)" aria-label="Next picture">›</button>
          <input id="scrub" type="range" min="0" step="1" value="0" aria-label="Picture">
          <output id="time"></output>
        </div>
        <h3 id="error-title">Share of pixels that differ</h3>
        <svg id="error" viewBox="0 0 600 90" preserveAspectRatio="none"></svg>
        <h3 id="curves-title">Motion: recorded (grey) and now (orange)</h3>
        <div id="curves"></div>
      </main>
    </div>
    """
}
