/** The thousand sockets of the chat benchmark, in a process of their own: one side's at a time. Speaks over IPC. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const WebSocket = createRequire(join(root, 'server', 'package.json'))('ws');
const QUERY = `subscription ($eventId: ID!) { messageAdded(eventId: $eventId) { id text sequence sentAt senderId } }`;

const peers = {};

const connect = ({ side, port, sockets, token, eventId }) => {
  let open = 0;
  const state = (peers[side] = { arrived: 0, latencies: [], expected: sockets, sentAt: 0 });
  return Promise.all(
    Array.from({ length: sockets }, () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
        perMessageDeflate: false,
      });
      return new Promise((resolve, reject) => {
        socket.on('error', reject);
        socket.on('open', () =>
          socket.send(
            JSON.stringify({
              type: 'connection_init',
              payload: token ? { authorization: `Bearer ${token}` } : {},
            }),
          ),
        );
        socket.on('message', (data) => {
          if (data.includes('"type":"connection_ack"')) {
            if (token)
              socket.send(
                JSON.stringify({
                  id: '1',
                  type: 'subscribe',
                  payload: { query: QUERY, variables: { eventId } },
                }),
              );
            open += 1;
            resolve();
          } else if (data.includes('"type":"next"')) {
            state.latencies.push(performance.timeOrigin + performance.now() - state.sentAt);
            state.arrived += 1;
            if (state.arrived === state.expected) process.send({ arrived: side });
          }
        });
      });
    }),
  ).then(() => open);
};

process.on('message', (message) => {
  if (message.connect) void connect(message.connect).then((connected) => process.send({ connected }));
  if (message.expect) {
    Object.assign(peers[message.expect], { arrived: 0, sentAt: performance.timeOrigin + performance.now() });
    process.send({ expecting: message.expect });
  }
  if (message.report) process.send({ latencies: peers[message.report].latencies.splice(0) });
});
