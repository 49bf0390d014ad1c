/** The peer over sockets: a plain `ws` server that pushes the same frames to people it knows by name, without login or storage. */
import { createServer } from 'node:http';
import { require } from './stage.mjs';

const { WebSocketServer } = require('ws');
const people = new Map();
const next = (id, data) => JSON.stringify({ id, type: 'next', payload: { data } });
const broadcast = (text) => {
  for (const socket of people.values()) socket.send(text);
};

/** Arrivals and departures of the last second are sent to all at once. */
const changes = new Map();
setInterval(() => {
  if (changes.size === 0) return;
  broadcast(
    next('presence', {
      presenceChanged: [...changes].map(([attendeeId, online]) => ({ attendeeId, online })),
    }),
  );
  changes.clear();
}, 1_000);

const routes = {
  '/message': ({ to, message }) => {
    const text = next('messages', { messageAdded: message });
    people.get(to)?.send(text);
    people.get(message.senderId)?.send(text);
  },
  '/broadcast': ({ id, data }) => broadcast(next(id, data)),
};

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    routes[request.url](JSON.parse(body));
    response.end('{}');
  });
});
const wss = new WebSocketServer({ server, perMessageDeflate: false });
wss.on('connection', (socket) => {
  let person;
  socket.on('message', (data) => {
    const { type, payload } = JSON.parse(data);
    if (type !== 'connection_init') return;
    person = payload.person;
    people.set(person, socket);
    changes.set(person, true);
    socket.send('{"type":"connection_ack"}');
  });
  socket.on('close', () => {
    if (people.get(person) === socket) people.delete(person);
    changes.set(person, false);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
