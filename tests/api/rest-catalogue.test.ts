import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  signInAs,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { idOf, rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

type Json = Record<string, unknown>;
interface Made {
  _id: string;
}
interface Refusal {
  code: string;
  reason: string;
  message: string;
  errors: { field: string; message: string }[];
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let member: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  member = await buildMember(server, { eventId: event.id });
});

const call = <Body = Json>(method: string, path: string, body?: unknown, token = manager) =>
  rest<Body>(server.url, method, path, { token, body });
const errorsOf = ({ status, body }: { status: number; body: Refusal }) => ({
  status,
  fields: body.errors.map(({ field }) => field).sort(),
});

describe('/v1/events', () => {
  const KARACHI = {
    title: 'Forum',
    from_date: '2031-05-03T09:00:00.000Z',
    to_date: '2031-05-05T18:00:00.000Z',
    timezone: 'Asia/Karachi',
    interests: { Industry: ['Energy', 'Health'], 'Looking for': ['Capital'] },
    interest_kinds: { 'Looking for': 'SEEK' },
    slot_minutes: 30,
    gap_minutes: 10,
    meeting_hours: [{ date: '2031-05-03', from: '09:00', to: '17:00' }],
  };
  const make = async (more: object = {}) => {
    const { status, body } = await call<{ event: Made & Json }>('post', '/events/create', {
      ...KARACHI,
      ...more,
    });
    expect(status).toBe(201);
    return body.event;
  };

  it("takes and gives the event's wall clock", async () => {
    const made = await make();
    expect(made).toEqual({
      _id: idOf(made),
      ...KARACHI,
      tagline: null,
      description: null,
      venue: null,
      city: null,
      country: null,
      cover: null,
      logo: null,
      status: 'DRAFT',
      registration: 'INVITE_ONLY',
      interest_kinds: { Industry: 'TOPIC', 'Looking for': 'SEEK' },
    });
    const [row] = await server.sql('SELECT starts_at, ends_at FROM events WHERE id = $1', [idOf(made)]);
    expect(row).toEqual({
      starts_at: new Date('2031-05-03T04:00:00.000Z'),
      ends_at: new Date('2031-05-05T13:00:00.000Z'),
    });
  });

  it('changes the keys it is brought alone', async () => {
    const { _id, ...made } = await make();
    const put = async (body: object) =>
      (await call<{ event: Json }>('put', `/events/${_id}`, body)).body.event;
    expect(await put({ form_data: { venue: 'Hall', from_date: '2031-05-02T10:00:00.000Z' } })).toEqual({
      _id,
      ...made,
      venue: 'Hall',
      from_date: '2031-05-02T10:00:00.000Z',
    });
    expect(await put({ interest_kinds: { Industry: 'OFFER' }, venue: '' })).toMatchObject({
      venue: null,
      interest_kinds: { Industry: 'OFFER', 'Looking for': 'SEEK' },
      interests: {
        Industry: ['Capital', 'Energy', 'Health'],
        'Looking for': ['Capital', 'Energy', 'Health'],
      },
    });
    expect(await put({ interests: { Industry: ['Energy'] } })).toMatchObject({
      interests: { Industry: ['Energy'] },
      interest_kinds: { Industry: 'OFFER' },
    });
  });

  it('reads dates in the zone that comes along', async () => {
    const { _id } = await make();
    const body = {
      timezone: 'Europe/Berlin',
      from_date: '2031-05-03T08:00:00.000Z',
      to_date: '2031-05-03T20:00:00.000Z',
    };
    expect((await call<{ event: Json }>('put', `/events/${_id}`, body)).body.event).toMatchObject(body);
    const [row] = await server.sql('SELECT starts_at FROM events WHERE id = $1', [_id]);
    expect(row).toEqual({ starts_at: new Date('2031-05-03T06:00:00.000Z') });
  });

  it('names faulty keys as they were sent', async () => {
    const wrong = { ...KARACHI, timezone: 'Mars/Olympus', interests: { Industry: ['Energy', 'energy'] } };
    expect(errorsOf(await call('post', '/events', wrong))).toEqual({
      status: 400,
      fields: ['interests.0.terms', 'timezone'],
    });
    const backwards = { ...KARACHI, to_date: KARACHI.from_date };
    expect(errorsOf(await call('post', '/events', backwards))).toMatchObject({
      fields: expect.arrayContaining(['to_date']) as unknown,
    });
    expect(errorsOf(await call('post', '/events', { status: 'OVER' }))).toEqual({
      status: 400,
      fields: ['from_date', 'status', 'title', 'to_date'],
    });
    expect(errorsOf(await call('post', '/events', { ...KARACHI, slot_minutes: 1 }))).toEqual({
      status: 400,
      fields: ['slot_minutes'],
    });
    for (const id of [newId(), 'nonsense'])
      expect((await call('put', `/events/${id}`, { title: 'Forum' })).status).toBe(404);
    expect((await call('put', `/events/${event.id}`, { title: 'Mine' }, member.token)).status).toBe(403);
  });

  it('counts in the details', async () => {
    await buildCompany(server, { eventId: event.id, kind: 'IT_EXPORTER' });
    const { body } = await call('get', `/events/details/${event.id}`, undefined, member.token);
    expect(body).toMatchObject({
      event: { _id: event.id },
      counts: {
        attendees: 1,
        companies: { SPONSOR: 0, EXHIBITOR: 0, STARTUP: 0, IT_EXPORTER: 1 },
        pods: 0,
        activities: 0,
      },
    });
  });
});

describe('/v1/sponsors', () => {
  it('makes, changes, shows and deletes companies', async () => {
    const input = { event_id: event.id, kind: 'STARTUP', name: 'Acme', sectors: ['Energy'] };
    const { status, body } = await call<{ sponsor: Made & Json }>('post', '/sponsors/create', input);
    expect([status, body.sponsor]).toEqual([
      201,
      {
        _id: idOf(body.sponsor),
        ...input,
        tagline: null,
        description: null,
        logo: null,
        cover: null,
        website: null,
        email: null,
        phone: null,
        country: null,
        city: null,
        tier: null,
        booths: [],
      },
    ]);
    const path = `/sponsors/${idOf(body.sponsor)}`;
    const changed = await call<{ sponsor: Json }>('put', path, {
      tier: 'Gold',
      website: 'https://acme.example',
    });
    const sponsor = { ...body.sponsor, tier: 'Gold', website: 'https://acme.example' };
    expect(changed.body).toEqual({ sponsor });
    const booth = await buildPod(server, { eventId: event.id, companyId: idOf(body.sponsor) });
    const mate = await buildAttendee(server, { eventId: event.id, companyId: idOf(body.sponsor) });
    const details = await call<{ sponsor: { booths: Made[]; team: Made[] } }>(
      'get',
      `/sponsors/details/${idOf(body.sponsor)}`,
      undefined,
      member.token,
    );
    expect([details.body.sponsor.booths.map(idOf), details.body.sponsor.team.map(idOf)]).toEqual([
      [booth.id],
      [mate.id],
    ]);
    expect((await call('delete', path)).body).toEqual({ success: true });
    expect((await call('get', path)).status).toBe(404);
  });

  it('pages and filters by the body', async () => {
    const here = { eventId: event.id };
    for (const name of ['Acme', 'Beta', 'Café']) await buildCompany(server, { ...here, name, country: 'PK' });
    await buildCompany(server, { ...here, name: 'Delta', country: 'DE' });
    const page = async (body: object, place = '1/1') => {
      const answer = await call<{ sponsors: { name: string }[]; total: number }>(
        'post',
        `/sponsors/get/${event.id}/${place}`,
        body,
        member.token,
      );
      return [answer.body.sponsors.map(({ name }) => name), answer.body.total];
    };
    expect(await page({ country: 'PK' })).toEqual([['Beta'], 3]);
    expect(await page({ search: 'cafe' }, '0/20')).toEqual([['Café'], 1]);
    expect((await call('post', `/sponsors/get/${event.id}/0/101`, {})).status).toBe(400);
    const all = await call<{ sponsors: Made[] }>('get', `/sponsors/${event.id}`, undefined, member.token);
    expect(all.body.sponsors).toHaveLength(4);
  });

  it('names faulty keys as they were sent', async () => {
    const wrong = { event_id: event.id, kind: 'SPONSOR', name: 'Acme', website: 'acme', email: 'acme' };
    expect(errorsOf(await call('post', '/sponsors', wrong))).toEqual({
      status: 400,
      fields: ['email', 'website'],
    });
    expect(errorsOf(await call('post', '/sponsors', { event_id: event.id }))).toEqual({
      status: 400,
      fields: ['kind', 'name'],
    });
  });
});

describe('/v1/booths', () => {
  it('makes, changes and takes away booths, by force where meetings are to be held', async () => {
    const company = await buildCompany(server, { eventId: event.id });
    const input = { event_id: event.id, name: 'Oak', location: 'Hall', bookable: true };
    const made = await call<{ booth: Made }>('post', '/booths', { ...input, sponsor_id: company.id });
    const { _id } = made.body.booth;
    const booth = { _id, ...input, company: { _id: company.id, name: company.name } };
    expect([made.status, made.body.booth]).toEqual([201, booth]);
    const kept = await call('put', `/booths/${_id}`, { name: 'Ash' });
    expect(kept.body).toEqual({ booth: { ...booth, name: 'Ash' } });
    const changed = await call('put', `/booths/${_id}`, { name: 'Elm', sponsor_id: null });
    expect(changed.body).toEqual({ booth: { ...booth, name: 'Elm', company: null } });
    await buildMeeting(server, { event, status: 'ACTIVE', podId: _id });
    const refused = await call<Refusal & { meetings: number }>('delete', `/booths/${_id}`);
    expect([refused.status, refused.body.reason, refused.body.meetings]).toEqual([409, 'HAS_MEETINGS', 1]);
    expect((await call('delete', `/booths/${_id}?force=perhaps`)).status).toBe(400);
    expect((await call('delete', `/booths/${_id}?force=true`)).body).toEqual({ success: true });
    expect((await call('get', `/booths/${_id}`)).status).toBe(404);
    expect((await call('get', `/booths/${event.id}`)).body).toEqual({ booths: [] });
  });

  it('names faulty keys as they were sent', async () => {
    const wrong = { event_id: event.id, name: 'Oak', sponsor_id: newId() };
    expect(errorsOf(await call('post', '/booths/create', wrong))).toEqual({
      status: 400,
      fields: ['sponsor_id'],
    });
  });
});

it('/v1/faqs makes, changes, shows and deletes questions', async () => {
  const input = { event_id: event.id, question: 'Where?', answer: 'Here.', category: null };
  const made = await call<{ faq: Made }>('post', '/faqs', input);
  const { _id } = made.body.faq;
  expect([made.status, made.body.faq]).toEqual([201, { _id, ...input, position: 0 }]);
  const faq = { _id, ...input, position: 0, answer: 'There.' };
  expect((await call('put', `/faqs/${_id}`, { answer: 'There.' })).body).toEqual({ faq });
  expect((await call('get', `/faqs/${_id}`, undefined, member.token)).body).toEqual({ faq });
  expect((await call('get', `/faqs/${event.id}`, undefined, member.token)).body).toEqual({ faqs: [faq] });
  expect((await call('delete', `/faqs/${_id}`)).body).toEqual({ success: true });
  expect((await call('delete', `/faqs/${_id}`)).status).toBe(404);
  expect((await call('delete', `/faqs/nonsense`, undefined, member.token)).status).toBe(403);
});
