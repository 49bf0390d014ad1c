/** The peer of the hall: a plain `ws` server that pushes the same frames to people it knows by name, without login or storage. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const { WebSocketServer } = createRequire(join(root, 'server', 'package.json'))('ws');
const people = new Map();
const next = (id, data) => JSON.stringify({ id, type: 'next', payload: { data } });

/** Who came and went in the last second, told to all at once. */
const changes = new Map();
setInterval(() => {
  if (changes.size === 0) return;
  const presenceChanged = [...changes].map(([attendeeId, online]) => ({ attendeeId, online }));
  const text = next('presence', { presenceChanged });
  changes.clear();
  for (const socket of people.values()) socket.send(text);
}, 1_000);

const routes = {
  '/message': ({ to, message }) => {
    const text = next('messages', { messageAdded: message });
    people.get(to)?.send(text);
    people.get(message.senderId)?.send(text);
  },
  '/announcement': (notification) => {
    const text = next('notifications', { notificationAdded: notification });
    for (const socket of people.values()) socket.send(text);
  },
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
