import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import {
  buildAttendee,
  buildEvent,
  buildInterests,
  buildMember,
  buildPod,
  chooseInterest,
  signInAs,
  type BuiltAttendee,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { idOf, rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

interface List {
  attendees: { _id: string; status: string | null; checked_in_at: string | null }[];
  total: number;
  code?: string;
}

describe('the attendees of an event through /v1', () => {
  let server: TestServer;
  let event: BuiltEvent;
  let viewer: BuiltMember;
  let staff: string;
  let seller: BuiltAttendee;
  let buyer: BuiltAttendee;
  let invited: BuiltAttendee;

  beforeAll(async () => {
    server = await sharedServer();
    event = await buildEvent(server, { timezone: 'Asia/Karachi' });
    const eventId = event.id;
    const seek = { name: 'Looking for', kind: 'SEEK', vocabulary: 'market', terms: ['Capital', 'Partners'] };
    const offer = { ...seek, name: 'Offering', kind: 'OFFER' };
    const [seeks, offers, topics] = [
      await buildInterests(server, eventId, seek),
      await buildInterests(server, eventId, offer),
      await buildInterests(server, eventId),
    ];
    viewer = await buildMember(server, { eventId, organization: 'Acmé Labs' });
    seller = await buildAttendee(server, { eventId, organization: 'ACME Labs Ltd', jobTitle: 'Director' });
    buyer = await buildAttendee(server, {
      eventId,
      jobTitle: 'Acme Labs fan',
      organization: 'Globex',
      checkedInAt: new Date('2026-11-20T05:00:00Z'),
    });
    invited = await buildAttendee(server, { eventId, status: 'INVITED' });
    await chooseInterest(server, seller.id, offers.groupId, offers.terms['Capital']);
    await chooseInterest(server, seller.id, topics.groupId, topics.terms['Energy']);
    await chooseInterest(server, buyer.id, seeks.groupId, seeks.terms['Capital']);
    await chooseInterest(server, buyer.id, topics.groupId, topics.terms['Energy']);
    staff = await signInAs(server, Role.EXECUTIVE);
  });

  afterAll(() => server?.close());

  const list = (filters: object, token = viewer.token) =>
    rest<List>(server.url, 'post', `/attendees/get/${event.id}/0/100`, { token, body: filters });
  const idsOf = async (filters: object, token?: string): Promise<string[]> =>
    (await list(filters, token)).body.attendees.map(idOf).sort();
  const sorted = (...people: { id: string }[]): string[] => people.map(({ id }) => id).sort();

  it('finds an organization by a part of its name, and nothing that only mentions it', async () => {
    expect(await idsOf({ organization: 'acme lab' })).toEqual(sorted(viewer, seller));
    expect(await idsOf({ organization: '%' })).toEqual([]);
  });

  it('asks for interests by group: one of each', async () => {
    expect(await idsOf({ interests: { Industry: ['Energy', 'Health'] } })).toEqual(sorted(seller, buyer));
    expect(await idsOf({ interests: { Offering: ['Capital'] } })).toEqual(sorted(seller));
    expect(await idsOf({ interests: { 'Looking for': ['Capital'], Industry: ['Energy'] } })).toEqual(
      sorted(buyer),
    );
    expect(await idsOf({ interests: { Industry: ['Robotics'], Offering: ['Capital'] } })).toEqual([]);
  });

  it('shows only staff who is invited and who has entered', async () => {
    for (const filters of [{ status: 'INVITED' }, { status: 'CONFIRMED' }, { checked_in: true }]) {
      const { status, body } = await list(filters);
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await list({ status: null, checked_in: null })).body.total).toBe(3);
    expect(await idsOf({ status: 'INVITED' }, staff)).toEqual(sorted(invited));
    expect(await idsOf({ status: 'INVITED', sort: 'RECENT' }, staff)).toEqual(sorted(invited));
    expect(await idsOf({ checked_in: true }, staff)).toEqual(sorted(buyer));
    expect(await idsOf({ checked_in: false }, staff)).toEqual(sorted(viewer, seller, invited));
    expect(await idsOf({}, staff)).toEqual(sorted(viewer, seller, buyer, invited));
  });

  it('shows an entry at the hour that the wall of the event showed', async () => {
    const { body } = await list({ checked_in: true }, staff);
    expect(body.attendees[0]).toMatchObject({
      status: 'CONFIRMED',
      checked_in_at: '2026-11-20T10:00:00.000Z',
    });
    const others = await list({});
    expect(others.body.attendees.find(({ _id }) => _id === buyer.id)?.checked_in_at).toBeNull();
  });

  it('tells whose is whose by the id: an event, a person, a pod', async () => {
    const pods = await Promise.all(
      Array.from({ length: 103 }, () => buildPod(server, { eventId: event.id })),
    );
    const get = <Body>(path: string) => rest<Body>(server.url, 'get', path, { token: viewer.token });
    const people = await get<{ attendees: unknown[] }>(`/attendees/${event.id}`);
    expect(people.body.attendees).toHaveLength(3);
    const one = await get<{ attendee: { _id: string } }>(`/attendees/${seller.id}`);
    expect(idOf(one.body.attendee)).toBe(seller.id);
    expect((await get(`/attendees/${invited.id}`)).status).toBe(404);
    // All of them, although GraphQL gives a hundred at a time.
    const booths = await get<{ booths: { _id: string }[] }>(`/booths/${event.id}`);
    expect(new Set(booths.body.booths.map(idOf))).toEqual(new Set(pods.map(({ id }) => id)));
    const booth = await get<{ booth: { _id: string } }>(`/booths/${pods[0]?.id}`);
    expect(idOf(booth.body.booth)).toBe(pods[0]?.id);
  });

  it('turns a bookmark over, and lists the newest first', async () => {
    const set = (attendee_id: string, bookmarked?: boolean) =>
      rest<{ bookmarked: boolean; bookmarks: string[] }>(
        server.url,
        'post',
        `/attendees/${event.id}/new-bookmark`,
        { token: viewer.token, body: { attendee_id, bookmarked } },
      );
    expect((await set(seller.id)).body).toEqual({ bookmarked: true, bookmarks: [seller.id] });
    expect((await set(buyer.id, true)).body).toEqual({ bookmarked: true, bookmarks: [buyer.id, seller.id] });
    const marked = await rest<List>(server.url, 'get', `/attendees/${event.id}/bookmarked/1`, {
      token: viewer.token,
    });
    expect(marked.body.attendees.map(idOf)).toEqual([buyer.id]);
    expect(await idsOf({ bookmarked: true })).toEqual(sorted(seller, buyer));
    expect((await set(seller.id)).body).toEqual({ bookmarked: false, bookmarks: [buyer.id] });
  });
});
