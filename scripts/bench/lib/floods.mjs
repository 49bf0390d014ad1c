/** A hostile client, in a thread of its own so that it does not slow down the clock of who measures. */
import { parentPort, workerData } from 'node:worker_threads';
import { graphql, require } from './stage.mjs';

const { WebSocket } = require('ws');
const { getIntrospectionQuery } = require('graphql');
const { kind, url, token, eventId } = workerData;

/** More than a token may have, so that its own ones push each other out. */
const SOCKETS = 30;
const SUBSCRIPTIONS = 50;
const SOCKET_MS = 500;
const SCANS = 100;

const WORDS = ['an', 'sara', 'engineer', 'ventures', 'li', 'director'];
const searches = (fields) =>
  `query ($eventId: ID!) { ${WORDS.map(
    (word, at) => `a${at}: attendees(eventId: $eventId, first: 100, filter: { search: "${word}" }) {
      totalCount nodes { ${fields} } }`,
  ).join(
    '\n',
  )} eventStatistics(eventId: $eventId) { attendeesByCountry { count } checkInsByHour { count } } }`;
const DEAR = searches('id introduction company { id name } interests { terms }');
const INVALID = searches('id introduction secrets company { id owner } interests { terms }');
const INTROSPECTION = getIntrospectionQuery({ directiveIsRepeatable: true });
const REFUSED = 'mutation { deleteUser(input: { userId: "nobody" }) { user { id } } }';
const SCAN = 'mutation ($input: CheckInBatchInput!) { checkInBatch(input: $input) { results { outcome } } }';

/** One socket with many subscriptions, from its handshake to its end. */
const openAndLeave = () =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const send = (message) => socket.send(JSON.stringify(message));
    socket.on('error', () => undefined);
    socket.once('close', resolve);
    socket.on('open', () => send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    socket.on('message', (text) => {
      if (JSON.parse(text).type !== 'connection_ack') return;
      setTimeout(() => socket.terminate(), SOCKET_MS);
      for (let id = 0; id < SUBSCRIPTIONS; id += 1) {
        const query = `subscription ($eventId: ID!) { statisticsChanged(eventId: $eventId) { a${id}: totals { attendees } } }`;
        send({ id: String(id), type: 'subscribe', payload: { query, variables: { eventId } } });
      }
    });
  });

/** A socket with many subscriptions, each with a text of its own, to all that was ever changed. */
const replay = () =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const send = (message) => socket.send(JSON.stringify(message));
    socket.on('error', () => undefined);
    socket.on('open', () => send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    socket.once('close', resolve);
    socket.once('message', () => {
      for (let id = 0; id < SUBSCRIPTIONS; id += 1) {
        const query = `subscription ($eventId: ID!) {
          scheduleChanged(eventId: $eventId, after: "0") { a${id}: activityId activity { title description speakers { firstName } } } }`;
        send({ id: String(id), type: 'subscribe', payload: { query, variables: { eventId } } });
      }
      resolve();
    });
  });

const scan = () => {
  const at = new Date().toISOString();
  const entries = Array.from({ length: SCANS }, () => {
    const clientId = crypto.randomUUID();
    return { code: clientId.slice(0, 20), gate: 'Main', direction: 'IN', at, clientId, offline: true };
  });
  return graphql(url, token, SCAN, { input: { eventId, entries } });
};

/** Each with the connections that it floods with. */
const floods = {
  'dear queries': [16, () => graphql(url, token, DEAR, { eventId })],
  'invalid documents': [16, () => graphql(url, token, INVALID, { eventId })],
  introspections: [16, () => graphql(url, token, INTROSPECTION)],
  'anonymous introspections': [16, () => graphql(url, undefined, INTROSPECTION)],
  refusals: [16, () => graphql(url, token, REFUSED)],
  sockets: [SOCKETS, openAndLeave],
  'bursts of scans': [8, scan],
  // They stay open, and each goes on for as long as it is measured.
  'replays of changes': [0, () => Promise.all([replay(), replay(), replay(), replay()])],
};

const [connections, flood] = floods[kind];
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort.postMessage(await flood());
for (let at = 0; at < connections; at += 1)
  void (async () => {
    for (;;) await flood();
  })();
