// Plays whole games against the server, one socket a match, so many matches at once: each move is
// sent when the one before it has come back. Prints JSON: moves, seconds, waits in milliseconds.
const { io } = require("socket.io-client");
const { game, PLAYERS, MOVES } = require("./game.cjs");

const [port, matches, together] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;

async function post(path, body) {
  const answer = await fetch(`${server}/games/${game.name}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function openMatch() {
  const { matchID } = await post("/create", { numPlayers: PLAYERS });
  const credentials = [];
  for (let seat = 0; seat < PLAYERS; seat += 1) {
    const joined = await post(`/${matchID}/join`, { playerID: `${seat}`, playerName: `Guest ${seat}` });
    credentials.push(joined.playerCredentials);
  }
  const socket = io(`${server}/${game.name}`, { transports: ["websocket"], forceNew: true });
  const match = { matchID, credentials, socket, state: null };
  await new Promise((resolve) => {
    socket.on("sync", (_, info) => {
      match.state = info.state;
      resolve();
    });
    socket.on("connect", () => socket.emit("sync", matchID, "0", credentials[0], PLAYERS));
  });
  return match;
}

function take(match) {
  const { state, socket, matchID, credentials } = match;
  const playerID = state.ctx.currentPlayer;
  const most = Math.min(state.G.seats[playerID].meeples, 5);
  const args = [Math.floor(Math.random() * (most + 1))];
  const payload = { type: "take", args, playerID, credentials: credentials[playerID] };
  socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
}

function play(match, waits) {
  return new Promise((resolve) => {
    let sent = performance.now();
    match.socket.on("update", (_, state) => {
      waits.push(performance.now() - sent);
      match.state = state;
      if (state.ctx.gameover) return resolve();
      sent = performance.now();
      take(match);
    });
    take(match);
  });
}

async function inParallel(count, hands, work) {
  let next = 0;
  const hand = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}

async function main() {
  const open = [];
  await inParallel(matches, 8, async () => open.push(await openMatch()));
  const waits = [];
  const began = performance.now();
  await inParallel(matches, together, (number) => play(open[number], waits));
  const seconds = (performance.now() - began) / 1000;
  if (waits.length !== matches * MOVES) throw new Error("moves are missing");
  process.stdout.write(JSON.stringify({ seconds, waits }), () => process.exit(0));
}

main();
