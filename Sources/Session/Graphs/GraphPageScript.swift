/// The script of a graph page.
enum GraphPageScript {
  /// Draws the graph and responds to clicks, keys and the fragment of the address: `#input=7`,
  /// `#view=Row%231`, both joined by `&`, `#source=Book%231.title`, `#group=v3`.
  static let text = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const signs = { updated: "↻", wasted: "○", appeared: "+", went: "−", stale: "!" };
    const cell = 30;
    const places = new Map(), edges = new Map(), numbers = new Map(), names = new Map();
    const graph = document.getElementById("graph"), time = document.getElementById("time");
    const detail = document.getElementById("detail");
    const inputs = new Map(data.inputs.map(input => [input.number, input]));
    const views = new Map(data.views.map(view => [view.name, view]));
    const viewOfPlace = new Map(data.views.filter(view => view.id).map(view => [view.id, view]));
    const allEdges = data.graphs.at(-1).edges, placeNames = new Map();
    let isFolded = data.graphs.length > 1;

    function make(kind, attributes, parent, text) {
      const element = document.createElement(kind);
      return finish(element, attributes, parent, text);
    }
    function draw(kind, attributes, parent, text) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", kind);
      return finish(element, attributes, parent, text);
    }
    function finish(element, attributes, parent, text) {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (text !== undefined) element.textContent = text;
      parent.append(element);
      return element;
    }
    function count(number, noun) { return `${number} ${noun}${number === 1 ? "" : "s"}`; }

    // The graph

    function drawGraph() {
      const { width, height, boxes, edges: lines } = isFolded ? data.graphs[0] : data.graphs.at(-1);
      if (!boxes.length) { make("p", {}, graph, "Nothing is mounted."); return; }
      const svg = draw("svg", {
        width, height, viewBox: `0 0 ${width} ${height}`,
        role: "group", "aria-label": "Arrows lead from what is read to the views that run for it"
      }, graph);
      const definitions = draw("defs", {}, svg);
      for (const id of ["tip", "lit-tip"]) {
        const tip = draw("marker", { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8,
          markerHeight: 8, markerUnits: "userSpaceOnUse", orient: "auto" }, definitions);
        draw("path", { d: "M0 0L8 4L0 8z" }, tip);
      }
      for (const box of boxes) for (const place of [box, ...box.rows]) placeNames.set(place.id, place.name);
      for (const edge of lines) if (edge.points.length) drawEdge(svg, edge);
      for (const box of boxes) drawBox(svg, box);
    }
    function redrawGraph() {
      graph.replaceChildren();
      for (const map of [places, edges, placeNames]) map.clear();
      drawGraph();
      fold.textContent = isFolded ? "Show every view" : "Fold views of one kind";
      show(chosen);
    }
    // The identifier in the shown graph of a box or edge in the whole graph.
    function shownPlace(id) { return isFolded ? data.folds[id] ?? id : id; }
    function shownEdge(id) { return isFolded ? data.edgeFolds[id] ?? id : id; }
    function drawEdge(svg, edge) {
      const points = edge.points;
      let path = `M${points[0]} ${points[1]}`;
      for (let index = 2; index < points.length; index += 2) {
        const [oldX, oldY, x, y, nextX, nextY] = points.slice(index - 2, index + 4);
        const before = Math.min(4, Math.hypot(x - oldX, y - oldY) / 2);
        const after = nextX === undefined ? 0 : Math.min(4, Math.hypot(nextX - x, nextY - y) / 2);
        const radius = nextX === undefined ? 0 : Math.min(before, after);
        const back = [x - Math.sign(x - oldX) * radius, y - Math.sign(y - oldY) * radius];
        path += `L${back[0]} ${back[1]}`;
        if (radius) path += `Q${x} ${y} ${x + Math.sign(nextX - x) * radius} ${y + Math.sign(nextY - y) * radius}`;
      }
      const line = draw("path", {
        d: path, class: edge.isCurrent ? "edge" : "edge past", "marker-end": "url(#tip)",
        "stroke-width": 1 + Math.min(3, Math.log2(1 + edge.updates) * .7)
      }, svg);
      draw("title", {}, line, `${placeNames.get(edge.from)} → ${placeNames.get(edge.to)} ${edge.label}`);
      edges.set(edge.id, line);
    }
    function nameOf(id) { return viewOfPlace.get(id)?.name ?? data.sources[id]?.name ?? ""; }
    function drawBox(svg, box) {
      const group = draw("g", { class: `box ${box.kind}` }, svg);
      draw("rect", { x: box.x, y: box.y, width: box.width, height: box.height, rx: 5 }, group);
      const title = box.id ? drawPlace(group, box.id, box, box.y, data.titleHeight) : group;
      draw("text", { x: box.x + 10, y: box.y + data.titleHeight / 2, class: "title" }, title, box.title);
      box.rows.forEach((row, index) => {
        const y = box.y + data.titleHeight + index * data.rowHeight;
        const place = drawPlace(group, row.id, box, y, data.rowHeight);
        draw("text", { x: box.x + 18, y: y + data.rowHeight / 2 }, place, row.label);
      });
    }
    function drawPlace(group, id, box, y, height) {
      const name = placeNames.get(id);
      const place = draw("g", {
        class: "place", role: "button", tabindex: places.size ? -1 : 0, "data-id": id,
        "aria-label": viewOfPlace.has(id) ? `view ${name} ${isGroup(id) ? "" : viewOfPlace.get(id).counts}` : `source ${name}`
      }, group);
      draw("title", {}, place, name);
      draw("rect", { x: box.x + 1, y: y + 1, width: box.width - 2, height: height - 2, rx: 4 }, place);
      places.set(id, { element: place, x: box.x, y: y + height / 2 });
      place.addEventListener("click", () => choosePlace(id));
      return place;
    }
    function isGroup(id) { return isFolded && id in data.groups; }
    function choosePlace(id) {
      if (isGroup(id)) choose({ group: id });
      else if (viewOfPlace.has(id)) choose({ view: nameOf(id), input: chosen.input }); else choose({ source: id });
    }

    // Inputs and views

    function drawTime() {
      const rows = make("div", { class: "rows", role: "group" }, time);
      const head = make("div", { class: "inputs", role: "toolbar", "aria-label": "Inputs" }, rows);
      make("span", { class: "corner" }, head, data.inputs.length ? "views, by input" : "no input yet");
      data.inputs.forEach((input, index) => {
        const button = make("button", {
          class: "number", tabindex: index ? -1 : 0, title: input.source,
          "aria-label": `input ${input.number}: ${input.headline}; ${input.summary}`
        }, head, input.number);
        button.addEventListener("click", () => choose({ input: input.number }));
        numbers.set(input.number, button);
      });
      const list = make("div", { role: "toolbar", "aria-label": "Views", "aria-orientation": "vertical" }, rows);
      const lanes = new Map();
      data.views.forEach((view, index) => {
        const row = make("div", { class: "row" }, list);
        const button = make("button", {
          class: view.id ? "name" : "name gone", tabindex: index ? -1 : 0, title: view.name,
          "aria-label": `view ${view.name} ${view.counts}`
        }, row, view.name);
        button.addEventListener("click", () => choose({ view: view.name, input: chosen.input }));
        names.set(view.name, button);
        const lane = make("div", { class: "lane", "aria-hidden": "true" }, row);
        lane.style.width = `${data.inputs.length * cell}px`;
        lane.addEventListener("click", event => {
          const input = data.inputs[Math.floor((event.clientX - lane.getBoundingClientRect().left) / cell)];
          if (input) choose({ view: view.name, input: input.number });
        });
        lanes.set(view.name, lane);
      });
      data.inputs.forEach((input, index) => {
        for (const [name, kind] of Object.entries(input.marks)) {
          const lane = lanes.get(name);
          if (!lane) continue;
          const mark = make("span", {
            class: `mark ${kind}`, title: `${name} ${kind} in input ${input.number}: ${input.headline}`
          }, lane, signs[kind]);
          mark.style.left = `${index * cell}px`;
        }
      });
      head.addEventListener("keydown", event => moveIn([...numbers.values()], event, "ArrowLeft", "ArrowRight"));
      list.addEventListener("keydown", event => moveIn([...names.values()], event, "ArrowUp", "ArrowDown"));
    }

    // Keys

    function moveIn(elements, event, back, forth) {
      const index = elements.indexOf(document.activeElement);
      const next = { [back]: index - 1, [forth]: index + 1, Home: 0, End: elements.length - 1 }[event.key];
      if (index < 0 || next === undefined) return;
      event.preventDefault();
      focusOn(elements, elements[Math.max(0, Math.min(elements.length - 1, next))]);
    }
    function focusOn(elements, element) {
      for (const other of elements) other.setAttribute("tabindex", -1);
      element.setAttribute("tabindex", 0);
      element.focus();
    }
    function moveInGraph(event) {
      const id = document.activeElement?.dataset?.id;
      if (!places.has(id)) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        choosePlace(id);
        return;
      }
      const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
      if (!dx && !dy) return;
      event.preventDefault();
      const from = places.get(id);
      let best, least = Infinity;
      for (const place of places.values()) {
        const x = place.x - from.x, y = place.y - from.y;
        const ahead = dx ? x * dx : y * dy, aside = Math.abs(dx ? y : x);
        if (place === from || ahead <= 0) continue;
        const distance = ahead + aside * 4;
        if (distance < least) { least = distance; best = place; }
      }
      if (best) focusOn([...places.values()].map(place => place.element), best.element);
    }
    document.addEventListener("keydown", event => { if (event.key === "Escape") choose({}); });

    // Selection

    // The selection in the address: an input, a view, the view in that input, or a source.
    let chosen = {};

    function choose(what) {
      const parts = [];
      if (what.input !== undefined) parts.push(`input=${what.input}`);
      if (what.view !== undefined) parts.push(`view=${encodeURIComponent(what.view)}`);
      if (what.group !== undefined) parts.push(`group=${what.group}`);
      if (what.source !== undefined) parts.push(`source=${encodeURIComponent(nameOf(what.source))}`);
      history.replaceState(null, "", `#${parts.join("&")}`);
      show(what);
    }
    function show(what) {
      chosen = what;
      for (const element of document.querySelectorAll(".lit, .has-lit, .chosen")) {
        element.classList.remove("lit", "has-lit", "chosen");
        if (element.classList.contains("edge")) element.setAttribute("marker-end", "url(#tip)");
      }
      document.querySelector(".column")?.remove();
      const input = inputs.get(what.input), view = views.get(what.view);
      graph.classList.toggle("choosing", Boolean(input || view || what.source || what.group));
      detail.replaceChildren();
      if (input) markInput(input);
      if (view) showView(view, input);
      else if (input) showInput(input);
      else if (what.group) showGroup(what.group);
      else if (what.source) showSource(what.source);
      else showHelp();
    }
    function light(ids, lines) {
      for (const line of new Set(lines.map(shownEdge))) {
        const element = edges.get(line);
        if (!element) continue;
        element.classList.add("lit");
        element.setAttribute("marker-end", "url(#lit-tip)");
        element.parentNode.append(element);
      }
      let first;
      for (const id of new Set(ids.map(shownPlace))) {
        const element = places.get(id)?.element;
        if (!element) continue;
        element.classList.add("lit");
        element.parentNode.classList.add("has-lit");
        first ??= element;
      }
      first?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    function section(title, text, isTree) {
      if (!text) return;
      make("h2", {}, detail, title);
      make("pre", isTree ? { class: "tree" } : {}, detail, text);
    }
    function markInput(input) {
      const button = numbers.get(input.number);
      button.classList.add("chosen");
      button.scrollIntoView({ block: "nearest", inline: "nearest" });
      const column = make("div", { class: "column" }, document.querySelector(".rows"));
      column.style.left = `${240 + data.inputs.indexOf(input) * cell}px`;
    }
    function showInput(input) {
      light(input.lit, input.edges);
      section(`Input ${input.number}`, input.source);
      section("Why", input.why, true);
    }
    function showView(view, input) {
      const around = allEdges.filter(edge => edge.from === view.id || edge.to === view.id);
      light([view.id, ...around.flatMap(edge => [edge.from, edge.to])], around.map(edge => edge.id));
      const button = names.get(view.name);
      button.classList.add("chosen");
      button.scrollIntoView({ block: "nearest", inline: "nearest" });
      section(view.name, view.counts || "has not updated");
      section("What it runs for", view.text, true);
      if (input) showViewInInput(view, input);
      else {
        const last = data.inputs[view.last];
        section("Why it ran, came or went last", last && (view.why || last.why), true);
        const missed = Math.max(...Object.keys(view.missed).map(Number));
        section(`Why it did not run for input ${missed}`, view.missed[missed]);
      }
    }
    function showViewInInput(view, input) {
      section(`Input ${input.number}`, input.source);
      if (view.name in input.marks) {
        section("Why", data.inputs[view.last] === input && view.why || input.why, true);
      } else {
        section("Why it did not run", view.missed[input.number] ??
          (view.id ? "It was not there yet, or the input is too long ago." : "It is gone by now."));
      }
    }
    function showGroup(id) {
      if (!isGroup(id)) { showHelp(); return; }
      const around = data.graphs[0].edges.filter(edge => edge.from === id || edge.to === id);
      light([id, ...around.flatMap(edge => [edge.from, edge.to])], around.map(edge => edge.id));
      section(placeNames.get(id), data.groups[id], true);
    }
    function showSource(id) {
      const around = allEdges.filter(edge => edge.from === id);
      light([id, ...around.map(edge => edge.to)], around.map(edge => edge.id));
      section(nameOf(id), data.sources[id].text, true);
    }
    function showHelp() {
      section("How to read this",
        "Choose an input to see the way from what it wrote to the views that ran.\n" +
        "Choose a view or a property to see what stands around it.\n" +
        "Choose a view after an input, or the place where they meet, to see why it ran then or did not.\n\n" +
        "Arrows lead from what is read to who reads it, the thicker the more updates came that way; " +
        "dotted: no longer read. ↻3: three updates. Many views of one kind stand as one.\n\n" +
        "Keys: Tab goes from part to part, arrows within one, Enter chooses, Escape lets go.");
    }
    function followAddress() {
      const what = {};
      for (const part of location.hash.slice(1).split("&")) {
        const [kind, text] = part.split("=");
        let value = "";
        try { value = decodeURIComponent(text ?? ""); } catch { return show({}); }
        if (kind === "input" && inputs.has(Number(value))) what.input = Number(value);
        if (kind === "view" && views.has(value)) what.view = value;
        if (kind === "group" && value in data.groups) what.group = value;
        if (kind === "source") what.source = Object.keys(data.sources).find(id => nameOf(id) === value);
      }
      show(what);
    }

    const fold = document.getElementById("fold");
    fold.hidden = !isFolded;
    fold.addEventListener("click", () => { isFolded = !isFolded; redrawGraph(); });
    graph.addEventListener("keydown", moveInGraph);
    drawGraph();
    drawTime();
    document.getElementById("counts").textContent =
      `${count(data.views.filter(view => view.id).length, "view")}, ${count(data.inputs.length, "input")}`;
    window.addEventListener("hashchange", followAddress);
    followAddress();
    """#
}
