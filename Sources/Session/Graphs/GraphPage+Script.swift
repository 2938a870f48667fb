extension GraphPage {
  /// Draws the data and follows clicks, keys and the address: `#input=7`, `#view=Row%231`, `#source=Book%231.title`.
  static let script = #"""
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
      if (!data.boxes.length) { make("p", {}, graph, "Nothing is mounted."); return; }
      const svg = draw("svg", {
        width: data.width, height: data.height, viewBox: `0 0 ${data.width} ${data.height}`,
        role: "group", "aria-label": "Arrows lead from what is read to the views that run for it"
      }, graph);
      const definitions = draw("defs", {}, svg);
      for (const id of ["tip", "lit-tip"]) {
        const tip = draw("marker", { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8,
          markerHeight: 8, markerUnits: "userSpaceOnUse", orient: "auto" }, definitions);
        draw("path", { d: "M0 0L8 4L0 8z" }, tip);
      }
      for (const edge of data.edges) if (edge.points.length) drawEdge(svg, edge);
      for (const box of data.boxes) drawBox(svg, box);
      graph.addEventListener("keydown", moveInGraph);
    }
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
      draw("title", {}, line, `${nameOf(edge.from)} → ${nameOf(edge.to)} ${edge.label}`);
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
      const name = nameOf(id);
      const place = draw("g", {
        class: "place", role: "button", tabindex: places.size ? -1 : 0, "data-id": id,
        "aria-label": viewOfPlace.has(id) ? `view ${name} ${viewOfPlace.get(id).counts}` : `source ${name}`
      }, group);
      draw("title", {}, place, name);
      draw("rect", { x: box.x + 1, y: y + 1, width: box.width - 2, height: height - 2, rx: 4 }, place);
      places.set(id, { element: place, x: box.x, y: y + height / 2 });
      place.addEventListener("click", () => choosePlace(id));
      return place;
    }
    function choosePlace(id) {
      if (viewOfPlace.has(id)) choose("view", nameOf(id)); else choose("source", id);
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
        button.addEventListener("click", () => choose("input", input.number));
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
        button.addEventListener("click", () => choose("view", view.name));
        names.set(view.name, button);
        const lane = make("div", { class: "lane", "aria-hidden": "true" }, row);
        lane.style.width = `${data.inputs.length * cell}px`;
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
          mark.addEventListener("click", () => choose("input", input.number));
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
    document.addEventListener("keydown", event => { if (event.key === "Escape") choose("", ""); });

    // What is chosen

    function choose(kind, value) {
      const address = kind ? `#${kind}=${encodeURIComponent(kind === "source" ? nameOf(value) : value)}` : "#";
      history.replaceState(null, "", address);
      show(kind, value);
    }
    function show(kind, value) {
      for (const element of document.querySelectorAll(".lit, .has-lit, .chosen")) {
        element.classList.remove("lit", "has-lit", "chosen");
        if (element.classList.contains("edge")) element.setAttribute("marker-end", "url(#tip)");
      }
      document.querySelector(".column")?.remove();
      graph.classList.toggle("choosing", Boolean(kind));
      detail.replaceChildren();
      if (kind === "input") showInput(inputs.get(value));
      else if (kind === "view") showView(views.get(value));
      else if (kind === "source") showSource(value);
      else showHelp();
    }
    function light(ids, lines) {
      for (const line of lines) {
        const element = edges.get(line);
        if (!element) continue;
        element.classList.add("lit");
        element.setAttribute("marker-end", "url(#lit-tip)");
        element.parentNode.append(element);
      }
      let first;
      for (const id of ids) {
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
    function showInput(input) {
      light(input.lit, input.edges);
      const button = numbers.get(input.number);
      button.classList.add("chosen");
      button.scrollIntoView({ block: "nearest", inline: "nearest" });
      const column = make("div", { class: "column" }, document.querySelector(".rows"));
      column.style.left = `${240 + data.inputs.indexOf(input) * cell}px`;
      section(`Input ${input.number}`, input.source);
      section("Why", input.why, true);
    }
    function showView(view) {
      const around = data.edges.filter(edge => edge.from === view.id || edge.to === view.id);
      light([view.id, ...around.flatMap(edge => [edge.from, edge.to])], around.map(edge => edge.id));
      const button = names.get(view.name);
      button.classList.add("chosen");
      button.scrollIntoView({ block: "nearest", inline: "nearest" });
      section(view.name, view.counts || "has not updated");
      section("What it runs for", view.text, true);
      const input = data.inputs[view.last];
      section("Why it ran, came or went last", input && (view.why || input.why), true);
    }
    function showSource(id) {
      const around = data.edges.filter(edge => edge.from === id);
      light([id, ...around.map(edge => edge.to)], around.map(edge => edge.id));
      section(nameOf(id), data.sources[id].text, true);
    }
    function showHelp() {
      section("How to read this",
        "Choose an input to see the way from what it wrote to the views that ran.\n" +
        "Choose a view or a property to see what stands around it.\n\n" +
        "Arrows lead from what is read to who reads it, the thicker the more updates came that way; " +
        "dotted: no longer read. ↻3: three updates.\n\n" +
        "Keys: Tab goes from part to part, arrows within one, Enter chooses, Escape lets go.");
    }
    function followAddress() {
      const [kind, text] = location.hash.slice(1).split("=");
      let value = "";
      try { value = decodeURIComponent(text ?? ""); } catch { return show("", ""); }
      if (kind === "input" && inputs.has(Number(value))) show("input", Number(value));
      else if (kind === "view" && views.has(value)) show("view", value);
      else if (kind === "source") {
        const id = Object.keys(data.sources).find(id => nameOf(id) === value);
        show(id ? "source" : "", id);
      } else show("", "");
    }

    drawGraph();
    drawTime();
    document.getElementById("counts").textContent =
      `${count(data.views.filter(view => view.id).length, "view")}, ${count(data.inputs.length, "input")}`;
    window.addEventListener("hashchange", followAddress);
    followAddress();
    """#
}
