import { ourSide, rawSide } from './lib/hall-servers.mjs';
import { heapOf } from './lib/heap.mjs';
import {
  count,
  cpuOf,
  figure,
  judge,
  memoryOf,
  now,
  quantile,
  setting,
  sleep,
  transactionsOf,
} from './lib/measure.mjs';
import { startPeople } from './lib/people.mjs';
import { onStage } from './lib/stage.mjs';

export const goals = 'H1 to H6';
export const about =
  'different people, each signed in with the sockets and subscriptions of a client, next to plain ws; BENCH_PEOPLE=1000,5000, BENCH_GROUPS=8';

const SIZES = String(setting('PEOPLE', '1000,3000,5000', '60'))
  .split(',')
  .map(Number);
const SECONDS = count('SECONDS', 20, 2);
/** So many groups, with rules. */
const GROUPS = count('GROUPS', 0, 0);
const MESSAGES_PER_SECOND = 50;
const COMING_PER_SECOND = count('COMING', 10, 2);
/** Deliveries under way when a phase ends still count. */
const SETTLE_MS = 3_000;
/** Ways in which people lose access. */
const LOSSES = {
  'signed out': 'DELETE FROM sessions WHERE user_id = ANY($1)',
  disabled: 'UPDATE users SET disabled_at = now() WHERE id = ANY($1)',
  'set back to invited': `UPDATE attendees SET status = 'INVITED', confirmed_at = NULL WHERE user_id = ANY($1)`,
  'of another role': `UPDATE users SET role = 'EXECUTIVE' WHERE id = ANY($1)`,
};
const LOSERS = count('LOSERS', 10, 2);

/** Everything that is measured of one side with these people. */
class Hall {
  constructor(name, stage, side, people, mayWrite) {
    Object.assign(this, { name, stage, side, people, mayWrite });
    this.crowd = startPeople();
  }

  order(command, value) {
    return this.crowd.order(command, value);
  }

  /** Does something, and adds what it cost to the figures that it gives. */
  async phase(title, act) {
    const { client } = this.stage;
    const { server } = this.side;
    await sleep(1_000);
    const [pid, cpu, transactions, begun] = [
      server.pid,
      cpuOf(server.pid),
      await transactionsOf(client),
      now(),
    ];
    const figures = (await act()) ?? {};
    // A server that was started again has spent all of its time in this phase.
    const used = (cpuOf(server.pid) - (server.pid === pid ? cpu : 0)) / 1_000;
    const result = {
      'CPU ms': used,
      'CPU %': (100 * used) / (now() - begun),
      transactions: (await transactionsOf(client)) - transactions,
      ...figures,
    };
    const words = Object.entries(result).map(([key, value]) => `${key} ${figure([value])}`);
    console.log(
      `${this.name.padEnd(5)} ${String(this.people.length).padStart(5)} ${title}: ${words.join(', ')}`,
    );
    return result;
  }

  async report() {
    const report = await this.order('report');
    const { errors } = report;
    if (errors.length > 0) console.log(`${errors.length} errors: ${errors[0]}`);
    return report;
  }

  /** Sends messages between random pairs who may write to each other; gives how many. */
  async talk(people, seconds) {
    const pending = [];
    let number = 0;
    const begun = now();
    const anybody = () => people[Math.floor(Math.random() * people.length)];
    while (now() - begun < seconds * 1_000) {
      const [from, to] = [anybody(), anybody()];
      if (from !== to && this.mayWrite(from, to)) pending.push(this.side.message((number += 1), from, to));
      await sleep(Math.max(0, begun + (number * 1_000) / MESSAGES_PER_SECOND - now()));
    }
    await Promise.all(pending);
    return number;
  }

  /** Results of so many messages, and of other deliveries meanwhile. */
  async delivered(sent, begun = 0) {
    await sleep(SETTLE_MS);
    const report = await this.report();
    const { latencies, messages, frames, changes, announced, announcedAt } = report;
    const distinct = new Set(messages).size;
    return {
      sent,
      'p50 ms': quantile(latencies, 0.5),
      'p99 ms': quantile(latencies, 0.99),
      lost: sent - distinct,
      twice: messages.length - distinct,
      frames,
      changes,
      announced,
      'announced ms': announced > 0 ? announcedAt - begun : 0,
    };
  }

  /** How long people go on being sent what happens after their access was taken back: the longest of each way, in ms. */
  async takeAccessBack() {
    const times = {};
    // They stay while others come and go, which is delivered to all each second.
    let last = this.people.length;
    const going = this.order('comeAndGo', { perSecond: COMING_PER_SECOND, seconds: 30 });
    await sleep(15_000);
    for (const [way, sql] of Object.entries(LOSSES)) {
      const losers = this.people.slice(last - LOSERS, last);
      last -= LOSERS;
      await this.order(
        'watch',
        losers.map(({ id }) => id),
      );
      await sleep(2_500);
      const begun = now();
      await this.stage.client.query(sql, [losers.map(({ userId }) => userId)]);
      await sleep(3_500);
      const watched = await this.order('watched');
      const heard = losers.filter(({ id }) => watched[id] > 0).length;
      if (heard < LOSERS) console.log(`only ${heard} of ${LOSERS} heard of others before they were ${way}`);
      times[`${way} ms`] = Math.max(0, ...losers.map(({ id }) => watched[id] - begun));
    }
    await going;
    return times;
  }

  connect(people = this.people) {
    const { port } = this.side.server;
    return this.order('connect', { port, eventId: this.stage.eventId, people });
  }

  async leave() {
    await this.order('leave');
    await sleep(SETTLE_MS * 2);
    return heapOf(this.side.server.pid);
  }

  /** Memory before and after all people have connected, and the cost per person. */
  async fill() {
    const { server } = this.side;
    const [resident, heap] = [memoryOf(server.pid), await heapOf(server.pid)];
    const connect = await this.phase('connect', async () => ({ 'ready ms': await this.connect() }));
    const grown = {
      'KiB a person': ((memoryOf(server.pid) - resident) * 1_024) / this.people.length,
      'heap KiB a person': ((await heapOf(server.pid)) - heap) / this.people.length,
    };
    const idle = await this.phase('idle', async () => {
      await sleep(SECONDS * 500);
      const { frames } = await this.report();
      return { ...grown, frames };
    });
    return { connect, idle };
  }

  comeAndGo() {
    return this.order('comeAndGo', { perSecond: COMING_PER_SECOND, seconds: SECONDS });
  }

  async live() {
    const { people } = this;
    const chat = await this.phase('chat', async () => this.delivered(await this.talk(people, SECONDS)));
    const presence = await this.phase('presence', async () => {
      await this.comeAndGo();
      return this.delivered(0);
    });
    const going = await this.phase('come and go', async () => {
      // People who stay talk: who is away for a second fetches what was missed.
      const staying = people.slice(Math.ceil(people.length / 2));
      const [sent] = await Promise.all([this.talk(staying, SECONDS + 12), this.comeAndGo()]);
      return this.delivered(sent);
    });
    const announcement = await this.phase('announcement', async () => {
      const begun = now();
      const talking = this.talk(people, 5);
      await this.side.announce();
      return this.delivered(await talking, begun);
    });
    return { chat, presence, going, announcement };
  }

  async restart() {
    await this.side.server.stop();
    await this.side.server.startAgain();
    return { 'all back ms': await this.order('comeBack') };
  }

  /** The heap after all have left once and twice: the first visit leaves compiled code and caches, what a second one adds would be a leak. */
  async empty() {
    const heaps = [await this.leave()];
    await this.connect(this.people.slice(0, -LOSERS * Object.keys(LOSSES).length));
    heaps.push(await this.leave());
    console.log(`${this.name.padEnd(5)} heap after all have left once and twice: ${heaps.join(', ')} KiB`);
    return heaps;
  }

  async measure() {
    const figures = { ...(await this.fill()), ...(await this.live()) };
    figures.restart = await this.phase('restart', () => this.restart());
    if (this.name === 'ours') figures.access = await this.phase('access', () => this.takeAccessBack());
    figures.heaps = await this.empty();
    return figures;
  }
}

const judgeHall = (size, ours, raw) => {
  const { connect, idle, chat, presence, going, announcement, restart, access, heaps } = ours;
  const say = (goal, what, value, most) => judge(goal, `${size} people: ${what}`, value, { most });
  say('H1', 'message p50, ms', going['p50 ms'], 30);
  say('H1', 'message p99, ms', going['p99 ms'], 250);
  say('H1', 'messages lost', going.lost, 0);
  say('H1', 'CPU of the server, %', going['CPU %'], 40);
  say('H1', 'CPU of one message to both screens, ms', chat['CPU ms'] / chat.sent, 2.5);
  say('H2', 'CPU to connect, ours / raw', connect['CPU ms'] / raw.connect['CPU ms'], 4);
  say('H2', 'ready after ms', connect['ready ms'], 5_000);
  say('H2', 'transactions a person', connect.transactions / size, 1);
  say('H2', 'all back after a restart, ms', restart['all back ms'], 5_000);
  say('H3', 'KiB a person', idle['KiB a person'], 60);
  say('H3', 'heap after all have left twice / once', heaps[1] / heaps[0], 1.05);
  const perFrame = ({ 'CPU ms': cpu, frames }) => cpu / frames;
  say('H4', 'CPU of a presence frame, ours / raw', perFrame(presence) / perFrame(raw.presence), 1.5);
  say(
    'H5',
    'last delivery after access was taken back, ms',
    Math.max(...Object.keys(LOSSES).map((way) => access[`${way} ms`])),
    1_000,
  );
  say('H6', 'announcement on the last screen, ms', announcement['announced ms'], 2_000);
  say('H6', 'message p99 meanwhile, ms', announcement['p99 ms'], 500);
};

/** Whether the rules of their groups let one person write to another. */
const writingRules = async ({ client, eventId }) => {
  const { rows: groups } = await client.query('SELECT bit, writes FROM attendee_groups WHERE event_id = $1', [
    eventId,
  ]);
  const { rows } = await client.query('SELECT id, groups FROM attendees WHERE event_id = $1', [eventId]);
  const groupsOf = new Map(rows.map((row) => [row.id, BigInt(row.groups)]));
  const writesOf = (person) =>
    groups
      .filter(({ bit }) => (groupsOf.get(person.id) >> BigInt(bit)) & 1n)
      .reduce((mask, { writes }) => mask | BigInt(writes), 0n);
  return (from, to) => groups.length === 0 || (writesOf(from) & groupsOf.get(to.id)) !== 0n;
};

const measureHall = (size) =>
  onStage({ attendees: Math.ceil(size * 1.3), conversations: 0, groups: GROUPS }, async (stage) => {
    if (stage.people.length < size)
      throw new Error(`The event has only ${stage.people.length} of ${size} people`);
    const chosen = stage.people.slice(0, size);
    const tokens = await stage.signIn(chosen);
    const people = chosen.map(({ id, user_id: userId }, index) => ({ id, userId, token: tokens[index] }));
    const mayWrite = await writingRules(stage);
    const results = {};
    for (const [name, open] of Object.entries({ raw: rawSide, ours: ourSide })) {
      const hall = new Hall(name, stage, await open(stage), people, mayWrite);
      try {
        results[name] = await hall.measure();
      } finally {
        hall.crowd.stop();
      }
    }
    judgeHall(size, results.ours, results.raw);
  });

export const run = async () => {
  for (const size of SIZES) await measureHall(size);
};
