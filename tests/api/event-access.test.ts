import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role, STAFF } from '../../server/src/core/auth/roles';
import { codeOf, graphql } from '../support/client';
import { buildEvent, buildMember, buildUser, signIn } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

/** The facts that decide access to an event. */
interface Case {
  profile: 'none' | 'INVITED' | 'CONFIRMED';
  event: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  byInvitation: boolean;
  isProven: boolean;
  requiresProof: boolean;
}

const BOTH = [false, true];
const CASES: Case[] = (['none', 'INVITED', 'CONFIRMED'] as const).flatMap((profile) =>
  (['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const).flatMap((event) =>
    (profile === 'none' ? [false] : BOTH).flatMap((byInvitation) =>
      BOTH.flatMap((isProven) =>
        BOTH.map((requiresProof) => ({ profile, event, byInvitation, isProven, requiresProof })),
      ),
    ),
  ),
);

const titleOf = ({ profile, event, byInvitation, isProven, requiresProof }: Case): string =>
  `profile ${profile}${byInvitation ? ' by invitation' : ''}, address ${isProven ? '' : 'not '}proven, ${event} event${requiresProof ? ' for proven addresses' : ''}`;

/** The error of an attendee's requests by the rule; OK where they may enter. */
const expectedOf = ({ profile, event, byInvitation, isProven, requiresProof }: Case): string => {
  if (event === 'DRAFT' || profile === 'none' || (byInvitation && !isProven)) return 'NOT_FOUND';
  if (profile === 'INVITED' || (requiresProof && !isProven)) return 'FORBIDDEN';
  return 'OK';
};

// One operation of each way in: access asked first, access inside of the statement, and the own attendee inside of it.
const OPERATIONS = {
  event: 'query ($id: ID!) { event(id: $id) { id } }',
  attendees: 'query ($id: ID!) { attendees(eventId: $id, first: 1) { nodes { id } } }',
  conversations: 'query ($id: ID!) { conversations(eventId: $id, first: 1) { nodes { id } } }',
  attendee: 'query ($id: ID!) { attendee(id: $id) { id } }',
  sendMessage:
    'mutation ($id: ID!) { sendMessage(input: { attendeeId: $id, text: "Hello", clientId: "1" }) { __typename } }',
};

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

interface Scene {
  eventId: string;
  otherId: string;
  userId: string;
  token: string;
}

const build = async (role: Role, { profile, event, byInvitation, isProven, requiresProof }: Case) => {
  const { id: eventId } = await buildEvent(server);
  const other = await buildMember(server, { eventId });
  const user = await buildUser(server, { role, emailVerifiedAt: isProven ? new Date() : null });
  // A profile of an address that was proven once and is not any more: no request makes one.
  if (profile !== 'none')
    await server.sql(
      `WITH quiet AS MATERIALIZED (SELECT set_config('session_replication_role', 'replica', true))
       INSERT INTO attendees (id, event_id, user_id, first_name, last_name, invite_code, status, confirmed_at, by_invitation)
       SELECT gen_random_uuid(), $1::uuid, $2::uuid, 'Ada', 'King', left(md5($2::uuid::text), 10), $3::text::attendee_status, CASE WHEN $3::text = 'CONFIRMED' THEN now() END, $4 FROM quiet`,
      [eventId, user.id, profile, byInvitation],
    );
  await server.sql('UPDATE events SET status = $2, requires_verified_email = $3 WHERE id = $1', [
    eventId,
    event,
    requiresProof,
  ]);
  return { eventId, otherId: other.id, userId: user.id, token: await signIn(server, user) };
};

const answersTo = async ({ eventId, otherId, token }: Scene): Promise<Record<string, string>> => {
  const answers = Object.entries(OPERATIONS).map(async ([name, query]) => {
    const id = name === 'attendee' || name === 'sendMessage' ? otherId : eventId;
    return [name, codeOf(await graphql(server.url, query, { id }, token))] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
};

const isMember = async ({ eventId, userId }: Scene): Promise<Record<string, boolean>> => {
  const [row] = await server.sql<Record<string, boolean>>(
    `SELECT may_enter($1, $2) AS may,
       EXISTS (SELECT 1 FROM event_members WHERE user_id = $1 AND event_id = $2) AS member`,
    [userId, eventId],
  );
  return row!;
};

describe('who may enter an event', () => {
  it.each(CASES.map((one) => [titleOf(one), one] as const))('attendee: %s', async (_title, one) => {
    const scene = await build(Role.ATTENDEE, one);
    const code = expectedOf(one);
    const granted = code === 'OK';
    expect(await isMember(scene)).toEqual({ may: granted, member: granted });
    // Objects queried by id are NOT_FOUND without access to the event.
    const hidden = granted ? 'OK' : 'NOT_FOUND';
    expect(await answersTo(scene)).toEqual({
      event: code,
      attendees: code,
      conversations: code,
      attendee: hidden,
      sendMessage: hidden,
    });
  });

  it.each(
    STAFF.flatMap((role) =>
      (['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const).map((event) => [role, event] as const),
    ),
  )('%s without a profile: %s event', async (role, event) => {
    const scene = await build(role, {
      profile: 'none',
      event,
      byInvitation: false,
      isProven: true,
      requiresProof: false,
    });
    expect(await isMember(scene)).toEqual({ may: false, member: false });
    expect(await answersTo(scene)).toEqual({
      event: 'OK',
      attendees: 'OK',
      conversations: 'FORBIDDEN',
      attendee: 'OK',
      sendMessage: 'FORBIDDEN',
    });
  });
});
