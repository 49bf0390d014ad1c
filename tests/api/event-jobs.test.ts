import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { eraseExpiredAnswers } from '../../server/src/modules/event-fields/event-field.service';
import { eraseDueEvents } from '../../server/src/modules/keeping/keeping.service';
import { settleAllPlaces } from '../../server/src/modules/applications/place.service';
import { buildAttendee, buildEvent, buildMember, signInAs } from '../support/factories';
import { fieldNamed, setFields } from '../support/fields';
import { buildGroups, putInGroups } from '../support/groups';
import { buildPlaces } from '../support/place-scene';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const DAY = 86_400_000;

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startServer({ jobs: false });
  admin = await signInAs(server, Role.ADMIN);
});
afterAll(() => server.close());

const ended = (daysAgo: number, values: object = {}) =>
  buildEvent(server, {
    startsAt: new Date(Date.now() - (daysAgo + 1) * DAY),
    endsAt: new Date(Date.now() - daysAgo * DAY),
    ...values,
  });

/** An event with something for the job to do, and whether it was done. */
interface Case {
  job: (ctx: ReturnType<TestServer['app']['systemContext']>) => Promise<void>;
  /** The table that the job writes. */
  table: string;
  build: () => Promise<{ eventId: string; isDone: () => Promise<boolean> }>;
}

const cases: Record<string, Case> = {
  'places are settled': {
    job: settleAllPlaces,
    table: 'place_log',
    async build() {
      const { eventId, joined, mine } = await buildPlaces(server, { capacity: 1 });
      const next = (await joined(2))[1]!;
      await server.sql('UPDATE events SET capacity = 2 WHERE id = $1', [eventId]);
      return { eventId, isDone: async () => (await mine(next.token))?.stage === 'OFFERED' };
    },
  },
  'administrators are warned': {
    job: eraseDueEvents,
    table: 'event_erasures',
    async build() {
      const { id: eventId } = await ended(100, { keepDays: 90 });
      await buildAttendee(server, { eventId });
      const isDone = async () =>
        (await server.sql('SELECT FROM event_erasures WHERE event_id = $1', [eventId])).length === 1;
      return { eventId, isDone };
    },
  },
  'answers are erased': {
    job: eraseExpiredAnswers,
    table: 'attendees',
    async build() {
      const { id: eventId } = await ended(100);
      const { diet } = await setFields(server, admin, eventId, [
        fieldNamed('diet', 'TEXT', { keepDays: 30 }),
      ]);
      const { id } = await buildMember(server, { eventId });
      await server.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [id, { [diet!]: ['Vegan'] }]);
      const isDone = async () =>
        (await server.sql("SELECT FROM attendees WHERE id = $1 AND answers = '{}'", [id])).length === 1;
      return { eventId, isDone };
    },
  },
};

/** Has the database refuse what is written to a table for one event. */
async function refuseWrites(table: string, eventId: string): Promise<() => Promise<unknown>> {
  await server.sql(`CREATE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'Refused by the test'; END $$`);
  await server.sql(`CREATE TRIGGER refuse_event BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW
    WHEN (NEW.event_id = '${eventId}') EXECUTE FUNCTION refuse_event()`);
  return () => server.sql('DROP FUNCTION refuse_event() CASCADE');
}

describe('an event that fails', () => {
  it.each(Object.entries(cases))(
    'fails the job by which %s, and keeps no other from it',
    async (_name, one) => {
      const { job, table, build } = one;
      const events = [await build(), await build(), await build()];
      const failing = events[1]!;
      const allow = await refuseWrites(table, failing.eventId);
      const done = () => Promise.all(events.map(({ isDone }) => isDone()));
      try {
        await expect(job(server.app.systemContext())).rejects.toThrow('1 of 3 events failed');
        expect(await done()).toEqual([true, false, true]);
      } finally {
        await allow();
      }
      await job(server.app.systemContext());
      expect(await done()).toEqual([true, true, true]);
    },
  );
});

describe('the job of places', () => {
  it('opens a transaction for an event only where somebody can be offered a place', async () => {
    const full = await buildPlaces(server, { capacity: 1 });
    await full.joined(2);
    const grouped = await buildPlaces(server);
    await buildGroups(server, grouped.eventId, [{}, { capacity: 1 }]);
    const [holder, one] = await grouped.joined(2);
    await putInGroups(server, holder!.id, 1);
    await grouped.withdraw(one!.token);
    await putInGroups(server, one!.id, 1);
    expect((await grouped.join(one!.token)).attendee.stage).toBe('WAITLISTED');
    await settleAllPlaces(server.app.systemContext());

    const cost = () => statementsOf(() => settleAllPlaces(server.app.systemContext()));
    const begins = (statements: string[]) => statements.filter((text) => /^(BEGIN|START)/.test(text)).length;
    expect((await cost()).length).toBe(1);

    await server.sql('UPDATE attendee_groups SET capacity = 2 WHERE event_id = $1 AND bit = 1', [
      grouped.eventId,
    ]);
    expect(begins(await cost())).toBe(1);
    expect((await grouped.mine(one!.token))?.stage).toBe('OFFERED');
    expect((await cost()).length).toBe(1);
  });
});
