import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  buildMember,
  buildUser,
  insert,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const UPDATE = `mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { attendee { id } } }`;

let server: TestServer;
let manager: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

describe('lists', () => {
  const LISTS = `query ($id: ID!, $search: String) {
    speakers: attendees(eventId: $id, filter: { category: SPEAKER, search: $search }) { totalCount nodes { id } }
    investors: attendees(eventId: $id, filter: { category: INVESTOR, search: $search }) { totalCount nodes { id } }
  }`;

  it('of speakers and investors have those alone; in /v1 whatever category is asked for', async () => {
    const viewer = await buildMember(server, { eventId: event.id });
    const speaker = await buildAttendee(server, { eventId: event.id, category: 'SPEAKER' });
    const investor = await buildAttendee(server, { eventId: event.id, category: 'INVESTOR' });
    const expected = {
      speakers: { totalCount: 1, nodes: [{ id: speaker.id }] },
      investors: { totalCount: 1, nodes: [{ id: investor.id }] },
    };
    expect(await expectOk(graphql(server.url, LISTS, { id: event.id }, viewer.token))).toEqual(expected);
    const none = { totalCount: 0, nodes: [] };
    const search = 'nobody';
    expect(await expectOk(graphql(server.url, LISTS, { id: event.id, search }, viewer.token))).toEqual({
      speakers: none,
      investors: none,
    });
    const page = await rest<{ speakers: { _id: string }[] }>(
      server.url,
      'post',
      `/attendees/speakers/${event.id}/0/10`,
      { token: viewer.token, body: { category: 'ATTENDEE' } },
    );
    expect(page.body).toMatchObject({ speakers: [{ _id: speaker.id }], total: 1, offset: 0, pageSize: 10 });
  });

  it('of speakers cost the same for one and for three', async () => {
    const viewer = await buildMember(server, { eventId: event.id });
    const document = `query ($id: ID!) { speakers: attendees(eventId: $id, filter: { category: SPEAKER }) { totalCount nodes { id email removed invitedAt } } }`;
    const ask = () =>
      statementsOf(() => expectOk(graphql(server.url, document, { id: event.id }, viewer.token)));
    const add = () => buildAttendee(server, { eventId: event.id, category: 'SPEAKER', sharesEmail: true });
    await add();
    const one = await ask();
    await add();
    await add();
    expect((await ask()).length).toBe(one.length);
  });
});

describe('privacy', () => {
  it('tells the choices of a profile to its owner alone', async () => {
    const document = 'query ($id: ID!) { attendee(id: $id) { sharesEmail mailsReminders } }';
    const owner = await buildMember(server, { eventId: event.id });
    const other = await buildMember(server, { eventId: event.id });
    await server.sql('UPDATE attendees SET mails_reminders = false WHERE id = $1', [owner.id]);
    const ask = (token: string) =>
      expectOk(graphql<{ attendee: unknown }>(server.url, document, { id: owner.id }, token));
    expect((await ask(owner.token)).attendee).toEqual({ sharesEmail: false, mailsReminders: false });
    expect((await ask(other.token)).attendee).toEqual({ sharesEmail: null, mailsReminders: null });
  });

  const PERSON = 'query ($id: ID!) { attendee(id: $id) { email phone inviteCode status invitedAt removed } }';

  it('tells the e-mail to those one meets, if one shares it', async () => {
    const viewer = await buildMember(server, { eventId: event.id });
    const user = await buildUser(server);
    const other = await buildAttendee(server, {
      eventId: event.id,
      userId: user.id,
      phone: '1',
      invitedAt: new Date(),
    });
    const ask = async () =>
      (await expectOk(graphql<{ attendee: unknown }>(server.url, PERSON, { id: other.id }, viewer.token)))
        .attendee;
    const hidden = {
      email: null,
      phone: null,
      inviteCode: null,
      status: null,
      invitedAt: null,
      removed: false,
    };
    await server.sql('UPDATE attendees SET shares_email = true WHERE id = $1', [other.id]);
    expect(await ask()).toEqual(hidden);
    const { id } = await buildMeeting(server, { event, senderId: viewer.id, receiverId: other.id });
    expect(await ask()).toEqual(hidden);
    await server.sql(`UPDATE meetings SET status = 'REJECTED', closed_reason = 'DECLINED' WHERE id = $1`, [
      id,
    ]);
    await buildMeeting(server, { event, senderId: other.id, receiverId: viewer.id, status: 'ACTIVE' });
    expect(await ask()).toEqual({ ...hidden, email: user.email });
    await server.sql('UPDATE attendees SET shares_email = false WHERE id = $1', [other.id]);
    expect(await ask()).toEqual(hidden);
  });

  it('hides the removed from everybody, and from every list', async () => {
    const viewer = await buildMember(server, { eventId: event.id });
    const gone = await buildAttendee(server, { eventId: event.id });
    await insert(server, 'bookmarks', { ownerId: viewer.id, attendeeId: gone.id });
    await server.sql(
      `UPDATE attendees SET status = 'REMOVED', user_id = NULL, confirmed_at = NULL WHERE id = $1`,
      [gone.id],
    );
    for (const token of [viewer.token, manager])
      expect((await expectError(graphql(server.url, PERSON, { id: gone.id }, token))).extensions.code).toBe(
        'NOT_FOUND',
      );
    const all = `query ($id: ID!, $filter: AttendeeFilter) { attendees(eventId: $id, filter: $filter) { totalCount nodes { id } } }`;
    expect(await expectOk(graphql(server.url, all, { id: event.id }, manager))).toEqual({
      attendees: { totalCount: 1, nodes: [{ id: viewer.id }] },
    });
    const removed = await expectError(
      graphql(server.url, all, { id: event.id, filter: { status: 'REMOVED' } }, manager),
    );
    expect(removed.extensions.code).toBe('BAD_USER_INPUT');
    const own =
      'query ($id: ID!) { eventProfile(eventId: $id) { bookmarks } bookmarks(eventId: $id) { totalCount nodes { id } } }';
    expect(await expectOk(graphql(server.url, own, { id: event.id }, viewer.token))).toEqual({
      eventProfile: { bookmarks: [] },
      bookmarks: { totalCount: 0, nodes: [] },
    });
    expect(
      (await expectError(graphql(server.url, UPDATE, { input: { attendeeId: gone.id } }, manager))).extensions
        .code,
    ).toBe('NOT_FOUND');
  });
});
