/// What a served page has more than the one on disk: it follows the scenes.
enum LiveScript {
  static let text = """
    <style>
      .stage .first { position: absolute; inset: 10px; margin: auto; max-width: calc(100% - 20px);
        max-height: calc(100% - 20px); border-radius: 4px; z-index: 1; }
      #live { color: var(--soft); }
      #live::before { content: '● '; color: var(--accent); }
      #live.gone::before { color: var(--bad); }
    </style>
    <script>
    (() => {
      const sign = document.createElement('span');
      sign.id = 'live';
      sign.textContent = 'live';
      document.getElementById('count').after(sign);
      const kept = sessionStorage.getItem('zoetrope-live');
      if (kept) {
        const { time, playing, search, scroll } = JSON.parse(kept);
        document.getElementById('search').value = search;
        sift();
        clock.seek(time);
        if (playing !== clock.playing) clock.toggle();
        scrollTo(0, scroll);
      }
      const events = new EventSource('/events');
      events.onopen = () => { sign.className = ''; sign.textContent = 'live'; };
      events.onerror = () => { sign.className = 'gone'; sign.textContent = 'not running'; };
      events.addEventListener('busy', event => { sign.textContent = event.data; });
      events.addEventListener('frame', event => {
        const { film, picture } = JSON.parse(event.data);
        for (const item of shown) {
          if (!item.entry.film || item.entry.film.path !== film) continue;
          const stage = item.node.querySelector('.stage');
          const old = stage.querySelector('.first');
          const image = old || document.createElement('img');
          image.className = 'first';
          image.src = picture + '?' + performance.now();
          if (!old) stage.append(image);
        }
      });
      events.addEventListener('reload', () => {
        sessionStorage.setItem('zoetrope-live', JSON.stringify({
          time: clock.time, playing: clock.playing,
          search: document.getElementById('search').value, scroll: scrollY }));
        location.reload();
      });
    })();
    </script>

    """
}
