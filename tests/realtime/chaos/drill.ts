import { setTimeout as pause } from 'node:timers/promises';
import { Role } from '../../../server/src/core/auth/roles';
import { buildEvent, buildMember, buildPod, buildUser, signInAs } from '../../support/factories';
import { openSql, type TestSql } from '../../support/server';
import { waitFor } from '../../support/wait';
import { Actors, REFUSED_WORD } from './acts';
import { Canary } from './canary';
import { prepareFaults, type Aftermath, type Scene } from './faults';
import { Balancer } from './http';
import { Installation } from './installation';
import { Ledger } from './ledger';
import { Monitor } from './monitor';
import { Person } from './person';
import { planFaults, type FaultOptions } from './plan';
import * as verdict from './verdict';

/** How long it may take until everything is quiet and told to everybody. */
const QUIET_MS = 90_000;
/** People who come at a time, and the pause before the next ones: nobody opens a hall of hundreds in an instant. */
const [WAVE, WAVE_MS] = [25, 100];
/** Accidents of which a run takes a minute or two. */
const FEW = 50;
/** Longer than a proxy takes to give up. */
const BEHIND_PROXY_MS = 30_000;
/** Longer than the presence of a killed server's people lasts, and than another server's interval to look for them. */
const [GHOST_MS, LOOK_EVERY_MS] = [90_000, 2_000];
const [PEOPLE_PER_POD, MIN_PODS] = [10, 6];
/** The partners of each person: neighbours in a ring. In a hall of many, each has one thread open per side, as in the portal. */
const NEIGHBOURS = [-2, -1, 1, 2];
const NEIGHBOURS_IN_HALL = [-1, 1];

interface PlayOptions {
  seed: string;
  people: number;
  actsPerSecond: number;
  /** Whether to wait until those who have left are forgotten, and to judge what a busy machine makes late. */
  thorough: boolean;
  installation: Installation;
  /** The one address of both servers, where there is one. */
  proxy?: { url: string };
}

interface DrillOptions extends Omit<PlayOptions, 'installation' | 'proxy'>, FaultOptions {
  /** Called with each round as it ends. */
  onRound?(aftermath: Aftermath, done: number): void;
}

export type DrillResult = Awaited<ReturnType<typeof Drill.run>>;

/** One run: people who act while something happens, and a verdict once all is quiet. */
export class Drill {
  private readonly ledger: Ledger;
  private readonly balancer: Balancer;
  private people: Person[] = [];

  private constructor(private readonly options: PlayOptions) {
    this.ledger = new Ledger(options.installation.violations);
    this.balancer = new Balancer(options.proxy && BEHIND_PROXY_MS);
  }

  /** Lets faults of the seed strike while people act. */
  static async run(options: DrillOptions) {
    const installation = await Installation.open();
    const aftermaths: Aftermath[] = [];
    let overloads = 0;
    const result = await Drill.play({ ...options, installation }, async (scene) => {
      const monitor = new Monitor(installation.servers);
      const strike = prepareFaults(options, scene, monitor);
      try {
        for (const round of planFaults(options)) {
          await pause(round.calmMs);
          aftermaths.push(await strike(round));
          options.onRound?.(aftermaths.at(-1)!, aftermaths.length);
        }
      } finally {
        await monitor.stop();
        ({ overloads } = monitor);
        if (options.thorough) installation.violations.push(...monitor.violations);
      }
    });
    return { ...result, aftermaths, overloads };
  }

  /** So many accidents in a row: short ones, or with pauses and as long as real ones where there are many. */
  static accidents(seed: string, people: number, faults: number): Promise<DrillResult> {
    const isLong = faults > FEW;
    const [longestMs, calmMs] = isLong ? [30_000, 1_500] : [2_000, 0];
    const common = { double: 0.4, actsPerSecond: 25, thorough: isLong };
    return Drill.run({ seed, people, faults, longestMs, calmMs, ...common });
  }

  /** Lets people act while something happens, and closes the installation. */
  static async play(options: PlayOptions, work: (scene: Scene) => Promise<void>) {
    const drill = new Drill(options);
    const { violations, logged, databaseUrl } = options.installation;
    try {
      await drill.act(await withDatabase(databaseUrl, (db) => drill.buildCast(db)), work);
      const accounts = await withDatabase(databaseUrl, (db) => drill.judge(db));
      const { asked, misses, examples } = drill.balancer;
      // As they are now: what is under way is cut off when the installation closes.
      const balancer = { asked, misses: { ...misses }, examples: [...examples] };
      return { violations, logged, ledger: drill.ledger, balancer, accounts };
    } finally {
      await Promise.all(drill.people.map((person) => person.leave()));
      await options.installation.close();
    }
  }

  private async buildCast(db: TestSql) {
    const { ledger, balancer } = this;
    const { people, proxy, installation } = this.options;
    await refuseWord(db);
    // Without an administrator no server is ready.
    await buildUser(db, { role: Role.ADMIN });
    const event = await buildEvent(db);
    const here = { eventId: event.id };
    await times(Math.max(MIN_PODS, people / PEOPLE_PER_POD), () => buildPod(db, here));
    const members = await times(people, () => buildMember(db, here));
    const urls = (proxy ? [proxy] : installation.servers).map(({ url }) => url);
    const routes = [urls, urls.toReversed()];
    const distances = proxy ? NEIGHBOURS_IN_HALL : NEIGHBOURS;
    this.people = members.map(({ id, token }, index) => {
      const partnerIds = distances.map((distance) => members.at((index + distance) % people)!.id);
      const world = { urls: routes[index % 2]!, balancer, ledger };
      return new Person({ id, token, ...here }, partnerIds, world);
    });
    const codes = members.map(({ inviteCode }) => inviteCode);
    const door = { token: await signInAs(db, Role.SUPERVISOR), codes };
    const spare = await times(2, () => buildMember(db, here));
    return { cast: { people: this.people, event, ledger, balancer, routes, door }, spare };
  }

  private async act(
    { cast, spare }: Awaited<ReturnType<Drill['buildCast']>>,
    work: (scene: Scene) => Promise<void>,
  ): Promise<void> {
    const { people, balancer, options } = this;
    const { installation } = options;
    for (const [index, person] of people.entries()) {
      person.come();
      if ((index + 1) % WAVE === 0) await pause(WAVE_MS);
    }
    const canary = new Canary(installation.servers, spare);
    const actors = new Actors(cast, options);
    try {
      await canary.crossing(QUIET_MS);
      await work({ installation, people, balancer, canary });
    } finally {
      await actors.stop();
      await canary.close();
    }
  }

  /** Waits until nothing is under way any more, and compares what people know with the database. */
  private async judge(db: TestSql) {
    const { ledger, people } = this;
    const { installation, proxy, thorough } = this.options;
    // Backoff takes up to 15 seconds, for which a short run has no time.
    if (!thorough) for (const person of people) person.noteOnline();
    await this.settles('Unsent messages', () =>
      people.flatMap(({ outbox }) => outbox.getSnapshot().filter(({ state }) => state !== 'refused')),
    );
    const presence = () => verdict.presenceErrors(installation.servers, people);
    if (!proxy) await this.settles('Presence', async () => (await presence()).missing);
    if (thorough) {
      // Each look costs one person's budget, which looks without a pause would use up.
      const ghosts = () => pause(LOOK_EVERY_MS).then(async () => (await presence()).ghosts);
      await this.settles('Ghosts', ghosts, GHOST_MS);
      await this.settles('Presence as told live', () => verdict.presenceViewErrors(people), GHOST_MS);
    }
    for (const person of people) person.come();
    await this.settles('Connections', () => people.filter(({ isConnected }) => !isConnected));
    await this.settles('Histories', () => verdict.historyDifferences(db, people));
    await this.settles('Meetings', () => verdict.meetingDifferences(db, people));
    await this.settles('The database', () => verdict.databaseErrors(db));
    for (const errorsOf of [verdict.messageErrors, verdict.meetingErrors, verdict.entryErrors])
      installation.violations.push(...(await errorsOf(db, ledger)));
    const screens = people.map(({ history }) => history);
    return verdict.tally(ledger.sent, await verdict.messagesOf(db), screens);
  }

  /** Notes what is left over when it has not become empty in time. */
  private async settles(what: string, leftOver: () => unknown, timeoutMs = QUIET_MS): Promise<void> {
    let last: unknown[] = [];
    const isEmpty = async () => {
      last = (await leftOver()) as unknown[];
      return last.length === 0;
    };
    await waitFor(isEmpty, what, timeoutMs).catch(() => {
      const shown = last.slice(0, 5).map(String).join(' | ');
      this.options.installation.violations.push(`${what}: ${last.length} left over, such as ${shown}`);
    });
  }
}

/** Connects for as long as `work` takes: connections do not survive what happens in between. */
async function withDatabase<T>(url: string, work: (db: TestSql) => Promise<T>): Promise<T> {
  const db = openSql(url);
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** Refuses a word at commit, when everything else has been written. */
const refuseWord = (db: TestSql) =>
  db.sql(`
    CREATE FUNCTION refuse_word() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.text LIKE '${REFUSED_WORD}%' THEN RAISE EXCEPTION 'refused' USING ERRCODE = '23505'; END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER refuse_word AFTER INSERT ON messages DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION refuse_word()`);

const times = async <T>(count: number, build: () => Promise<T>): Promise<T[]> => {
  const built: T[] = [];
  while (built.length < count) built.push(await build());
  return built;
};
