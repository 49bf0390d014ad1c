import { count, figure, judge, median, quantile, sleep } from './lib/measure.mjs';
import { ask, graphql, onStage, require } from './lib/stage.mjs';
import { LIST, listTimes, timesWhileFlooded } from './fairness.mjs';

const { WebSocket } = require('ws');

export const goals = 'P16';
export const about = "how long a person's list takes while a hostile API token floods, with its usual budget";

const ATTENDEES = count('ATTENDEES', 5_000, 300);
const SECONDS = count('SECONDS', 10, 1);
const SCOPES = ['ATTENDEES_READ', 'CHECK_INS_READ', 'CHECK_INS_WRITE', 'COMPANIES_READ', 'STATISTICS_READ'];
const HOUR_MS = 3_600_000;
/** More than a token may have, so that its own ones push each other out. */
const SOCKETS = 30;
const SUBSCRIPTIONS = 50;

const WORDS = ['an', 'sara', 'engineer', 'ventures', 'li', 'director'];
const DEAR = `query ($eventId: ID!) {
  ${WORDS.map(
    (word, at) => `a${at}: attendees(eventId: $eventId, first: 100, filter: { search: "${word}" }) {
    totalCount nodes { id introduction company { id name team { totalCount } } interests { terms } } }`,
  ).join('\n')}
  eventStatistics(eventId: $eventId) { attendeesByCountry { count } checkInsByHour { count } }
}`;
const SCANS = `mutation ($input: CheckInBatchInput!) { checkInBatch(input: $input) { results { outcome } } }`;

/** One socket with many subscriptions, from its handshake to its end. */
const openAndLeave = async (url, token, eventId) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const send = (message) => socket.send(JSON.stringify(message));
  socket.on('error', () => undefined);
  socket.on('open', () => send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
  socket.on('message', (text) => {
    if (JSON.parse(text).type !== 'connection_ack') return;
    for (let id = 0; id < SUBSCRIPTIONS; id += 1) {
      const query = `subscription ($eventId: ID!) { statisticsChanged(eventId: $eventId) { a${id}: totals { attendees } } }`;
      send({ id: String(id), type: 'subscribe', payload: { query, variables: { eventId } } });
    }
  });
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), sleep(500)]);
  socket.terminate();
};

/** The three ways of a hostile program, each with the connections that it floods with. */
const floodsOf = (url, token, eventId) => ({
  'dear queries': [16, () => graphql(url, token, DEAR, { eventId })],
  sockets: [SOCKETS, () => openAndLeave(url, token, eventId)],
  'bursts of scans': [
    8,
    () => {
      const at = new Date().toISOString();
      const entries = Array.from({ length: 100 }, () => {
        const clientId = crypto.randomUUID();
        return { code: clientId.slice(0, 20), gate: 'Main', direction: 'IN', at, clientId, offline: true };
      });
      return graphql(url, token, SCANS, { input: { eventId, entries } });
    },
  ],
});

export const run = () =>
  onStage({ attendees: ATTENDEES }, async (stage) => {
    const { eventId, people } = stage;
    const manager = await stage.signInAs('MANAGER');
    const { url } = await stage.startServer({ COST_BUDGET: '1000000' });
    const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
    const input = { eventId, name: 'Hostile', scopes: SCOPES, expiresAt };
    const create = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }';
    const { token } = await ask(url, manager, create, { input });
    const floods = Object.entries(floodsOf(url, token, eventId));
    // Each person has a budget, which a list after the other would spend.
    const members = await stage.signIn(people.slice(0, floods.length));
    for (const [at, [name, [connections, flood]]] of floods.entries()) {
      const list = () => ask(url, members[at], `query ($eventId: ID!) { ${LIST} }`, { eventId });
      await listTimes(list, 1);
      const idle = await listTimes(list, SECONDS / 2);
      const flooded = await timesWhileFlooded(flood, list, connections);
      idle.push(...(await listTimes(list, SECONDS / 2)));
      console.log(`${name}: list ${figure([median(flooded)])} ms, idle ${figure([median(idle)])} ms`);
      judge('P16', `${name}: a list, p99 flooded / idle`, quantile(flooded, 0.99) / quantile(idle, 0.99), {
        most: 2,
      });
    }
  });
