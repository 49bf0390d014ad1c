import { Role } from '../../../server/src/core/auth/roles';
import { setTimeout as pause } from 'node:timers/promises';
import {
  buildEvent,
  buildMember,
  buildUser,
  buildPod,
  signInAs,
  type BuiltEvent,
  type BuiltMember,
} from '../../support/factories';
import { openSql, type TestSql } from '../../support/server';
import { waitFor } from '../../support/wait';
import { tally, type Accounts } from './accounts';
import { Actors, REFUSED_WORD, type Door } from './acts';
import { Canary } from './canary';
import { Faults, type Aftermath } from './faults';
import { Balancer } from './http';
import { Installation } from './installation';
import { Ledger } from './ledger';
import { Monitor } from './monitor';
import { Person } from './person';
import { planActs, planFaults } from './plan';
import { presenceErrors, presenceViewErrors } from './presence-check';
import {
  databaseErrors,
  entryErrors,
  historyDifferences,
  meetingDifferences,
  meetingErrors,
  messageErrors,
  messagesOf,
} from './verdict';

/** How long it may take until everything is quiet and told to everybody. */
const QUIET_MS = 90_000;
/** People who come at a time, and the pause before the next ones: nobody opens a hall of hundreds in an instant. */
const WAVE = 25;
const WAVE_MS = 100;
/** Accidents of which a run takes a minute or two. */
const FEW = 50;
/** Longer than a proxy takes to give up. */
const BEHIND_PROXY_MS = 30_000;
/** Longer than somebody whose server was killed is remembered, and until another server looks for such people. */
const GHOST_MS = 90_000;
const LOOK_EVERY_MS = 2_000;
/** So many people for each pod, and pods at least. */
const PEOPLE_PER_POD = 10;
const PODS = 6;
/** Few, so that people and pods are wanted by several at once. */
const SLOTS = 16;
/** With whom each person talks and meets: neighbours in a ring. In a hall of many, each has one thread open per side, as in the portal. */
const NEIGHBOURS = [-2, -1, 1, 2];
const NEIGHBOURS_IN_HALL = [-1, 1];

/** Who takes part, and how busy they are. */
export interface PlayOptions {
  seed: string;
  people: number;
  actsPerSecond: number;
  /** Whether to wait until those who have left are forgotten, and to judge what a busy machine makes late. */
  thorough: boolean;
}

/** A run of faults drawn from the seed. */
export interface DrillOptions extends PlayOptions {
  faults: number;
  longestMs: number;
  calmMs: number;
  double: number;
  /** Told of each round as it ends. */
  onRound?(aftermath: Aftermath, done: number): void;
}

/** What can be reached while people act. */
export interface Scene {
  installation: Installation;
  people: readonly Person[];
  balancer: Balancer;
  canary: Canary;
}

/** What happened, and what must not have. */
export interface DrillResult {
  violations: string[];
  aftermaths: Aftermath[];
  ledger: Ledger;
  balancer: Pick<Balancer, 'asked' | 'misses' | 'examples'>;
  accounts: Accounts;
  /** How often a server said that it is not ready although Postgres was there. */
  overloads: number;
  logged: string[];
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

const buildMembers = async (db: TestSql, event: BuiltEvent, count: number): Promise<BuiltMember[]> => {
  const members: BuiltMember[] = [];
  for (let built = 0; built < count; built += 1) members.push(await buildMember(db, { eventId: event.id }));
  return members;
};

/** One run: people who act while faults strike, and a verdict once all is quiet. */
export class Drill {
  private readonly ledger: Ledger;
  private readonly balancer: Balancer;
  private readonly aftermaths: Aftermath[] = [];
  private overloads = 0;
  private accounts: Accounts = { sent: 0, lost: 0, double: 0, outOfOrder: 0 };
  private people: Person[] = [];
  private event: BuiltEvent | undefined;
  private spare: [BuiltMember, BuiltMember] | undefined;
  private door: Door | undefined;

  /** `proxy` is the one address of both servers, where there is one. */
  private constructor(
    private readonly options: PlayOptions,
    private readonly installation: Installation,
    private readonly proxy?: { url: string },
  ) {
    this.ledger = new Ledger(installation.violations);
    this.balancer = proxy ? new Balancer([proxy], BEHIND_PROXY_MS) : new Balancer(installation.servers);
  }

  /** Lets faults of the seed strike while people act. */
  static async run(options: DrillOptions): Promise<DrillResult> {
    const drill = new Drill(options, await Installation.open());
    return drill.perform((scene) => drill.rage(options, scene));
  }

  /** So many accidents in a row: short ones, or with pauses and as long as real ones where there are many. */
  static accidents(seed: string, people: number, faults: number): Promise<DrillResult> {
    const isLong = faults > FEW;
    return Drill.run({
      seed,
      people,
      faults,
      longestMs: isLong ? 30_000 : 2_000,
      calmMs: isLong ? 1_500 : 0,
      double: 0.4,
      actsPerSecond: 25,
      thorough: isLong,
    });
  }

  /** Lets people act behind a proxy while something happens, and closes the installation. */
  static async play(
    options: PlayOptions & { installation: Installation; proxy: { url: string } },
    work: (scene: Scene) => Promise<void>,
  ): Promise<DrillResult> {
    return new Drill(options, options.installation, options.proxy).perform(work);
  }

  private async perform(work: (scene: Scene) => Promise<void>): Promise<DrillResult> {
    try {
      await this.withDatabase((db) => this.buildCast(db));
      await this.act(work);
      await this.withDatabase((db) => this.judge(db));
      return this.result;
    } finally {
      await Promise.all(this.people.map((person) => person.leave()));
      await this.installation.close();
    }
  }

  private get result(): DrillResult {
    const { aftermaths, ledger, overloads, installation, accounts } = this;
    const { asked, misses, examples } = this.balancer;
    // As they are now: what is under way is cut off when the installation closes.
    const balancer = { asked, misses: { ...misses }, examples: [...examples] };
    const { violations, logged } = installation;
    return { violations, aftermaths, ledger, balancer, accounts, overloads, logged };
  }

  /** Connects for as long as `work` takes: connections do not survive what happens in between. */
  private async withDatabase(work: (db: TestSql) => Promise<void>): Promise<void> {
    const db = openSql(this.installation.databaseUrl);
    try {
      await work(db);
    } finally {
      await db.end();
    }
  }

  private async buildCast(db: TestSql): Promise<void> {
    const { installation, ledger, balancer } = this;
    await refuseWord(db);
    // Without an administrator no server is ready.
    await buildUser(db, { role: Role.ADMIN });
    const event = await buildEvent(db);
    const pods = Math.max(PODS, this.options.people / PEOPLE_PER_POD);
    for (let built = 0; built < pods; built += 1) await buildPod(db, { eventId: event.id });
    const members = await buildMembers(db, event, this.options.people);
    const idAt = (index: number) => members.at(index % members.length)!.id;
    this.people = members.map(
      ({ id, token }, index) =>
        new Person(
          { id, token, eventId: event.id, home: index % installation.servers.length },
          (this.proxy ? NEIGHBOURS_IN_HALL : NEIGHBOURS).map((distance) => idAt(index + distance)),
          { servers: this.proxy ? [this.proxy] : installation.servers, balancer, ledger },
        ),
    );
    const codes = members.map(({ inviteCode }) => inviteCode);
    this.door = { token: await signInAs(db, Role.SUPERVISOR), codes };
    this.event = event;
    const [first, second] = await buildMembers(db, event, 2);
    this.spare = [first!, second!];
  }

  /** Lets people act while something happens. */
  private async act(work: (scene: Scene) => Promise<void>): Promise<void> {
    const { installation, people, balancer } = this;
    for (const [index, person] of people.entries()) {
      person.come();
      if ((index + 1) % WAVE === 0) await pause(WAVE_MS);
    }
    const canary = new Canary(installation, this.spare!);
    const acting = this.startActing();
    try {
      await canary.crossing(QUIET_MS);
      await work({ installation, people, balancer, canary });
    } finally {
      await acting.stop();
      await canary.close();
    }
  }

  /** Lets the planned faults strike one round after the other. */
  private async rage(options: DrillOptions, scene: Scene): Promise<void> {
    const { installation } = scene;
    const monitor = new Monitor(installation);
    const { seed, thorough: timed } = options;
    const faults = new Faults({ seed, timed, monitor, ...scene });
    try {
      for (const round of planFaults(options)) {
        await pause(round.calmMs);
        const aftermath = await faults.strike(round);
        this.aftermaths.push(aftermath);
        options.onRound?.(aftermath, this.aftermaths.length);
      }
    } finally {
      await monitor.stop();
      if (options.thorough) installation.violations.push(...monitor.violations);
      this.overloads = monitor.overloads;
    }
  }

  private startActing(): { stop(): Promise<void> } {
    const { options, people, ledger, installation, balancer } = this;
    const actors = new Actors({ people, event: this.event!, ledger, door: this.door!, balancer });
    const acts = planActs(options.seed, people.length, SLOTS);
    const timer = setInterval(() => actors.begin(acts.next().value), 1_000 / options.actsPerSecond);
    return {
      async stop() {
        clearInterval(timer);
        const isQuiet = () => actors.unanswered.length === 0;
        await waitFor(isQuiet, 'The answers to all acts', QUIET_MS).catch(() => {
          ledger.failures += actors.unanswered.length;
          installation.violations.push(`Never answered: ${actors.unanswered.slice(0, 5).join(', ')}`);
        });
        actors.end();
      },
    };
  }

  /** Waits until nothing is under way any more, and compares what people know with the database. */
  private async judge(db: TestSql): Promise<void> {
    const { ledger, installation, people, options } = this;
    // Backoff takes up to 15 seconds, for which a short run has no time.
    if (!options.thorough) for (const person of people) person.noteOnline();
    await this.settles('Unsent messages', async () =>
      people.flatMap(({ outbox }) => outbox.getSnapshot().filter(({ state }) => state !== 'refused')),
    );
    if (!this.proxy)
      await this.settles(
        'Presence',
        async () => (await presenceErrors(installation.servers, people)).missing,
      );
    if (options.thorough) await this.lookForGhosts();
    for (const person of people) person.come();
    await this.settles('Connections', async () => people.filter(({ isConnected }) => !isConnected));
    await this.settles('Histories', () => historyDifferences(db, people));
    await this.settles('Meetings', () => meetingDifferences(db, people));
    await this.settles('The database', () => databaseErrors(db));
    for (const errorsOf of [messageErrors, meetingErrors, entryErrors])
      installation.violations.push(...(await errorsOf(db, ledger)));
    this.accounts = tally(
      ledger.sent,
      await messagesOf(db),
      people.map(({ history }) => history),
    );
  }

  private async lookForGhosts(): Promise<void> {
    const { installation, people } = this;
    const ghosts = async () => {
      // Each look costs one person's budget, which looks without a pause would use up.
      await pause(LOOK_EVERY_MS);
      return (await presenceErrors(installation.servers, people)).ghosts;
    };
    await this.settles('Ghosts', ghosts, GHOST_MS);
    await this.settles('Presence as told live', async () => presenceViewErrors(people), GHOST_MS);
  }

  /** Notes what is left over when it has not become empty in time. */
  private async settles(
    what: string,
    leftOver: () => Promise<unknown[]>,
    timeoutMs = QUIET_MS,
  ): Promise<void> {
    let last: unknown[] = [];
    const isEmpty = async () => {
      last = await leftOver();
      return last.length === 0;
    };
    await waitFor(isEmpty, what, timeoutMs).catch(() => {
      const shown = last.slice(0, 5).map((entry) => (typeof entry === 'string' ? entry : String(entry)));
      this.installation.violations.push(`${what}: ${last.length} left over, such as ${shown.join(' | ')}`);
    });
  }
}
