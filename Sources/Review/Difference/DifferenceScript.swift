/// The working of a page of differences.
enum DifferenceScript {
  /// The picture of the frame that is shown, in each view.
  static let pictures = #"""
    const facts = JSON.parse(document.getElementById("facts").textContent);
    const byId = id => document.getElementById(id);
    const make = (tag, attributes = {}, ...children) => {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
      node.append(...children);
      return node;
    };
    const state = { scene: 0, shot: 0, mode: "side", blend: 0.5, zoom: 0, playing: false, odd: false };
    const scene = () => facts.failures[state.scene];
    const shot = () => scene()?.shots[state.shot];

    const sized = (node, natural) => {
      if (state.zoom > 0) node.style.width = natural * state.zoom / (devicePixelRatio || 1) + "px";
      return node;
    };
    const image = (address, label) => {
      const node = make("img", { src: address, alt: label });
      node.onload = () => sized(node, node.naturalWidth);
      return node;
    };
    const frame = (...nodes) =>
      make("div", { class: state.zoom > 0 ? "picture whole" : "picture" }, ...nodes);
    const figure = (caption, ...nodes) =>
      make("figure", {}, make("figcaption", {}, caption), frame(...nodes));

    // Every pixel that differs in red over the faded recording; even one step is seen.
    const difference = ({ expected, actual }) => {
      const canvas = make("canvas", { role: "img", "aria-label": "difference" });
      const load = address => new Promise(done => {
        const picture = new Image();
        picture.onload = () => done(picture);
        picture.src = address;
      });
      canvas.ready = Promise.all([load(expected), load(actual)]).then(pictures => {
        const [width, height] = [pictures[0].width, pictures[0].height];
        const pixels = pictures.map(picture => {
          const ground = make("canvas", { width, height });
          const context = ground.getContext("2d", { willReadFrequently: true });
          context.drawImage(picture, 0, 0);
          return context.getImageData(0, 0, width, height);
        });
        const [a, b] = [pixels[0].data, pixels[1].data];
        let count = 0;
        for (let at = 0; at < a.length; at += 4) {
          let step = 0;
          for (let part = 0; part < 4; part++) step = Math.max(step, Math.abs(a[at + part] - b[at + part]));
          if (step > 0) {
            count++;
            a[at] = 255; a[at + 1] = a[at + 2] = 127 - (step >> 1); a[at + 3] = 255;
          } else {
            const grey = 255 - (255 - (a[at] * 54 + a[at + 1] * 183 + a[at + 2] * 19 >> 8)) * a[at + 3] / 255 / 4;
            a[at] = a[at + 1] = a[at + 2] = grey; a[at + 3] = 255;
          }
        }
        canvas.width = width; canvas.height = height;
        canvas.getContext("2d").putImageData(pixels[0], 0, 0);
        canvas.dataset.pixels = count;
        sized(canvas, width);
      });
      return canvas;
    };

    const layers = style => {
      const top = image(shot().actual, "actual");
      top.classList.add("over");
      style(top);
      return frame(image(shot().expected, "expected"), top);
    };
    const views = {
      side: () => [
        figure(wantedName(), image(shot().expected, "expected")),
        figure("actual", image(shot().actual, "actual")),
        figure("difference", difference(shot())),
      ],
      slider: () => {
        const handle = make("div", { class: "handle" });
        handle.style.left = state.blend * 100 + "%";
        const picture = layers(top => {
          top.style.clipPath = `inset(0 0 0 ${state.blend * 100}%)`;
        });
        picture.append(handle);
        const follow = event => {
          const box = picture.getBoundingClientRect();
          blend(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
        };
        picture.onpointerdown = event => { follow(event); };
        picture.onpointermove = event => { if (event.buttons) follow(event); };
        return [make("figure", {},
          make("figcaption", {}, `${wantedName()} left, actual right`), picture)];
      },
      blink: () => [make("figure", {},
        make("figcaption", {}, state.odd ? "actual" : wantedName()),
        layers(top => { top.style.opacity = state.odd ? 1 : 0; }))],
      onion: () => [make("figure", {}, make("figcaption", {}, "both"),
        layers(top => { top.style.opacity = state.blend; }))],
      difference: () => [figure("difference", difference(shot()))],
    };
    const wantedName = () => shot().expectedFrame === shot().frame
      ? "expected" : `expected (frame ${shot().expectedFrame}, the nearest that is kept)`;
    """#

  /// Frames, errors and curves along time.
  static let plots = #"""
    const svg = (tag, attributes) => {
      const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
      return node;
    };
    const showStrip = () => {
      const { frameCount, bad, shots } = scene();
      const worst = new Map(bad.map(({ frame, share }) => [frame, share ?? 1]));
      const kept = new Set(shots.map(({ frame }) => frame));
      byId("strip").replaceChildren(...Array.from({ length: Math.max(frameCount, 1) }, (_, index) => {
        const cell = make("i", { title: `frame ${index}` });
        if (worst.has(index)) {
          cell.className = "bad";
          cell.style.opacity = 0.45 + 0.55 * Math.min(1, Math.sqrt(worst.get(index)) * 4);
        }
        if (kept.has(index)) cell.classList.add("shot");
        if (shots[state.shot]?.frame === index) cell.classList.add("here");
        return cell;
      }));
    };
    const showErrors = () => {
      const { frameCount, bad } = scene();
      const most = Math.max(...bad.map(({ share }) => share ?? 0), 0);
      byId("error").hidden = byId("error-title").hidden = most === 0;
      byId("error-title").textContent =
        `Share of pixels that differ: up to ${(most * 100).toPrecision(2)} %`;
      const step = 600 / Math.max(frameCount, 1);
      byId("error").replaceChildren(...bad.filter(({ share }) => share > 0).map(({ frame, share }) =>
        svg("rect", { class: "fill", x: frame * step, width: Math.max(step * 0.9, 0.5),
          y: 85 - 80 * share / most, height: 80 * share / most })), cursor(90));
    };
    const cursor = height => {
      const here = shot();
      const x = here ? (here.frame + 0.5) * 600 / Math.max(scene().frameCount, 1) : -1;
      return svg("line", { class: "cursor", x1: x, x2: x, y1: 0, y2: height });
    };
    const curve = ({ view, property, unit, old, new: now }) => {
      const shown = [...old, ...now].filter(value => value !== null);
      const [low, high] = [Math.min(...shown), Math.max(...shown)];
      const count = Math.max(old.length, now.length, 2);
      const height = value => high > low ? 82 - 74 * (value - low) / (high - low) : 45;
      const path = (values, name) => {
        let text = "", pen = false;
        values.forEach((value, index) => {
          if (value === null) { pen = false; return; }
          text += `${pen ? "L" : "M"}${(index + 0.5) * 600 / count} ${height(value)}`;
          pen = true;
        });
        return svg("path", { class: name, d: text || "M0 0" });
      };
      const plot = svg("svg", { viewBox: "0 0 600 90", preserveAspectRatio: "none" });
      plot.append(path(old, "old"), path(now, "new"), cursor(90));
      const range = [low, high].map(value => Number.isFinite(value) ? `${+value.toFixed(3)}${unit}` : "–");
      return make("div", {}, make("h3", {}, `${property} of ${view}: ${range[0]} … ${range[1]}`), plot);
    };
    const showCurves = () => {
      byId("curves-title").hidden = scene().curves.length === 0;
      byId("curves").replaceChildren(...scene().curves.map(curve));
    };
    """#

  /// What the reader does.
  static let controls = #"""
    const show = () => {
      const none = facts.failures.length === 0;
      document.querySelector("main").hidden = none;
      if (none) return;
      byId("list").querySelectorAll("button").forEach((button, index) =>
        button.setAttribute("aria-current", index === state.scene));
      byId("title").textContent = scene().title;
      byId("words").replaceChildren(...scene().words.map(word => make("li", {}, word)));
      const pictured = scene().shots.length > 0;
      for (const id of ["modes", "stage", "scrubber"]) byId(id).hidden = !pictured;
      byId("strip").hidden = scene().frameCount === 0;
      document.querySelectorAll("#modes button").forEach(button =>
        button.setAttribute("aria-pressed", button.dataset.mode === state.mode));
      document.querySelector(".blend").hidden = !["slider", "onion"].includes(state.mode);
      if (pictured) {
        byId("stage").replaceChildren(...views[state.mode]());
        byId("scrub").max = scene().shots.length - 1;
        byId("scrub").value = state.shot;
        const seconds = shot().frame / scene().fps;
        byId("time").textContent = `frame ${shot().frame} of ${scene().frameCount}, ${seconds.toFixed(3)} s`;
      }
      showStrip();
      showErrors();
      showCurves();
      const parts = { scene: state.scene, frame: shot()?.frame ?? 0, view: state.mode };
      history.replaceState(null, "", "#" + new URLSearchParams(parts));
    };
    const nearest = frame => {
      const away = scene().shots.map(item => Math.abs(item.frame - frame));
      return Math.max(0, away.indexOf(Math.min(...away)));
    };
    // Another scene is shown at the time of the last, so that two can be compared.
    const go = index => {
      const seconds = shot() ? shot().frame / scene().fps : 0;
      state.scene = Math.min(Math.max(index, 0), facts.failures.length - 1);
      state.shot = nearest(seconds * scene().fps);
      show();
    };
    const turn = index => {
      const count = scene().shots.length;
      if (count > 0) state.shot = (index % count + count) % count;
      show();
    };
    const view = mode => { state.mode = mode; show(); };
    const blend = share => { state.blend = share; byId("blend").value = share; show(); };
    const play = on => { state.playing = on; byId("play").textContent = on ? "❚❚" : "▶"; };
    setInterval(() => {
      state.odd = !state.odd;
      if (state.playing && scene()) turn(state.shot + 1);
      else if (state.mode === "blink" && scene()) show();
    }, 400);

    byId("summary").textContent = facts.summary;
    byId("renderer").textContent = facts.renderer;
    byId("passed").hidden = facts.passed.length === 0;
    byId("passed").querySelector("summary").textContent = `${facts.passed.length} as recorded`;
    byId("passed").querySelector("ul").replaceChildren(
      ...facts.passed.map(name => make("li", {}, name)));
    byId("list").replaceChildren(...facts.failures.map(({ title, status }, index) => {
      const button = make("button", { title }, title, make("small", {}, status));
      button.onclick = () => go(index);
      return make("li", {}, button);
    }));
    document.querySelectorAll("#modes button").forEach(button => {
      button.onclick = () => view(button.dataset.mode);
    });
    byId("blend").oninput = event => blend(+event.target.value);
    byId("zoom").onchange = event => { state.zoom = +event.target.value; show(); };
    byId("scrub").oninput = event => turn(+event.target.value);
    byId("back").onclick = () => turn(state.shot - 1);
    byId("forth").onclick = () => turn(state.shot + 1);
    byId("play").onclick = () => play(!state.playing);
    byId("strip").onclick = event => {
      const index = [...byId("strip").children].indexOf(event.target);
      if (index >= 0) turn(nearest(index));
    };
    const scheme = dark => document.documentElement.classList.toggle("dark", dark);
    scheme(matchMedia("(prefers-color-scheme: dark)").matches);
    byId("scheme").onclick = () => scheme();
    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || !scene()) return;
      const modes = ["side", "slider", "blink", "onion", "difference"];
      const keys = {
        ArrowLeft: () => turn(state.shot - 1), ArrowRight: () => turn(state.shot + 1),
        ArrowUp: () => go(state.scene - 1), ArrowDown: () => go(state.scene + 1),
        Home: () => turn(0), End: () => turn(-1), " ": () => play(!state.playing),
        d: () => scheme(),
      };
      modes.forEach((mode, index) => { keys[index + 1] = () => view(mode); });
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    });
    const place = new URLSearchParams(location.hash.slice(1));
    if (views[place.get("view")]) state.mode = place.get("view");
    if (facts.failures.length > 0) {
      state.scene = Math.min(+(place.get("scene") ?? 0) || 0, facts.failures.length - 1);
      state.shot = nearest(+(place.get("frame") ?? 0) || 0);
    }
    show();
    """#
}
