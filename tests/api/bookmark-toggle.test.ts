import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, graphql } from '../support/client';
import { buildEvent, buildMember, insert, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const TOGGLE =
  'mutation ($input: SetBookmarkInput!) { setBookmark(input: $input) { attendee { id bookmarked } } }';

let server: TestServer;
let owner: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
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

it('bookmarks are listed latest first, without those who take no part at present', async () => {
  const me = await buildMember(server, { eventId: owner.eventId });
  const [first, second, back] = [
    await buildMember(server, { eventId: owner.eventId }),
    await buildMember(server, { eventId: owner.eventId }),
    await buildMember(server, { eventId: owner.eventId }),
  ];
  for (const [index, { id }] of [first, back, second].entries())
    await insert(server, 'bookmarks', { ownerId: me.id, attendeeId: id, createdAt: new Date(index * 1_000) });
  await server.sql("UPDATE attendees SET status = 'INVITED', confirmed_at = NULL WHERE id = $1", [back.id]);
  const document = `query ($event: ID!) {
    bookmarks(eventId: $event) { totalCount nodes { id } } eventProfile(eventId: $event) { bookmarks }
  }`;
  expect(await expectOk(graphql(server.url, document, { event: me.eventId }, me.token))).toEqual({
    bookmarks: { totalCount: 2, nodes: [{ id: second.id }, { id: first.id }] },
    eventProfile: { bookmarks: [second.id, first.id] },
  });
});
