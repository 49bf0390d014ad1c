import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RequestContext } from '../../server/src/core/request/context';
import { Role } from '../../server/src/core/auth/roles';
import { foldAttendeeCounts } from '../../server/src/modules/attendees/attendee-counts.queries';
import { lockProfile } from '../../server/src/modules/attendees/index';
import { answerOffer, enterEvent, withdraw } from '../../server/src/modules/applications/application.service';
import {
  claimingPlaces,
  lockLimitedPlaces,
  settlePlaces,
} from '../../server/src/modules/applications/place.service';
import { SeededRandom } from '../../server/src/demo/seeded-random';
import { eventById } from '../../server/src/modules/events/index';
import { buildAttendee, buildEvent, midnight } from '../support/factories';
import { buildGroups, putInGroups } from '../support/groups';
import { isWhole } from '../support/matrix';
import { type Act, PlaceModel, type Step } from '../support/place-model';
import { startTwoServers, type TestServer } from '../support/server';

const PEOPLE = 500;
const PLACES = 50;
/** `PLACE_STEPS=10000` takes minutes. */
const STEPS = Number(process.env['PLACE_STEPS'] ?? (isWhole ? 3_000 : 600));
const SEED = '45';

let servers: [TestServer, TestServer];

beforeAll(async () => {
  // Mails and other jobs have no part in this.
  servers = await startTwoServers({ jobs: false });
});
afterAll(() => servers[0].close());

const ACTS: readonly Act[] = [
  ...Array.from({ length: 8 }, () => 'join' as const),
  ...Array.from({ length: 4 }, () => 'withdraw' as const),
  ...Array.from({ length: 4 }, () => 'accept' as const),
  'let go',
  'let go',
  'expire',
  'regroup',
];

interface Attendee {
  id: string;
  userId: string;
}

/** An event whose second group has places of its own, and everybody with an account and a profile there. */
async function buildCrowd(db: TestServer, count: number, capacity: number) {
  const event = await buildEvent(db, {
    registration: 'OPEN',
    capacity,
    startsAt: midnight(30),
    endsAt: midnight(32),
  });
  await buildGroups(db, event.id, [{}, { capacity: 20 }]);
  const people: Attendee[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await buildAttendee(db, { eventId: event.id, status: 'INVITED', byInvitation: false });
    if (index % 2 === 1) await putInGroups(db, person.id, 1);
    people.push(person);
  }
  return { event, people };
}

const contextOf = (server: TestServer, { userId }: Attendee): RequestContext => {
  const ctx = server.app.systemContext();
  ctx.continueAs({ userId, role: Role.ATTENDEE, sessionId: '' });
  return ctx;
};

const join = (server: TestServer, eventId: string, who: Attendee): Promise<void> => {
  const ctx = contextOf(server, who);
  return claimingPlaces(ctx, async (inner) => {
    const places = await lockLimitedPlaces(inner, eventId);
    const profile = await lockProfile(inner, eventId, who.userId);
    await enterEvent(inner, (await eventById(inner).load(eventId))!, profile!, places);
  });
};

/** Refusals leave things as they were, as in the model. */
const refused = (error: unknown): void => {
  if ((error as { code?: unknown }).code !== 'CONFLICT') throw error;
};

async function take(server: TestServer, eventId: string, who: Attendee, { act, value }: Step): Promise<void> {
  const ctx = contextOf(server, who);
  switch (act) {
    case 'join':
      return join(server, eventId, who);
    case 'withdraw':
      await withdraw(ctx, eventId).catch(refused);
      return;
    case 'accept':
    case 'let go':
      await answerOffer(ctx, { eventId, accept: act === 'accept' }).catch(refused);
      return;
    case 'expire':
      await server.sql(
        `UPDATE applications SET offer_ends_at = now() WHERE attendee_id = $1
         AND (SELECT application FROM attendees WHERE id = $1) = 'OFFERED'`,
        [who.id],
      );
      break;
    case 'regroup':
      await putInGroups(server, who.id, value % 2);
      break;
    case 'capacity':
      await server.sql('UPDATE events SET capacity = $2 WHERE id = $1', [eventId, value]);
      break;
    case 'group capacity':
      await server.sql('UPDATE attendee_groups SET capacity = $2 WHERE event_id = $1 AND bit = 1', [
        eventId,
        value,
      ]);
  }
  await settlePlaces(ctx, { eventId });
}

const stagesOf = async (db: TestServer, eventId: string): Promise<Map<string, string>> =>
  new Map(
    (
      await db.sql<{ id: string; stage: string }>(
        'SELECT id, coalesce(application, status::text) AS stage FROM attendees WHERE event_id = $1',
        [eventId],
      )
    ).map(({ id, stage }) => [id, stage]),
  );

it(`${PEOPLE} people who come and go at random get, wait for and lose ${PLACES} places as in the model, over two servers`, async () => {
  const random = new SeededRandom(SEED);
  const { event, people } = await buildCrowd(servers[0], PEOPLE, PLACES);
  const model = new PlaceModel(PEOPLE, [null, 20], PLACES);
  for (let count = 1; count <= STEPS; count += 1) {
    const holders = model.people.flatMap(({ stage }, index) => (stage === 'OFFERED' ? [index] : []));
    const act: Act = random.chance(0.01)
      ? random.pick(['capacity', 'group capacity'] as const)
      : random.pick(ACTS);
    const isAnswer = (act === 'accept' || act === 'let go' || act === 'expire') && holders.length > 0;
    const person = isAnswer ? random.pick(holders) : random.between(0, PEOPLE - 1);
    const value =
      act === 'capacity'
        ? random.between(40, 59)
        : act === 'group capacity'
          ? random.between(10, 29)
          : random.between(0, 1);
    const step = { act, person, value };
    await take(servers[count % 2]!, event.id, people[person]!, step);
    model.apply(step);
    if (count % 50 && count < STEPS) continue;
    await foldAttendeeCounts(servers[0].app.systemContext(), {});
    const stages = await stagesOf(servers[0], event.id);
    expect({ seed: SEED, after: count, stages: people.map(({ id }) => stages.get(id)) }).toEqual({
      seed: SEED,
      after: count,
      stages: model.people.map(({ stage }) => stage),
    });
  }
  const offers = await servers[0].sql<{ id: string }>(
    "SELECT attendee_id AS id FROM place_log WHERE event_id = $1 AND kind = 'OFFERED' ORDER BY entry",
    [event.id],
  );
  expect(offers.map(({ id }) => people.findIndex((person) => person.id === id))).toEqual(model.offered);
}, 480_000);

it('never takes more places than there are and serves nobody twice when people race over two servers', async () => {
  const { event, people } = await buildCrowd(servers[0], 60, 12);
  const random = new SeededRandom(SEED);
  const acts: readonly Act[] = ['join', 'join', 'join', 'withdraw', 'accept', 'let go'];
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(
      Array.from({ length: 16 }, (_none, index) =>
        take(servers[index % 2]!, event.id, random.pick(people), {
          act: random.pick(acts),
          person: 0,
          value: 0,
        }),
      ),
    );
    const [places] = await servers[0].sql<{ taken: number; group: number }>(
      `SELECT count(*)::int AS taken, (count(*) FILTER (WHERE groups & 2 <> 0))::int AS group FROM attendees
       WHERE event_id = $1 AND (status = 'CONFIRMED' OR application = 'OFFERED')`,
      [event.id],
    );
    expect(places!.taken).toBeLessThanOrEqual(12);
  }
  // Between two times of waiting nobody is offered a place twice, and each offer goes to the first in line.
  const log = await servers[0].sql<{ id: string; kind: string }>(
    'SELECT attendee_id AS id, kind FROM place_log WHERE event_id = $1 ORDER BY entry',
    [event.id],
  );
  const line: string[] = [];
  const served: boolean[] = [];
  for (const { id, kind } of log) {
    if (kind === 'WAITLISTED') line.push(id);
    else if (kind === 'OFFERED') served.push(line.shift() === id);
    else if (kind === 'WITHDRAWN' && line.includes(id)) line.splice(line.indexOf(id), 1);
  }
  expect(served).toEqual(served.map(() => true));
  expect(served.length).toBeGreaterThan(0);
});
