/** Goal P10: how long others wait for a list at the very server that takes a file, next to when it takes none. */
import { openAsBlob } from 'node:fs';
import { freePort, graphql, signIn } from './stage.mjs';

/** As many requests a second: an open door, not a queue that waits for its own answers. */
const PER_SECOND = 100;
const LIST = `query ($eventId: ID!) {
  attendees(eventId: $eventId, first: 20) { nodes { id firstName lastName jobTitle organization country } }
}`;

const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

/** Asks at a steady pace until it is told to stop; then how long each answer took. */
const readOn = (ask) => {
  const pending = [];
  const timer = setInterval(() => {
    const began = performance.now();
    pending.push(ask().then(() => performance.now() - began));
  }, 1_000 / PER_SECOND);
  return async () => {
    clearInterval(timer);
    return Promise.all(pending);
  };
};

const importer = (url, token) => async (eventId, path) => {
  const body = new FormData();
  body.append('event_id', eventId);
  body.append('partial', 'true');
  body.append('file', await openAsBlob(path), 'people.csv');
  const response = await fetch(`${url}/v1/attendees/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const answer = await response.json();
  if (!answer.committed) throw new Error(`Not taken: ${JSON.stringify(answer).slice(0, 300)}`);
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** All waiting times of all rounds: while files are taken, and for as long while none is. */
export const waitsOf = async (stage, { rounds, newFile, newEvent }) => {
  const { client, dataset } = stage;
  const { id: eventId } = dataset.tables.events[0];
  const members = dataset.tables.attendees.filter(({ status }) => status === 'CONFIRMED');
  await client.query(`UPDATE users SET role = 'MANAGER' WHERE id = $1`, [members[0].user_id]);
  const [manager, member] = await signIn(
    client,
    members.slice(0, 2).map(({ user_id: id }) => id),
  );
  const port = await freePort();
  await stage.start('server', { PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  const ask = async () => {
    const { errors } = await graphql(url, member, LIST, { eventId });
    if (errors) throw new Error(JSON.stringify(errors));
  };
  const take = importer(url, manager);
  const waits = { during: [], without: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const [path, target] = [await newFile(), await newEvent()];
    const began = performance.now();
    const stopDuring = readOn(ask);
    await take(target, path);
    const during = await stopDuring();
    const took = performance.now() - began;
    const stopWithout = readOn(ask);
    await pause(took);
    const without = await stopWithout();
    // The first one warms up.
    if (round === 0) continue;
    waits.during.push(...during);
    waits.without.push(...without);
  }
  return waits;
};

export const reportWaits = ({ during, without }, rows) => {
  const of = (waits) =>
    `median ${percentile(waits, 0.5).toFixed(1)} ms, p99 ${percentile(waits, 0.99).toFixed(1)} ms of ${waits.length}`;
  const ratio = percentile(during, 0.99) / percentile(without, 0.99);
  console.log(
    `a list at the server that takes ${rows} rows: ${of(during)}; while it takes none: ${of(without)}; p99 ${ratio.toFixed(2)} (goal P10: at most 2)`,
  );
};
