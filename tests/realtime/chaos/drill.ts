import { Role } from '../../../server/src/core/auth/roles';
import { setTimeout as pause } from 'node:timers/promises';
import {
  buildEvent,
  buildMember,
  buildUser,
  buildPod,
  type BuiltEvent,
  type BuiltMember,
} from '../../support/factories';
import { openSql, type TestSql } from '../../support/server';
import { waitFor } from '../../support/wait';
import { Actors, REFUSED_WORD } from './acts';
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
  historyDifferences,
  meetingDifferences,
  meetingErrors,
  messageErrors,
} from './verdict';

/** How long it may take until everything is quiet and told to everybody. */
const QUIET_MS = 90_000;
/** Longer than somebody whose server was killed is remembered, and until another server looks for such people. */
const GHOST_MS = 90_000;
const LOOK_EVERY_MS = 2_000;
const PODS = 6;
/** Few, so that people and pods are wanted by several at once. */
const SLOTS = 16;
/** With whom each person talks and meets: neighbours in a ring. */
const NEIGHBOURS = [-2, -1, 1, 2];

export interface DrillOptions {
  seed: string;
  people: number;
  faults: number;
  longestMs: number;
  calmMs: number;
  double: number;
  actsPerSecond: number;
  /** Whether to wait until those who have left are forgotten, and to judge what a busy machine makes late. */
  thorough: boolean;
  /** Told of each round as it ends. */
  onRound?(aftermath: Aftermath, done: number): void;
}

/** What happened, and what must not have. */
export interface DrillResult {
  violations: string[];
  aftermaths: Aftermath[];
  ledger: Ledger;
  balancer: Balancer;
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
  private people: Person[] = [];
  private event: BuiltEvent | undefined;
  private spare: [BuiltMember, BuiltMember] | undefined;

  private constructor(
    private readonly options: DrillOptions,
    private readonly installation: Installation,
  ) {
    this.ledger = new Ledger(installation.violations);
    this.balancer = new Balancer(installation.servers);
  }

  static async run(options: DrillOptions): Promise<DrillResult> {
    const installation = await Installation.open();
    const drill = new Drill(options, installation);
    try {
      await drill.withDatabase((db) => drill.buildCast(db));
      await drill.rage();
      await drill.withDatabase((db) => drill.judge(db));
      return drill.result;
    } finally {
      await Promise.all(drill.people.map((person) => person.leave()));
      await installation.close();
    }
  }

  private get result(): DrillResult {
    const { aftermaths, ledger, balancer, overloads, installation } = this;
    const { violations, logged } = installation;
    return { violations, aftermaths, ledger, balancer, overloads, logged };
  }

  /** Connects for as long as `work` takes: connections do not survive what happens in between. */
  private async withDatabase(work: (db: TestSql) => Promise<void>): Promise<void> {
    const db = openSql(this.installation.postgres.url);
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
    for (let built = 0; built < PODS; built += 1) await buildPod(db, { eventId: event.id });
    const members = await buildMembers(db, event, this.options.people);
    const idAt = (index: number) => members.at(index % members.length)!.id;
    this.people = members.map(
      ({ id, token }, index) =>
        new Person(
          { id, token, eventId: event.id, home: index % installation.servers.length },
          NEIGHBOURS.map((distance) => idAt(index + distance)),
          { servers: installation.servers, balancer, ledger },
        ),
    );
    this.event = event;
    const [first, second] = await buildMembers(db, event, 2);
    this.spare = [first!, second!];
  }

  /** Lets people act, and the planned faults strike one round after the other. */
  private async rage(): Promise<void> {
    const { options, installation, people, balancer } = this;
    for (const person of people) person.come();
    const canary = new Canary(installation, this.spare!);
    const monitor = new Monitor(installation);
    const { seed, thorough: timed } = options;
    const faults = new Faults({ seed, timed, installation, people, balancer, monitor, canary });
    const acting = this.startActing();
    try {
      await canary.crossing(QUIET_MS);
      for (const round of planFaults(options)) {
        await pause(round.calmMs);
        const aftermath = await faults.strike(round);
        this.aftermaths.push(aftermath);
        options.onRound?.(aftermath, this.aftermaths.length);
      }
    } finally {
      await acting.stop();
      await Promise.all([monitor.stop(), canary.close()]);
      if (options.thorough) installation.violations.push(...monitor.violations);
      this.overloads = monitor.overloads;
    }
  }

  private startActing(): { stop(): Promise<void> } {
    const { options, people, ledger, installation } = this;
    const actors = new Actors({ people, event: this.event!, ledger });
    const acts = planActs(options.seed, people.length, SLOTS);
    const timer = setInterval(() => actors.begin(acts.next().value), 1_000 / options.actsPerSecond);
    return {
      async stop() {
        clearInterval(timer);
        const isQuiet = () => actors.unanswered.length === 0;
        await waitFor(isQuiet, 'The answers to all acts', QUIET_MS).catch(() => {
          installation.violations.push(`Never answered: ${actors.unanswered.slice(0, 5).join(', ')}`);
        });
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
    await this.settles('Presence', async () => (await presenceErrors(installation.servers, people)).missing);
    if (options.thorough) await this.lookForGhosts();
    for (const person of people) person.come();
    await this.settles('Connections', async () => people.filter(({ isConnected }) => !isConnected));
    await this.settles('Histories', () => historyDifferences(db, people));
    await this.settles('Meetings', () => meetingDifferences(db, people));
    await this.settles('The database', () => databaseErrors(db));
    installation.violations.push(...(await messageErrors(db, ledger)), ...(await meetingErrors(db, ledger)));
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
