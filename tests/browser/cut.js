/* What a person cannot read on this page: text that is clipped, leaves the window, or buttons that lie
   upon each other. Each finding names its element. */
(() => {
  const SLACK = 2;
  const found = [];

  const named = (node) => {
    const kind = typeof node.className === "string" ? node.className.split(" ")[0] : "";
    return `${node.tagName.toLowerCase()}.${kind}`;
  };
  const path = (node) =>
    [node.parentElement?.parentElement, node.parentElement, node]
      .filter(Boolean)
      .map(named)
      .join(" > ");
  const clips = (style) => /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const isUnseen = (node) =>
    node.closest(".unseen, [hidden], [inert], select, option") ||
    /* Folded up: a tap unfolds it. */
    node.closest("[aria-expanded=false]") ||
    !node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });

  function say(what, node, text) {
    found.push(`${what}: ${path(node)}: ${text.trim().slice(0, 60)}`);
  }

  /** The text against every box around it that cuts off what is outside. */
  function look(text) {
    const node = text.parentElement;
    if (!node || !text.data.trim() || node.closest("svg, script, style") || isUnseen(node)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    for (let around = node; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (scrolls(style)) return;
      if (!clips(style)) continue;
      const edge = around.getBoundingClientRect();
      for (const box of boxes) {
        const wide = box.right > edge.right + SLACK || box.left < edge.left - SLACK;
        const high = box.bottom > edge.bottom + box.height / 4 || box.top < edge.top - box.height / 4;
        if ((wide && style.overflowX !== "visible") || (high && style.overflowY !== "visible")) {
          say("cut off", node, text.data);
          return;
        }
      }
    }
    for (const box of boxes) {
      if (box.right > document.documentElement.clientWidth + SLACK || box.left < -SLACK) {
        say("outside the window", node, text.data);
        return;
      }
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) look(walker.currentNode);

  const buttons = [...document.querySelectorAll(".button, form button, input, summary")].filter(
    (node) => !isUnseen(node) && node.type !== "radio" && node.type !== "checkbox",
  );
  buttons.forEach((one, n) => {
    const a = one.getBoundingClientRect();
    for (const other of buttons.slice(n + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const fixed = [one, other].some((node) => node.closest(".dock, dialog"));
      if (across > SLACK && down > SLACK && !fixed) say("overlapping", one, other.textContent ?? "");
    }
  });
  return found;
})()
