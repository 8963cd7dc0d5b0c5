extension GalleryScript {
  /// Buttons, search and keys.
  static let controls = """
    $('title').textContent = gallery.title;
    const kinds = {
      all: () => true,
      moves: e => e.film && e.film.moves,
      still: e => e.film && !e.film.moves,
      loop: e => e.film && (e.film.ending === 'loop' || e.film.ending === 'limit'),
      warned: e => e.warnings.length > 0,
      failed: e => !!e.problem,
      paired: e => !!e.variant,
    };
    function sift() {
      const words = $('search').value.toLowerCase().split(/\\s+/).filter(Boolean);
      const fits = kinds[$('filter').value];
      let films = 0, problems = 0;
      for (const item of shown) {
        const visible = fits(item.entry) && words.every(word => item.words.includes(word));
        item.node.hidden = !visible;
        if (item.node.player) item.node.player.shown = visible;
        if (visible && item.entry.film) films++;
        if (visible && !item.entry.film) problems++;
      }
      for (const group of document.querySelectorAll('.group')) {
        group.hidden = group.items.every(item => item.node.hidden);
      }
      $('problems').hidden = problems === 0;
      $('nothing').hidden = films + problems > 0;
      const all = gallery.entries.filter(e => e.film).length;
      const counted = films === all ? `${films}` : `${films} of ${all}`;
      $('count').textContent =
        `${counted} film${all === 1 ? '' : 's'}` + (problems ? `, ${problems} without a film` : '');
      clock.measure();
      clock.tell();
    }
    function setScheme(dark) {
      document.documentElement.classList.toggle('dark', dark);
      try { localStorage.setItem('zoetrope-dark', dark ? '1' : '0'); } catch {}
    }
    function setLoop(loops) {
      clock.loops = loops;
      $('loop').setAttribute('aria-pressed', loops);
    }
    function changeSpeed(step) {
      const choice = $('speed');
      choice.selectedIndex =
        Math.min(choice.options.length - 1, Math.max(0, choice.selectedIndex + step));
      clock.speed = +choice.value;
    }
    const toggleScheme = () => setScheme(!document.documentElement.classList.contains('dark'));
    $('search').oninput = sift;
    $('filter').onchange = sift;
    $('zoom').oninput = () => $('films').style.setProperty('--card', $('zoom').value + 'px');
    $('scheme').onclick = toggleScheme;
    $('help').onclick = () => $('keys').showModal();
    $('play').onclick = () => clock.toggle();
    $('start').onclick = () => clock.seek(0);
    $('back').onclick = () => clock.step(-1);
    $('forth').onclick = () => clock.step(1);
    $('scrub').oninput = () => {
      const wanted = +$('scrub').value;
      if (clock.playing) clock.pause();
      clock.seek(wanted);
    };
    $('speed').onchange = () => { clock.speed = +$('speed').value; };
    $('loop').onclick = () => setLoop(!clock.loops);
    const togglePairs = () => {
      if (pairs.size) setPaired($('pairs').getAttribute('aria-pressed') !== 'true');
    };
    $('pairs').hidden = pairs.size === 0;
    $('pairs').onclick = togglePairs;
    document.querySelector('#large .close').onclick = closeLarge;
    document.querySelector('#keys .close').onclick = () => $('keys').close();

    const keys = {
      ' ': () => clock.toggle(),
      ArrowLeft: event => clock.step(event.shiftKey ? -10 : -1),
      ArrowRight: event => clock.step(event.shiftKey ? 10 : 1),
      Home: () => clock.seek(0),
      End: () => { if (clock.playing) clock.pause(); clock.seek(clock.end); },
      '[': () => changeSpeed(-1),
      ']': () => changeSpeed(1),
      l: () => setLoop(!clock.loops),
      d: toggleScheme,
      p: togglePairs,
      j: () => walk(1),
      k: () => walk(-1),
      '/': () => $('search').focus(),
      '?': () => $('keys').showModal(),
      Escape: closeLarge,
    };
    addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || $('keys').open) return;
      const typing = event.target.matches('input[type=search], select');
      if (typing) {
        if (event.key === 'Escape') event.target.blur();
        return;
      }
      const act = keys[event.key] || keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act(event);
    });

    let stored = null;
    try { stored = localStorage.getItem('zoetrope-dark'); } catch {}
    const wantsDark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === '1';
    document.documentElement.classList.toggle('dark', wantsDark);
    setPaired(pairs.size > 0);
    sift();
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) clock.play();
    """
}
