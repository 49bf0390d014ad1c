import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataSource } from '../../server/src/core/db/database';
import { isRetryable } from '../../server/src/core/db/database-errors';
import { entities } from '../../server/src/modules';
import { UserEntity } from '../../server/src/modules/users/user.entity';
import { AttendeeEntity } from '../../server/src/modules/attendees/attendee.entity';
import { EventEntity } from '../../server/src/modules/events/event.entity';
import { ClaimEntity } from '../../server/src/modules/meetings/slots/claim.entity';
import {
  MeetingClosedReason,
  MeetingEntity,
  MeetingStatus,
} from '../../server/src/modules/meetings/meeting.entity';
import { PodEntity } from '../../server/src/modules/pods/pod.entity';
import { ActivityEntity, ActivityKind } from '../../server/src/modules/schedule/activity.entity';
import { createDatabase, type TestDatabase } from '../support/database';

type Person = 'anna' | 'bo' | 'cleo' | 'dev';
type Pod = 'north' | 'south';

/** An event with four people and two pods. */
interface Scene {
  event: string;
  people: Record<Person, string>;
  pods: Record<Pod, string>;
}

interface Booking {
  people: [sender: Person, receiver: Person];
  pod: Pod;
  /** Minutes after the event opens; a meeting takes 20. */
  at?: number;
  status?: MeetingStatus;
}

const OPENS = Date.parse('2027-05-03T07:00:00Z');
const period = (at: number): { startsAt: Date; endsAt: Date } => ({
  startsAt: new Date(OPENS + at * 60_000),
  endsAt: new Date(OPENS + (at + 20) * 60_000),
});

const buildScene = async ({ manager }: DataSource): Promise<Scene> => {
  const event = randomUUID();
  await manager.insert(EventEntity, { id: event, title: 'Forum', ...period(0) });
  const person = async (firstName: Person): Promise<string> => {
    const [id, userId] = [randomUUID(), randomUUID()];
    await manager.insert(UserEntity, { id: userId, email: `${userId}@example.test`, displayName: firstName });
    await manager.insert(AttendeeEntity, {
      id,
      userId,
      eventId: event,
      inviteCode: id,
      firstName,
      lastName: 'Example',
    });
    return id;
  };
  const pod = async (name: Pod): Promise<string> => {
    const id = randomUUID();
    await manager.insert(PodEntity, { id, eventId: event, name });
    return id;
  };
  return {
    event,
    people: {
      anna: await person('anna'),
      bo: await person('bo'),
      cleo: await person('cleo'),
      dev: await person('dev'),
    },
    pods: { north: await pod('north'), south: await pod('south') },
  };
};

/** Tries again after a deadlock, as the server does: Postgres may end a race between two bookings with one. */
const retrying = async (write: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!isRetryable(error)) throw error;
    }
  }
};

describe('claims', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let scene: Scene;

  beforeAll(async () => {
    database = await createDatabase();
    dataSource = createDataSource({ url: database.url, pool: 4, entities, migrations: [] });
    await dataSource.initialize();
  });

  beforeEach(async () => {
    scene = await buildScene(dataSource);
  });

  afterAll(async () => {
    await dataSource?.destroy();
    await database?.drop();
  });

  const book = async ({ people, pod, at = 0, status = MeetingStatus.ACTIVE }: Booking): Promise<string> => {
    const id = randomUUID();
    const [senderId, receiverId] = people.map((person) => scene.people[person]);
    await retrying(() =>
      dataSource.manager.insert(MeetingEntity, {
        id,
        eventId: scene.event,
        senderId,
        receiverId,
        podId: scene.pods[pod],
        status,
        ...period(at),
        expiresAt: new Date(OPENS),
      }),
    );
    return id;
  };

  const change = (id: string, changes: Partial<MeetingEntity>): Promise<void> =>
    retrying(() => dataSource.manager.update(MeetingEntity, { id }, changes));

  const block = async (pod: Pod): Promise<void> => {
    const activity = { id: randomUUID(), eventId: scene.event, kind: ActivityKind.POD, title: 'Closed' };
    await retrying(() =>
      dataSource.manager.insert(ActivityEntity, { ...activity, podId: scene.pods[pod], ...period(10) }),
    );
  };

  const refusal = (constraint: string): object => ({ driverError: { code: '23P01', constraint } });

  /** Why writes that ran at the same time were refused. */
  const refusalsOf = async (race: Promise<unknown>[]): Promise<unknown[]> => {
    const results = await Promise.allSettled(race);
    return results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  };

  it.each<[string, Booking, Booking, string]>([
    [
      'one sender',
      { people: ['anna', 'bo'], pod: 'north' },
      { people: ['anna', 'cleo'], pod: 'south', at: 19 },
      'claims_attendee_excl',
    ],
    [
      'one receiver',
      { people: ['bo', 'anna'], pod: 'north' },
      { people: ['cleo', 'anna'], pod: 'south', at: -19 },
      'claims_attendee_excl',
    ],
    [
      'a sender who is also a receiver',
      { people: ['anna', 'bo'], pod: 'north' },
      { people: ['cleo', 'anna'], pod: 'south' },
      'claims_attendee_excl',
    ],
    [
      'one pod',
      { people: ['anna', 'bo'], pod: 'north' },
      { people: ['cleo', 'dev'], pod: 'north', at: 5 },
      'claims_pod_excl',
    ],
  ])('let one of two racing meetings win that share %s', async (_what, first, second, constraint) => {
    const refusals = await refusalsOf([book(first), book(second)]);
    expect(refusals).toMatchObject([refusal(constraint)]);
  });

  it('let one of two requests win that are accepted at once', async () => {
    const first = await book({ people: ['anna', 'bo'], pod: 'north', status: MeetingStatus.PENDING });
    const second = await book({ people: ['cleo', 'anna'], pod: 'south', status: MeetingStatus.PENDING });
    const accept = (id: string): Promise<void> => change(id, { status: MeetingStatus.ACTIVE });
    const refusals = await refusalsOf([accept(first), accept(second)]);
    expect(refusals).toMatchObject([refusal('claims_attendee_excl')]);
  });

  it('keep meetings out of a blocked pod, and a block out of a taken one', async () => {
    const refusals = await refusalsOf([block('north'), book({ people: ['anna', 'bo'], pod: 'north' })]);
    expect(refusals).toMatchObject([refusal('claims_pod_excl')]);
    await block('south');
    const late = book({ people: ['cleo', 'dev'], pod: 'south', at: 25 });
    await expect(late).rejects.toMatchObject(refusal('claims_pod_excl'));
  });

  it('let meetings follow each other without a pause', async () => {
    await book({ people: ['anna', 'bo'], pod: 'north' });
    await expect(book({ people: ['anna', 'bo'], pod: 'north', at: 20 })).resolves.toBeTypeOf('string');
  });

  it('move with an active meeting', async () => {
    const moved = await book({ people: ['anna', 'bo'], pod: 'north' });
    await change(moved, { podId: scene.pods.south, ...period(60) });
    await book({ people: ['anna', 'cleo'], pod: 'north' });
    const clashing = book({ people: ['cleo', 'dev'], pod: 'south', at: 60 });
    await expect(clashing).rejects.toMatchObject(refusal('claims_pod_excl'));
    await expect(change(moved, period(0))).rejects.toMatchObject(refusal('claims_attendee_excl'));
    expect(await dataSource.manager.countBy(ClaimEntity, { meetingId: moved })).toBe(3);
  });

  it('end when the meeting is closed', async () => {
    const closed = await book({ people: ['anna', 'bo'], pod: 'north' });
    await change(closed, { status: MeetingStatus.REJECTED, closedReason: MeetingClosedReason.CANCELLED });
    expect(await dataSource.manager.countBy(ClaimEntity, { meetingId: closed })).toBe(0);
    await expect(book({ people: ['bo', 'anna'], pod: 'north' })).resolves.toBeTypeOf('string');
  });
});
