// A game of Majesty's size for boardgame.io: four players, twelve turns each, a display of six cards
// from a secret pile, one meeple left on each card passed over. Its rules are simpler than ours.
const { INVALID_MOVE } = require("boardgame.io/core");

const PLAYERS = 4;
const TURNS = 12;
const KINDS = 7;
const DISPLAYED = 6;

function setup({ random }) {
  const cards = Array.from({ length: 60 }, (_, number) => number % KINDS);
  const pile = random.Shuffle(cards);
  return {
    secret: { pile: pile.slice(DISPLAYED) },
    display: pile.slice(0, DISPLAYED).map((kind) => ({ kind, meeples: 0 })),
    seats: Array.from({ length: PLAYERS }, () => ({
      meeples: 5,
      points: 0,
      cards: Array(KINDS).fill(0),
    })),
    turns: 0,
  };
}

function take({ G, playerID, events }, place) {
  const seat = G.seats[playerID];
  if (!(place >= 0 && place < G.display.length) || seat.meeples < place) return INVALID_MOVE;
  const [card] = G.display.splice(place, 1);
  for (let passed = 0; passed < place; passed += 1) G.display[passed].meeples += 1;
  seat.meeples = Math.min(5, seat.meeples + card.meeples - place);
  seat.cards[card.kind] += 1;
  seat.points += seat.cards[card.kind] * (card.kind + 1);
  G.display.push({ kind: G.secret.pile.pop(), meeples: 0 });
  G.turns += 1;
  events.endTurn();
}

exports.PLAYERS = PLAYERS;
exports.MOVES = PLAYERS * TURNS;
exports.game = {
  name: "court",
  setup,
  moves: { take: { move: take, client: false } },
  playerView: ({ G }) => ({ ...G, secret: null }),
  endIf: ({ G }) => (G.turns >= PLAYERS * TURNS ? { points: G.seats.map((s) => s.points) } : undefined),
};
