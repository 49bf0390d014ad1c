/**
 * Goals H1 to H6: a hall of different people, each signed in, with a socket and the subscriptions of a client, next to a
 * plain `ws` server that pushes the same frames. `BENCH_PEOPLE=1000,5000` sets how many, `BENCH_BROWSERS=1` opens two of
 * them in Chromium.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '../lib/prepare.mjs';
import { measureBrowsers } from './hall-browsers.mjs';
import { heapOf } from './heap.mjs';
import { cpuOf, freePort, graphql, openStage, signIn } from './stage.mjs';

const SIZES = (process.env.BENCH_PEOPLE ?? '1000,3000,5000').split(',').map(Number);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const MESSAGES_PER_SECOND = 50;
const COMING_PER_SECOND = 10;
/** Deliveries under way when a phase ends still count. */
const SETTLE_MS = 3_000;
const TEXT = 'x'.repeat(100);
const SEND =
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id sequence sentAt } } }';
const CREATE =
  'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }';
const ANNOUNCE =
  'mutation ($input: SendAnnouncementInput!) { sendAnnouncement(input: $input) { announcement { id } } }';
const here = dirname(fileURLToPath(import.meta.url));

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const now = () => performance.timeOrigin + performance.now();
const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** Transactions of the whole database so far; Postgres counts them with a delay of about a second. */
const transactionsOf = async (client) => {
  const { rows } = await client.query(
    'SELECT xact_commit + xact_rollback AS n FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0].n);
};

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** Sends commands to the clients' process, and returns its answers. */
const peopleIn = (child) => {
  const waiting = new Map();
  child.on('message', ({ number, done }) => {
    waiting.get(number)(done);
    waiting.delete(number);
  });
  let last = 0;
  return (command, value) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      child.send({ number: last, command, value });
    });
};

/** Ways in which people lose access: what is done, to users or attendees. */
const LOSSES = {
  'signed out': ['DELETE FROM sessions WHERE user_id = ANY($1)', 'userId'],
  disabled: ['UPDATE users SET disabled_at = now() WHERE id = ANY($1)', 'userId'],
  'set back to invited': [
    "UPDATE attendees SET status = 'INVITED', confirmed_at = NULL WHERE id = ANY($1)",
    'id',
  ],
  'of another role': ["UPDATE users SET role = 'EXECUTIVE' WHERE id = ANY($1)", 'userId'],
};
const LOSERS = 10;

/** How long people go on being given what happens in the hall after their access was taken back: the longest, in each way. */
const takeAccessBack = async (ask, { client }, people) => {
  const words = [];
  // They stay while others come and go, which is delivered to everybody each second.
  let last = people.length;
  const going = ask('comeAndGo', { perSecond: COMING_PER_SECOND, seconds: 30 });
  await sleep(15_000);
  for (const [way, [sql, key]] of Object.entries(LOSSES)) {
    const losers = people.slice(last - LOSERS, last);
    last -= LOSERS;
    await ask(
      'watch',
      losers.map(({ id }) => id),
    );
    await sleep(2_500);
    const begun = now();
    await client.query(sql, [losers.map((person) => person[key])]);
    await sleep(3_500);
    const times = await ask('watched');
    const ms = losers.map(({ id }) => times[id] - begun);
    const heard = losers.filter(({ id }) => times[id] > 0).length;
    words.push(`${way} ${Math.max(0, ...ms).toFixed(0)} ms (${heard} of ${LOSERS} heard of others before)`);
  }
  await going;
  return words.join(', ');
};

/** A process of the stage that can be stopped and started again. */
const startAgain = async (start) => {
  let child = await start();
  return {
    pid: () => child.pid,
    restart: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      child = await start();
    },
  };
};

/** The server under test: what it costs, and how each thing is done to it. */
const openOurs = async (stage, people, eventId) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), SOCKETS_PER_ADDRESS: '100000' };
  return {
    port,
    ...(await startAgain(() => stage.start('server', settings))),
    message: async (number, from, to) => {
      const input = { attendeeId: to.id, text: `${number} ${now()} ${TEXT}` };
      const { errors } = await graphql(url, from.token, SEND, { input });
      if (errors) throw new Error(JSON.stringify(errors).slice(0, 300));
    },
    announce: async () => {
      const { rows } = await stage.client.query(
        `INSERT INTO users (id, email, display_name, role, email_verified_at)
         VALUES (gen_random_uuid(), 'hall@bench.test', 'Hall', 'ADMIN', now())
         ON CONFLICT (email) DO UPDATE SET display_name = 'Hall' RETURNING id`,
      );
      const [token] = await signIn(stage.client, [rows[0].id]);
      const input = {
        eventId,
        title: 'Lunch',
        text: 'Lunch is in hall 2.',
        inPortal: true,
        byMail: false,
        segment: {},
      };
      const { data, errors } = await graphql(url, token, CREATE, { input });
      if (errors) throw new Error(JSON.stringify(errors).slice(0, 300));
      const { id } = data.createAnnouncement.announcement;
      const sent = await graphql(url, token, ANNOUNCE, {
        input: { announcementId: id },
      });
      if (sent.errors) throw new Error(JSON.stringify(sent.errors).slice(0, 300));
    },
  };
};

const openRaw = async (stage) => {
  const port = await freePort();
  const post = (path, body) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const sample = {
    id: 'x'.repeat(36),
    eventId: 'x'.repeat(36),
    kind: 'ANNOUNCEMENT',
    text: 'Lunch',
    details: 'Lunch is in hall 2.',
  };
  return {
    port,
    ...(await startAgain(() => stage.start('raw-hall.mjs', { PORT: String(port) }))),
    message: (number, from, to) =>
      post('/message', {
        to: to.id,
        message: {
          id: sample.id,
          attendeeId: from.id,
          text: `${number} ${now()} ${TEXT}`,
          sequence: number,
          senderId: from.id,
        },
      }),
    announce: () => post('/announcement', sample),
  };
};

/** Sends so many messages a second between random pairs; returns how many. */
const talk = async (side, people, seconds = SECONDS) => {
  const pending = [];
  let number = 0;
  const begun = now();
  while (now() - begun < seconds * 1_000) {
    const from = people[Math.floor(Math.random() * people.length)];
    const to = people[Math.floor(Math.random() * people.length)];
    if (from !== to) {
      number += 1;
      pending.push(side.message(number, from, to));
    }
    await sleep(Math.max(0, begun + (number * 1_000) / MESSAGES_PER_SECOND - now()));
  }
  await Promise.all(pending);
  return number;
};

/** Waits until everybody has been told who has come, which takes pages of a second each. */
const presenceIsQuiet = async (ask) => {
  for (let tried = 0; tried < 30; tried += 1) {
    await ask('report');
    await sleep(2_000);
    if ((await ask('report')).presence === 0) return;
  }
};

const measureSide = async (name, stage, side, people, eventId) => {
  const child = fork(join(here, 'hall-people.mjs'));
  const ask = peopleIn(child);
  const phase = async (title, act) => {
    await sleep(1_000);
    const pid = side.pid();
    const [cpu, transactions] = [cpuOf(pid), await transactionsOf(stage.client)];
    const begun = now();
    const words = await act();
    // A restarted server has spent all of its time in this phase.
    const used = (cpuOf(side.pid()) - (side.pid() === pid ? cpu : 0)) / 1e6;
    const done = (await transactionsOf(stage.client)) - transactions;
    const seconds = (now() - begun) / 1_000;
    const { errors } = words.report ?? { errors: [] };
    console.log(
      `${name.padEnd(5)} ${String(people.length).padStart(5)} ${title.padEnd(13)} CPU ${used.toFixed(2)} s ` +
        `(${((100 * used) / seconds).toFixed(0)} %), ${done} transactions; ${words.text}` +
        (errors.length > 0 ? `; ${errors.length} errors: ${errors[0]}` : ''),
    );
  };
  const chatWords = (sent, report) => {
    const sorted = report.latencies.toSorted((a, b) => a - b);
    const lost = sent - new Set(report.messages).size;
    const twice = report.messages.length - new Set(report.messages).size;
    return `message p50 ${percentile(sorted, 0.5)?.toFixed(0)} ms, p99 ${percentile(sorted, 0.99)?.toFixed(0)} ms, ${lost} of ${sent} lost, ${twice} twice`;
  };
  try {
    const before = memoryOf(side.pid());
    const heaps = [await heapOf(side.pid())];
    await phase('connect', async () => {
      const ms = await ask('connect', { port: side.port, people, eventId });
      return { text: `all acknowledged after ${ms.toFixed(0)} ms` };
    });
    const full = memoryOf(side.pid());
    heaps.push(await heapOf(side.pid()));
    await phase('idle', async () => {
      await sleep(SECONDS * 500);
      const report = await ask('report');
      return {
        report,
        text: `${((full - before) / people.length).toFixed(0)} KiB a person, ${report.presence} frames of presence`,
      };
    });
    await phase('chat', async () => {
      const sent = await talk(side, people);
      await sleep(SETTLE_MS);
      const report = await ask('report');
      return { report, text: chatWords(sent, report) };
    });
    if (name === 'ours' && process.env.BENCH_BROWSERS) {
      await presenceIsQuiet(ask);
      await phase('browsers', async () => {
        const url = `http://127.0.0.1:${side.port}`;
        const sorted = await measureBrowsers({ client: stage.client, url, eventId, people });
        await ask('report');
        return {
          text: `${sorted.length} messages on the other screen after p50 ${percentile(sorted, 0.5)} ms, the slowest ${sorted.at(-1)} ms`,
        };
      });
    }
    await phase('presence', async () => {
      await ask('comeAndGo', { perSecond: COMING_PER_SECOND, seconds: SECONDS });
      await sleep(SETTLE_MS);
      const report = await ask('report');
      return { report, text: `${report.presence} frames, ${report.changes} changes` };
    });
    await phase('come and go', async () => {
      const [, sent] = await Promise.all([
        ask('comeAndGo', { perSecond: COMING_PER_SECOND, seconds: SECONDS }),
        // People who stay: who is away for a second fetches what was missed.
        talk(side, people.slice(Math.ceil(people.length / 2)), SECONDS + 12),
      ]);
      await sleep(SETTLE_MS);
      const report = await ask('report');
      return { report, text: `${chatWords(sent, report)}, ${report.presence} frames of presence` };
    });
    await phase('announcement', async () => {
      const begun = now();
      const talking = talk(side, people, 5);
      await side.announce();
      const sent = await talking;
      await sleep(SETTLE_MS);
      const report = await ask('report');
      return {
        report,
        text: `heard by ${report.announced}, the last after ${(report.lastAnnouncedAt - begun).toFixed(0)} ms; meanwhile ${chatWords(sent, report)}`,
      };
    });
    await phase('restart', async () => {
      await side.restart();
      const ms = await ask('restarted');
      return { report: await ask('report'), text: `all back ${ms.toFixed(0)} ms after it was ready` };
    });
    if (name === 'ours')
      await phase('access', async () => ({
        report: await ask('report'),
        text: `the last delivery after access was taken back: ${await takeAccessBack(ask, stage, people)}`,
      }));
    const leave = async () => {
      await ask('leave');
      await sleep(SETTLE_MS * 2);
      heaps.push(await heapOf(side.pid()));
    };
    await leave();
    // What a first visit leaves behind is compiled code and caches; what a second one adds would be a leak.
    const staying = people.slice(0, people.length - LOSERS * Object.keys(LOSSES).length);
    await ask('connect', { port: side.port, people: staying, eventId });
    await leave();
    console.log(
      `${name.padEnd(5)} ${String(people.length).padStart(5)} memory        ${before} KiB before, ${full} KiB full, ${memoryOf(side.pid())} KiB after all have left; heap in use ${heaps.join(', ')} KiB: before, full, and of a server started in between after all have left once and twice`,
    );
  } finally {
    child.kill();
  }
};

const measureHall = async (size) => {
  const stage = await openStage({ attendees: Math.ceil(size * 1.3), conversations: 0 });
  try {
    const eventId = stage.dataset.tables.events[0].id;
    const confirmed = stage.dataset.tables.attendees.filter(
      ({ status, user_id: id }) => status === 'CONFIRMED' && id,
    );
    if (confirmed.length < size)
      throw new Error(`The generated event has only ${confirmed.length} of ${size} people`);
    const chosen = confirmed.slice(0, size);
    const tokens = await signIn(
      stage.client,
      chosen.map(({ user_id: id }) => id),
    );
    const people = chosen.map(({ id, user_id: userId }, index) => ({ id, userId, token: tokens[index] }));
    await measureSide('raw', stage, await openRaw(stage), people, eventId);
    await measureSide('ours', stage, await openOurs(stage, people, eventId), people, eventId);
  } finally {
    await stage.close();
  }
};

export const run = async () => {
  if (process.env.BENCH_BROWSERS) await prepare(['client']);
  for (const size of SIZES) await measureHall(size);
  console.log(
    'Goals: H1 message p50 at most 30 ms, p99 250 ms, none lost; H2 connect at most 4 times the CPU of raw; H3 60 KiB a person; H5 nothing after 1 s; H6 announcement within 2 s',
  );
};
