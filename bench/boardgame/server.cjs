// The boardgame.io server as its documentation starts it: tables in memory.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
