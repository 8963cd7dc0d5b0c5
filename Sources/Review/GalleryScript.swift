/// What makes a gallery's films play together.
enum GalleryScript {
  /// One clock for all films; each follows it, and waits at its last frame when it is over.
  static let clock = """
    'use strict';
    const gallery = JSON.parse(document.getElementById('gallery').textContent);
    const $ = id => document.getElementById(id);
    const clock = {
      time: 0, end: 0, speed: 1, playing: false, loops: true, last: 0, players: new Set(),
      frame: 1 / 60,
      measure() {
        this.end = Math.max(0, ...[...this.players].filter(p => p.shown).map(p => p.length));
        const rates = [...this.players].filter(p => p.shown).map(p => p.rate);
        this.frame = 1 / Math.max(1, ...rates);
        if (this.time > this.end) this.seek(this.end);
        $('scrub').max = this.end || 1;
      },
      play() {
        if (this.time >= this.end - 1e-6) this.time = 0;
        this.playing = true;
        this.last = performance.now();
        $('play').textContent = '❚❚';
        requestAnimationFrame(now => this.tick(now));
      },
      pause() {
        this.playing = false;
        $('play').textContent = '▶';
        this.players.forEach(p => p.video.pause());
        this.seek(this.time);
      },
      toggle() { this.playing ? this.pause() : this.play(); },
      seek(time) {
        this.time = Math.min(Math.max(0, time), this.end);
        this.players.forEach(p => p.settle(this.time));
        this.tell();
      },
      step(frames) {
        if (this.playing) this.pause();
        const index = Math.round(this.time / this.frame) + frames;
        this.seek(index * this.frame);
      },
      tick(now) {
        if (!this.playing) return;
        this.time += (now - this.last) / 1000 * this.speed;
        this.last = now;
        if (this.time >= this.end) {
          if (!this.loops) { this.time = this.end; this.pause(); return; }
          this.time = this.end > 0 ? this.time % this.end : 0;
        }
        this.players.forEach(p => p.follow(this.time, this.speed));
        this.tell();
        requestAnimationFrame(next => this.tick(next));
      },
      tell() {
        $('scrub').value = this.time;
        $('time').textContent =
          `${this.time.toFixed(3)} s · ${Math.floor(this.time / this.frame + 1e-6)}`;
        this.players.forEach(p => p.mark(this.time));
      },
    };

    class Player {
      constructor(film, video, bar) {
        this.length = film.durationSeconds;
        this.rate = film.framesPerSecond;
        this.video = video;
        this.bar = bar;
        this.shown = true;
        this.seen = false;
      }
      /// The middle of the last frame, so that a decoder never rounds past the end.
      get lastMoment() { return Math.max(0, this.length - 0.5 / this.rate); }
      moment(time) {
        const frame = Math.floor(time * this.rate + 1e-4);
        return Math.min((frame + 0.5) / this.rate, this.lastMoment);
      }
      settle(time) {
        if (!this.seen) return;
        this.video.pause();
        const wanted = this.moment(time);
        if (Math.abs(this.video.currentTime - wanted) > 1e-4) this.video.currentTime = wanted;
      }
      follow(time, speed) {
        if (!this.seen) { this.video.pause(); return; }
        if (time >= this.lastMoment) { this.settle(time); return; }
        const video = this.video;
        if (video.playbackRate !== speed) video.playbackRate = speed;
        const drift = video.currentTime - time;
        if (!video.seeking && Math.abs(drift) > Math.max(0.06, 0.1 * speed)) {
          video.currentTime = Math.min(time, this.lastMoment);
        }
        if (video.paused) video.play().catch(() => {});
      }
      mark(time) {
        if (this.bar) this.bar.style.width = `${Math.min(1, time / (this.length || 1)) * 100}%`;
      }
    }
    """

  /// A card for each film, and a box for each failure.
  static let cards = """
    const element = (tag, name, text) => {
      const made = document.createElement(tag);
      if (name) made.className = name;
      if (text !== undefined) made.textContent = text;
      return made;
    };
    const nameOf = entry => entry.preview ? `${entry.scene} · ${entry.preview}` : entry.scene;
    const factsOf = film => {
      const size = `${+(film.widthPixels / film.scale).toFixed(1)}×` +
        `${+(film.heightPixels / film.scale).toFixed(1)} pt @${film.scale}×`;
      return `${film.durationSeconds.toFixed(2)} s · ${film.frames} frames · ${film.fps} fps · ${size}`;
    };
    const watcher = new IntersectionObserver(changes => {
      for (const change of changes) {
        const player = change.target.player;
        player.seen = change.isIntersecting;
        if (player.seen && player.video.preload === 'none') player.video.preload = 'auto';
        if (!clock.playing) player.settle(clock.time);
        else if (!player.seen) player.video.pause();
      }
    }, { rootMargin: '200px' });

    function makeVideo(film) {
      const video = element('video');
      video.src = encodeURI(film.path);
      video.poster = encodeURI(film.poster);
      video.width = film.widthPixels / film.scale;
      video.height = film.heightPixels / film.scale;
      video.style.aspectRatio = `${film.widthPixels} / ${film.heightPixels}`;
      video.muted = true;
      video.playsInline = true;
      video.preload = 'none';
      video.disablePictureInPicture = true;
      return video;
    }

    function linksOf(film) {
      const links = element('p', 'links');
      const kinds = [['MP4', film.path], ['GIF', film.gif], ['sheet', film.sheet],
        ['curves', film.curves]];
      for (const [name, path] of kinds) {
        if (!path) continue;
        const link = element('a', '', name);
        link.href = encodeURI(path);
        link.target = '_blank';
        links.append(link);
      }
      return links;
    }
    const time = value => `${+value.toFixed(3)} s`;
    function tableOf(motions) {
      const table = element('table');
      const head = element('tr');
      for (const name of ['View', 'Property', 'From → to', 'Start', 'Length', 'Curve', 'Rests',
        'Over']) head.append(element('th', '', name));
      table.append(head);
      for (const m of motions) {
        const row = element('tr');
        const over = m.overshoot > 0 ? `${+(m.overshoot * 100).toFixed(1)} %` : '–';
        for (const cell of [m.view, m.property, `${m.from} → ${m.to}`, time(m.startSeconds),
          time(m.durationSeconds), m.curve || '–', time(m.settleSeconds), over]) {
          row.append(element('td', '', cell));
        }
        table.append(row);
      }
      return table;
    }
    function pictureOf(path, name) {
      const picture = element('img');
      picture.src = encodeURI(path);
      picture.alt = name;
      return picture;
    }
    // What the film tells besides itself: motions, plots, key moments.
    function detailsOf(entry) {
      const box = element('div', 'more');
      const { film, motions } = entry;
      if (motions.length) box.append(element('h3', '', 'Motion'), tableOf(motions));
      if (film.curves) box.append(element('h3', '', 'Curves'), pictureOf(film.curves, 'Curves'));
      if (film.sheet) {
        box.append(element('h3', '', 'Key moments'), pictureOf(film.sheet, 'Key moments'));
      }
      return box;
    }

    function makeCard(entry) {
      const film = entry.film;
      const card = element('article', 'card');
      const stage = element('div', 'stage');
      const video = makeVideo(film);
      stage.append(video);
      const track = element('div', 'track');
      const bar = element('i');
      track.append(bar);
      const facts = element('div', 'facts');
      facts.append(element('h3', '', nameOf(entry)), element('p', '', factsOf(film)));
      facts.append(element('p', '', entry.source));
      if (!film.moves) facts.append(element('span', 'tag', 'still'));
      if (film.ending === 'loop') facts.append(element('span', 'tag', 'one loop'));
      if (film.ending === 'limit') facts.append(element('span', 'tag', 'never rests'));
      for (const warning of entry.warnings) facts.append(element('span', 'tag warned', warning));
      facts.append(linksOf(film));
      card.append(stage, track, facts);
      if (entry.problem) card.append(makeProblem(entry));
      stage.tabIndex = 0;
      stage.setAttribute('role', 'button');
      stage.setAttribute('aria-label', `${nameOf(entry)}, enlarge`);
      stage.onclick = () => enlarge(entry);
      stage.onkeydown = event => { if (event.key === 'Enter') enlarge(entry); };
      const player = new Player(film, video, bar);
      card.player = stage.player = player;
      clock.players.add(player);
      watcher.observe(stage);
      return card;
    }

    function makeProblem(entry) {
      const box = element('div', 'problem');
      const name = element('strong', '', nameOf(entry));
      name.append(element('span', 'status',
        `${entry.problem.status} · exit status ${entry.problem.exitCode}`));
      box.append(name, element('pre', '', entry.problem.message));
      return box;
    }

    const shown = gallery.entries.map(entry => {
      const node = entry.film ? makeCard(entry) : makeProblem(entry);
      $(entry.film ? 'films' : 'problem-list').append(node);
      const words = [entry.scene, entry.preview, entry.source, ...entry.warnings,
        entry.problem ? entry.problem.message : ''].join(' ').toLowerCase();
      return { entry, node, words };
    });

    // Variants of one preview, which can be laid side by side.
    const subjectOf = entry => JSON.stringify([entry.scene, entry.variant
      ? (entry.preview || '').slice(0, -entry.variant.length).replace(/, $/, '') : entry.preview]);
    const pairs = new Map();
    for (const item of shown) {
      if (!item.entry.film || !item.entry.variant) continue;
      const subject = subjectOf(item.entry);
      if (!pairs.has(subject)) pairs.set(subject, []);
      pairs.get(subject).push(item);
    }
    for (const [subject, items] of pairs) if (items.length < 2) pairs.delete(subject);
    function setPaired(paired) {
      const films = $('films');
      for (const group of films.querySelectorAll('.group')) group.remove();
      for (const item of shown) if (item.entry.film) films.append(item.node);
      $('pairs').setAttribute('aria-pressed', paired);
      if (!paired) return;
      for (const items of pairs.values()) {
        const group = element('section', 'group');
        films.insertBefore(group, items[0].node);
        const grid = element('div', 'side');
        for (const item of items) grid.append(item.node);
        group.append(grid);
        group.style.setProperty('--across', Math.min(items.length, 4));
        group.items = items;
      }
      sift();
    }

    let largePlayer = null, enlarged = null;
    function enlarge(entry) {
      const dialog = $('large');
      const video = makeVideo(entry.film);
      video.removeAttribute('width');
      video.removeAttribute('height');
      video.preload = 'auto';
      dialog.querySelector('.stage').replaceChildren(video);
      const old = dialog.querySelector('.more');
      if (old) old.remove();
      dialog.querySelector('.inside').append(detailsOf(entry));
      enlarged = entry;
      if (largePlayer) closePlayer();
      dialog.querySelector('h2').textContent = nameOf(entry);
      dialog.querySelector('p').textContent = factsOf(entry.film) + ' · ' + entry.source;
      largePlayer = new Player(entry.film, video, null);
      largePlayer.seen = true;
      clock.players.add(largePlayer);
      largePlayer.settle(clock.time);
      // Not as a modal: the bar with the clock stays in reach.
      if (!dialog.open) dialog.show();
      dialog.querySelector('.inside').scrollTop = 0;
    }
    function closePlayer() {
      largePlayer.video.pause();
      clock.players.delete(largePlayer);
      largePlayer = null;
    }
    function closeLarge() {
      if (largePlayer) closePlayer();
      $('large').close();
    }
    // The next or the previous film of those that are shown.
    function walk(step) {
      const films = shown.filter(item => item.entry.film && !item.node.hidden);
      if (!films.length) return;
      const at = $('large').open ? films.findIndex(item => item.entry === enlarged) : -1;
      const next = at < 0 ? (step > 0 ? 0 : films.length - 1)
        : (at + step + films.length) % films.length;
      enlarge(films[next].entry);
      films[next].node.scrollIntoView({ block: 'nearest' });
    }
    """
}
