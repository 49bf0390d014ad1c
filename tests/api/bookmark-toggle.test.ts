import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, graphql } from '../support/client';
import { buildEvent, buildMember, type BuiltMember } from '../support/factories';
import { startServer, type TestServer } from '../support/server';

const TOGGLE =
  'mutation ($input: SetBookmarkInput!) { setBookmark(input: $input) { attendee { id bookmarked } } }';

let server: TestServer;
let owner: BuiltMember;

beforeAll(async () => {
  server = await startServer();
  owner = await buildMember(server, { eventId: (await buildEvent(server)).id });
});
afterAll(() => server.close());

const toggle = async (attendeeId: string) => {
  const { setBookmark } = await expectOk(
    graphql<{ setBookmark: { attendee: { id: string; bookmarked: boolean } } }>(
      server.url,
      TOGGLE,
      { input: { attendeeId } },
      owner.token,
    ),
  );
  return setBookmark.attendee;
};

it('toggling removes a bookmark however many newer ones there are', async () => {
  const oldest = await buildMember(server, { eventId: owner.eventId });
  expect(await toggle(oldest.id)).toEqual({ id: oldest.id, bookmarked: true });
  await server.sql(
    `WITH people AS (
       INSERT INTO users (id, email, display_name, email_verified_at)
       SELECT gen_random_uuid(), format('crowd.%s@example.test', n), 'Crowd', now() FROM generate_series(1, 1000) n RETURNING id
     ), crowd AS (
       INSERT INTO attendees (id, event_id, user_id, status, confirmed_at, first_name, last_name, invite_code)
       SELECT gen_random_uuid(), $1, id, 'CONFIRMED', now(), 'Crowd', 'Member', upper(id::text) FROM people RETURNING id
     )
     INSERT INTO bookmarks (owner_id, attendee_id) SELECT $2, id FROM crowd`,
    [owner.eventId, owner.id],
  );
  expect(await toggle(oldest.id)).toEqual({ id: oldest.id, bookmarked: false });
  expect(await toggle(oldest.id)).toEqual({ id: oldest.id, bookmarked: true });
});
