/** The peer of the chat: a plain `ws` server that sends one text to every socket, in the same protocol's bytes. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const { WebSocketServer } = createRequire(join(root, 'server', 'package.json'))('ws');

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const message = { id: '1', type: 'next', payload: { data: { messageAdded: JSON.parse(body) } } };
    const text = JSON.stringify(message);
    for (const socket of wss.clients) socket.send(text);
    response.end('{}');
  });
});
const wss = new WebSocketServer({ server, perMessageDeflate: false });
wss.on('connection', (socket) => socket.on('message', () => socket.send('{"type":"connection_ack"}')));
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
