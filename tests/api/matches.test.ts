import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql, inputTypeOf } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  signIn,
  signInAs,
  slotOf,
  type BuiltAttendee,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { buildMarket, MATCHES, matchesOf, type Found } from '../support/matches';
import { idOf, rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const DETAILS =
  'query ($id: ID!) { attendee(id: $id) { dismissed match { score reasons { kind term } reasonTexts attendee { id } } } }';

let server: TestServer;
let event: BuiltEvent;
let viewer: BuiltMember;
let buyer: BuiltAttendee;
let twin: BuiltAttendee;

beforeAll(async () => {
  server = await sharedServer();
  const { event: built, choose } = await buildMarket(server);
  event = built;
  viewer = await buildMember(server, { eventId: event.id });
  buyer = await buildAttendee(server, { eventId: event.id });
  twin = await buildAttendee(server, { eventId: event.id });
  await choose(viewer.id, { topic: ['Energy'], seek: ['Pilots'], offer: ['Talent'] });
  await choose(buyer.id, { topic: ['Energy'], seek: ['Talent'], offer: ['Pilots'] });
  await choose(twin.id, { seek: ['Pilots'], topic: ['Health'] });
  await buildAttendee(server, { eventId: event.id });
  const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
  await choose(invited.id, { topic: ['Energy'], seek: ['Talent'], offer: ['Pilots'] });
});

afterAll(() => server?.close());

const idsOf = (found: Found[]): string[] => found.map(({ attendee }) => attendee.id);
const ask = (document: string, variables: Record<string, unknown>, token: string) =>
  graphql<Record<string, never>>(server.url, document, variables, token);

describe('matches', () => {
  it('are told with their reasons, the best first', async () => {
    const found = await matchesOf(server, viewer.token, event.id);
    expect(found.map(({ reasonTexts, attendee }) => [attendee.id, reasonTexts])).toEqual([
      [
        buyer.id,
        [
          'Offers what you look for: Pilots',
          'Looks for what you offer: Talent',
          'You have in common: Energy',
        ],
      ],
      [twin.id, ['You have in common: Pilots']],
    ]);
    // The same terms, the same weights: nothing is missing between two visitors, whose gate an offer that fits opens further.
    expect(found[0]?.score).toBeCloseTo(0.7 + 0.3 * 0.3, 9);
    expect(await matchesOf(server, viewer.token, event.id, 1)).toEqual(found.slice(0, 1));
  });

  it('come in pages, with reasons as data and the number of all', async () => {
    const document = `query ($id: ID!, $first: Int, $after: String, $offset: Int) {
      matches(eventId: $id, first: $first, after: $after, offset: $offset) {
        totalCount pageInfo { hasNextPage hasPreviousPage endCursor } nodes { attendee { id } reasons { kind term } }
      }
    }`;
    interface Page {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
      nodes: unknown[];
    }
    const page = async (args: object) =>
      (
        await expectOk(
          graphql<{ matches: Page }>(server.url, document, { id: event.id, ...args }, viewer.token),
        )
      ).matches;
    const first = await page({ first: 1 });
    expect(first).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      nodes: [
        {
          attendee: { id: buyer.id },
          reasons: [
            { kind: 'OFFERS_WHAT_YOU_SEEK', term: 'Pilots' },
            { kind: 'SEEKS_WHAT_YOU_OFFER', term: 'Talent' },
            { kind: 'SHARED_INTEREST', term: 'Energy' },
          ],
        },
      ],
    });
    const second = await page({ first: 1, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      nodes: [{ attendee: { id: twin.id } }],
    });
    expect(await page({ first: 1, offset: 1 })).toEqual(second);
    const cursor = (position: number) => Buffer.from(`["${position}"]`).toString('base64url');
    // As far as `offset` goes.
    expect(await page({ after: cursor(10_000) })).toMatchObject({ nodes: [] });
    for (const after of ['x', cursor(-1), cursor(10_001)])
      expect(codeOf(await graphql(server.url, document, { id: event.id, after }, viewer.token))).toBe(
        'BAD_USER_INPUT',
      );
  });

  it('are told beside an attendee too, and not to staff or of oneself', async () => {
    const [best] = await matchesOf(server, viewer.token, event.id);
    const details = async (id: string, token: string) =>
      (await expectOk(ask(DETAILS, { id }, token)))['attendee'];
    expect(await details(buyer.id, viewer.token)).toEqual({ dismissed: false, match: best });
    expect(await details(viewer.id, viewer.token)).toEqual({ dismissed: false, match: null });
    const staff = await signInAs(server, Role.MANAGER);
    expect(await details(buyer.id, staff)).toEqual({ dismissed: false, match: null });
  });

  it('are told through /v1', async () => {
    const [best, ...others] = await matchesOf(server, viewer.token, event.id);
    const { body } = await rest<{
      matches: { score: number; reasons: string[]; attendee: { _id: string } }[];
    }>(server.url, 'get', `/attendees/${event.id}/matches`, { token: viewer.token });
    expect(body.matches.map(({ attendee }) => idOf(attendee))).toEqual(idsOf([best as Found, ...others]));
    const details = await rest(server.url, 'get', `/attendees/details/${buyer.id}`, { token: viewer.token });
    expect(details.body).toMatchObject({ match: { score: best?.score, reasons: best?.reasonTexts } });
    const over = await rest(server.url, 'get', `/attendees/${event.id}/matches/51`, { token: viewer.token });
    expect(over.status).toBe(400);
  });

  it('refuse what they are not asked for rightly', async () => {
    const code = async (variables: Record<string, unknown>) =>
      codeOf(await ask(MATCHES, variables, viewer.token));
    expect(await code({ eventId: event.id, first: 0 })).toBe('BAD_USER_INPUT');
    expect(await code({ eventId: event.id, first: 101 })).toBe('BAD_USER_INPUT');
    expect(await code({ eventId: event.id, first: 'ten' })).toBe('BAD_USER_INPUT');
    expect(await code({})).toBe('BAD_USER_INPUT');
    expect(await code({ eventId: 'x' })).toBe('NOT_FOUND');
    expect(await code({ eventId: (await buildEvent(server)).id })).toBe('NOT_FOUND');
  });
});

describe('matches leave out', () => {
  it('whom one has dismissed, until one takes it back', async () => {
    const set = (name: string, attendeeId: string, token = viewer.token) =>
      ask(
        `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { attendee { id dismissed } } }`,
        { input: { attendeeId } },
        token,
      );
    for (const name of ['dismissMatch', 'dismissMatch'])
      expect(await expectOk(set(name, buyer.id))).toEqual({
        [name]: { attendee: { id: buyer.id, dismissed: true } },
      });
    expect(idsOf(await matchesOf(server, viewer.token, event.id))).toEqual([twin.id]);
    for (const name of ['undismissMatch', 'undismissMatch'])
      expect(await expectOk(set(name, buyer.id))).toEqual({
        [name]: { attendee: { id: buyer.id, dismissed: false } },
      });
    expect(idsOf(await matchesOf(server, viewer.token, event.id))).toEqual([buyer.id, twin.id]);
    const oneself = await expectError(set('dismissMatch', viewer.id));
    expect(oneself.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'input.attendeeId' }],
    });
    const stranger = (await buildMember(server)).token;
    for (const id of ['nobody', event.id]) expect(codeOf(await set('dismissMatch', id))).toBe('NOT_FOUND');
    expect(codeOf(await set('dismissMatch', buyer.id, stranger))).toBe('NOT_FOUND');
  });

  it('the blocked, in either direction', async () => {
    for (const [blockerId, blockedId] of [
      [viewer.id, buyer.id],
      [buyer.id, viewer.id],
    ]) {
      await insert(server, 'blocks', { blockerId, blockedId });
      expect(idsOf(await matchesOf(server, viewer.token, event.id))).toEqual([twin.id]);
      const { attendee } = await expectOk(ask(DETAILS, { id: buyer.id }, viewer.token));
      expect(attendee).toEqual({ dismissed: false, match: null });
      await server.sql('DELETE FROM blocks WHERE blocker_id = $1', [blockerId]);
    }
  });

  it('whom one meets or has asked, and not whom one will not meet', async () => {
    const podId = (await buildPod(server, { eventId: event.id })).id;
    const people = [
      [viewer.id, buyer.id],
      [buyer.id, viewer.id],
    ];
    for (const [index, [senderId = '', receiverId = '']] of people.entries())
      for (const status of ['PENDING', 'ACTIVE', 'REJECTED'] as const) {
        const meeting = await buildMeeting(server, {
          event,
          senderId,
          receiverId,
          podId,
          status,
          ...slotOf(event, index),
        });
        const found = idsOf(await matchesOf(server, viewer.token, event.id));
        expect([status, found]).toEqual([status, status === 'REJECTED' ? [buyer.id, twin.id] : [twin.id]]);
        await server.sql('DELETE FROM meetings WHERE id = $1', [meeting.id]);
      }
  });

  it('who has left, who then is shown nobody', async () => {
    const token = await signIn(server, buyer);
    await matchesOf(server, token, event.id);
    await server.sql(
      `UPDATE attendees SET status = 'REMOVED', user_id = NULL, confirmed_at = NULL WHERE id = $1`,
      [buyer.id],
    );
    expect(idsOf(await matchesOf(server, viewer.token, event.id))).toEqual([twin.id]);
    expect(await server.sql('SELECT 1 FROM match_showings WHERE viewer_id = $1', [buyer.id])).toEqual([]);
  });
});
