/**
 * Draws the map of Royals: Natural Earth outlines (public domain) -> src/games/royals/europe.ts
 *
 *   cd /tmp && npm pack world-atlas@2 && tar xzf world-atlas-2.*.tgz
 *   node tools/europe.mjs /tmp/package/countries-50m.json > src/games/royals/europe.ts
 *
 * world-atlas is Natural Earth's 1:50m vectors as TopoJSON. We keep western and central Europe,
 * merge modern states into the countries of the board, project (Lambert azimuthal equal-area),
 * simplify (Visvalingam) and clip. Where cities lie is told here by latitude and longitude.
 */
import { readFileSync } from "node:fs";
import { argv } from "node:process";

const WIDTH = 920;
const HEIGHT = 930;
const CENTRE = { longitude: 3.4, latitude: 47.3 };
const SCALE = 2290;
const MARGIN = 20;
const LEAST_AREA = 5;
const LEAST_ISLAND = 45;

const COUNTRIES = {
  france: ["France"],
  "german-states": ["Germany", "Austria"],
  britain: ["United Kingdom", "Ireland"],
  spain: ["Spain"],
};
const CITIES = {
  Paris: [48.857, 2.352],
  Bordeaux: [44.838, -0.579],
  Dijon: [47.322, 5.041],
  Marseille: [43.296, 5.37],
  Lyon: [45.764, 4.836],
  Munich: [48.135, 11.582],
  Vienna: [48.208, 16.373],
  Berlin: [52.52, 13.405],
  Cologne: [50.938, 6.96],
  Dublin: [53.35, -6.26],
  London: [51.507, -0.128],
  Edinburgh: [55.953, -3.188],
  Seville: [37.389, -5.984],
  Valencia: [39.47, -0.376],
  Madrid: [40.417, -3.704],
  Barcelona: [41.385, 2.173],
};

const radians = (degrees) => (degrees * Math.PI) / 180;

function project([longitude, latitude]) {
  const turn = radians(longitude - CENTRE.longitude);
  const [here, middle] = [radians(latitude), radians(CENTRE.latitude)];
  const near =
    Math.sin(middle) * Math.sin(here) + Math.cos(middle) * Math.cos(here) * Math.cos(turn);
  const k = SCALE * Math.sqrt(2 / (1 + Math.max(near, -0.99)));
  const x = k * Math.cos(here) * Math.sin(turn);
  const y =
    k * (Math.cos(middle) * Math.sin(here) - Math.sin(middle) * Math.cos(here) * Math.cos(turn));
  return [WIDTH / 2 + x, HEIGHT / 2 - y];
}

function decode({ arcs, transform }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return project([
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ]);
    });
  });
}

const area = ([ax, ay], [bx, by], [cx, cy]) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** Takes away the points that matter least; the ends stay, so that neighbours still fit. */
function simplify(arc) {
  const kept = [...arc];
  for (;;) {
    let [least, where] = [LEAST_AREA, 0];
    for (let i = 1; i < kept.length - 1; i++) {
      const size = area(kept[i - 1], kept[i], kept[i + 1]);
      if (size < least) [least, where] = [size, i];
    }
    if (!where) return kept;
    kept.splice(where, 1);
  }
}

/** The outline of several states together: borders between them are left out. */
function outline(states) {
  const numbers = states.flatMap((state) => state.arcs.flat(state.type === "Polygon" ? 1 : 2));
  const all = new Set(numbers);
  const rest = new Set(numbers.filter((arc) => !all.has(~arc)));
  const points = (arc) => (arc < 0 ? [...simple[~arc]].reverse() : simple[arc]);
  const at = (point) => point.join();
  const starts = new Map();
  for (const arc of rest) {
    const start = at(points(arc)[0]);
    starts.set(start, [...(starts.get(start) ?? []), arc]);
  }
  const rings = [];
  while (rest.size) {
    let arc = rest.values().next().value;
    const ring = [];
    while (arc !== undefined) {
      rest.delete(arc);
      ring.push(...points(arc).slice(ring.length ? 1 : 0));
      arc = starts.get(at(ring.at(-1)))?.find((next) => rest.has(next));
    }
    rings.push(ring);
  }
  return rings;
}

/** Sutherland and Hodgman: what lies within the frame and a little beyond. */
function clip(ring) {
  const sides = [
    [0, -MARGIN, 1],
    [0, WIDTH + MARGIN, -1],
    [1, -MARGIN, 1],
    [1, HEIGHT + MARGIN, -1],
  ];
  return sides.reduce((points, [axis, edge, sign]) => {
    const within = (point) => (point[axis] - edge) * sign >= 0;
    return points.flatMap((point, i) => {
      const before = points.at(i - 1);
      const crossing = () => {
        const part = (edge - before[axis]) / (point[axis] - before[axis]);
        return [0, 1].map((n) => before[n] + part * (point[n] - before[n]));
      };
      if (within(point)) return within(before) ? [point] : [crossing(), point];
      return within(before) ? [crossing()] : [];
    });
  }, ring);
}

function size(ring) {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [px, py] = ring.at(i - 1);
      return sum + px * y - x * py;
    }, 0) / 2,
  );
}

function path(rings) {
  return rings
    .map(clip)
    .filter((ring) => ring.length > 2 && size(ring) > LEAST_ISLAND)
    .map((ring) => {
      let [x, y] = ring[0].map(Math.round);
      const steps = ring.slice(1).map((point) => {
        const [nx, ny] = point.map(Math.round);
        const step = `${nx - x},${ny - y}`;
        [x, y] = [nx, ny];
        return step;
      });
      const [sx, sy] = ring[0].map(Math.round);
      return `M${sx},${sy}l${steps.filter((step) => step !== "0,0").join(" ")}z`;
    })
    .join("");
}

const topology = JSON.parse(readFileSync(argv[2], "utf8"));
const simple = decode(topology).map(simplify);
/** What lies far away would be drawn inside out. */
const isNear = (state) => {
  const [first] = state.arcs.flat(3);
  const [x, y] = simple[first < 0 ? ~first : first][0];
  return Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) < SCALE;
};
const states = topology.objects.countries.geometries.filter(isNear);
const ours = new Set(Object.values(COUNTRIES).flat());
const named = (names) => states.filter((state) => names.includes(state.properties.name));

const shapes = Object.entries(COUNTRIES).map(([country, names]) => [
  country,
  path(outline(named(names))),
]);
const others = states
  .filter((state) => !ours.has(state.properties.name))
  .map((state) => path(outline([state])))
  .filter(Boolean);
const places = Object.entries(CITIES).map(([city, [latitude, longitude]]) => [
  city,
  project([longitude, latitude]).map((part, axis) =>
    Math.round((1000 * part) / (axis ? HEIGHT : WIDTH)),
  ),
]);

console.log(`/** Made by tools/europe.mjs from Natural Earth outlines; do not edit by hand. */

export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};

/** The countries of the board. */
export const SHAPES: Record<string, string> = {
${shapes.map(([name, d]) => `  ${/\W/.test(name) ? `"${name}"` : name}:\n    "${d}",`).join("\n")}
};

/** Their neighbours. */
export const OTHERS = [
${others.map((d) => `  "${d}",`).join("\n")}
];`);
console.error(`For data.py of the game, in thousandths:
${places.map(([city, [x, y]]) => `    "${city}": (${x}, ${y}),`).join("\n")}`);
