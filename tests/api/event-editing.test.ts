import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql, type Answer } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildPod,
  insert,
  midnight,
  signInAs,
  slotOf,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const FIELDS = `id title tagline description venue city country timezone startsAt endsAt cover logo status registration
  slotMinutes gapMinutes meetingHours { date from to } interestGroups { name kind terms } attendeeCount viewerCanEdit`;
const CREATE = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { ${FIELDS} updatedAt } } }`;
const DUPLICATE = `mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { ${FIELDS} } } }`;

interface EventData {
  id: string;
  title: string;
  updatedAt: string;
}

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const run = <Data>(document: string, input: object, token = manager) =>
  graphql<Data>(server.url, document, { input }, token);
const create = async (input: object = {}) => {
  const whole = {
    title: 'Forum',
    startsAt: '2031-05-03T04:00:00.000Z',
    endsAt: '2031-05-05T12:00:00.000Z',
    timezone: 'Asia/Karachi',
    ...input,
  };
  return (await expectOk(run<{ createEvent: { event: EventData } }>(CREATE, whole))).createEvent.event;
};
const update = async (input: object) =>
  (await expectOk(run<{ updateEvent: { event: EventData } }>(UPDATE, input))).updateEvent.event;
const entriesOf = (subjectId: string) =>
  server.sql(
    'SELECT action, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY created_at, id',
    [subjectId],
  );
const errorsOf = async (answer: Promise<Answer>): Promise<Record<string, string>> => {
  const { extensions } = await expectError(answer);
  expect(extensions.code).toBe('BAD_USER_INPUT');
  const errors = extensions['fields'] as { path: string; message: string }[];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
};

describe('a new event', () => {
  it('is a draft with what it was given, and is recorded', async () => {
    const event = await create({
      tagline: ' Meet ',
      country: 'pk',
      meetingHours: [
        { date: '2031-05-04', from: '09:00', to: '12:00' },
        { date: '2031-05-03', from: '13:00', to: '17:00' },
        { date: '2031-05-03', from: '09:00', to: '13:00' },
      ],
      interestGroups: [{ name: 'Industry', terms: ['Robotics', 'Energy'] }],
    });
    expect(event).toEqual({
      id: event.id,
      title: 'Forum',
      tagline: 'Meet',
      description: null,
      venue: null,
      city: null,
      country: 'PK',
      timezone: 'Asia/Karachi',
      startsAt: '2031-05-03T04:00:00.000Z',
      endsAt: '2031-05-05T12:00:00.000Z',
      cover: null,
      logo: null,
      status: 'DRAFT',
      registration: 'INVITE_ONLY',
      slotMinutes: 20,
      gapMinutes: 5,
      meetingHours: [
        { date: '2031-05-03', from: '09:00', to: '13:00' },
        { date: '2031-05-03', from: '13:00', to: '17:00' },
        { date: '2031-05-04', from: '09:00', to: '12:00' },
      ],
      interestGroups: [{ name: 'Industry', kind: 'TOPIC', terms: ['Energy', 'Robotics'] }],
      attendeeCount: 0,
      viewerCanEdit: true,
    });
    expect(await entriesOf(event.id)).toMatchObject([
      { action: 'event.create', before: null, after: { title: 'Forum', country: 'PK' } },
    ]);
  });

  it('is refused with all its errors at once', async () => {
    const whole = { title: 'Forum', startsAt: midnight(3), endsAt: midnight(4) };
    const hours = (date: string, from: string, to: string) => ({ date, from, to });
    const day = midnight(3).toISOString().slice(0, 10);
    expect(
      await errorsOf(
        run(CREATE, { ...whole, title: '', slotMinutes: 4, gapMinutes: 121, country: 'Atlantis' }),
      ),
    ).toEqual({
      'input.title': 'A title has 1 to 200 characters.',
      'input.slotMinutes': 'A meeting lasts at least 5 minutes.',
      'input.gapMinutes': 'A gap is at most 120 minutes.',
      'input.country': 'This is neither the code of a country nor its name, such as FR or France.',
    });
    expect(await errorsOf(run(CREATE, { ...whole, title: '  ' }))).toEqual({
      'input.title': 'This is required.',
    });
    expect(await errorsOf(run(CREATE, { ...whole, endsAt: whole.startsAt }))).toEqual({
      'input.endsAt': 'The end has to come after the beginning.',
    });
    expect(await errorsOf(run(CREATE, { ...whole, endsAt: midnight(100) }))).toEqual({
      'input.endsAt': 'An event lasts at most 60 days.',
    });
    const meetingHours = [
      hours(day, '09:00', '12:00'),
      hours(day, '11:59', '13:00'),
      hours(day, '17:00', '17:00'),
      hours(midnight(4).toISOString().slice(0, 10), '09:00', '12:00'),
      hours('2031-02-30', '09:00', '12:00'),
    ];
    expect(await errorsOf(run(CREATE, { ...whole, meetingHours }))).toEqual({
      'input.meetingHours.1': `On ${day} meeting hours overlap.`,
      'input.meetingHours.2': 'Meeting hours have to end after they begin.',
      'input.meetingHours.3': `${midnight(4).toISOString().slice(0, 10)} is not a day of the event.`,
      'input.meetingHours.4': 'There is no such day.',
    });
    expect(
      await errorsOf(run(CREATE, { ...whole, meetingHours: [hours('tomorrow', '9', '24:01')] })),
    ).toEqual({
      'input.meetingHours.0.date': 'A day is written as YYYY-MM-DD.',
      'input.meetingHours.0.from': 'A time is written as HH:mm.',
      'input.meetingHours.0.to': 'A time is written as HH:mm.',
    });
    const interestGroups = [
      { name: 'Industry', terms: ['Energy', 'energy '] },
      { name: 'industry', terms: [' '] },
    ];
    expect(Object.keys(await errorsOf(run(CREATE, { ...whole, interestGroups })))).toEqual([
      'input.interestGroups',
      'input.interestGroups.0.terms',
      'input.interestGroups.1.terms',
    ]);
  });

  it.each(['Mars/Olympus', 'asia/karachi', 'UTC+5', 'FOO3'])(
    'is refused in the time zone "%s"',
    async (timezone) => {
      const input = { title: 'Forum', startsAt: midnight(3), endsAt: midnight(4), timezone };
      expect(Object.keys(await errorsOf(run(CREATE, input)))).toEqual(['input.timezone']);
    },
  );

  it('is in UTC without a time zone', async () => {
    for (const timezone of ['', null, undefined])
      expect(await create({ timezone })).toMatchObject({ timezone: 'UTC' });
  });

  it('cannot be given a zone that would break its slots, whatever code writes', async () => {
    await expect(buildEvent(server, { timezone: 'Mars/Olympus' })).rejects.toMatchObject({ code: '22023' });
  });
});

describe('a change of an event', () => {
  it('touches what it brings alone, and is recorded with before and after', async () => {
    const { id } = await create({ tagline: 'Old', venue: 'Hall' });
    expect(await update({ eventId: id, tagline: 'New', status: 'PUBLISHED', slotMinutes: 20 })).toMatchObject(
      { title: 'Forum', tagline: 'New', venue: 'Hall', status: 'PUBLISHED', slotMinutes: 20 },
    );
    await update({ eventId: id, venue: '' });
    expect((await entriesOf(id)).slice(1)).toEqual([
      {
        action: 'event.update',
        before: { status: 'DRAFT', tagline: 'Old' },
        after: { status: 'PUBLISHED', tagline: 'New' },
      },
      { action: 'event.update', before: { venue: 'Hall' }, after: { venue: null } },
    ]);
  });

  it('to another zone moves no instant', async () => {
    const { id } = await create();
    expect(await update({ eventId: id, timezone: 'Europe/Berlin' })).toMatchObject({
      timezone: 'Europe/Berlin',
      startsAt: '2031-05-03T04:00:00.000Z',
    });
  });

  it('is refused where meeting hours would be left outside of the event', async () => {
    const { id } = await create({ meetingHours: [{ date: '2031-05-03', from: '09:00', to: '12:00' }] });
    expect(await errorsOf(run(UPDATE, { eventId: id, startsAt: '2031-05-04T04:00:00.000Z' }))).toEqual({
      'input.meetingHours.0': '2031-05-03 is not a day of the event.',
    });
    expect(
      await update({ eventId: id, startsAt: '2031-05-04T04:00:00.000Z', meetingHours: [] }),
    ).toMatchObject({ startsAt: '2031-05-04T04:00:00.000Z', meetingHours: [] });
  });

  it('is refused without what an event always has, and of an event that is not there', async () => {
    const { id } = await create();
    const nothing = { title: null, startsAt: null, timezone: null, status: null, slotMinutes: null };
    expect(Object.keys(await errorsOf(run(UPDATE, { eventId: id, ...nothing }))).sort()).toEqual([
      'input.slotMinutes',
      'input.startsAt',
      'input.status',
      'input.timezone',
      'input.title',
    ]);
    for (const eventId of [newId(), 'nonsense'])
      expect((await expectError(run(UPDATE, { eventId, title: 'Forum' }))).extensions.code).toBe('NOT_FOUND');
    const soon = run(UPDATE, { eventId: id, startsAt: 'soon' });
    expect((await expectError(soon)).extensions.code).toBe('BAD_USER_INPUT');
  });

  it('by two managers who saw the same version is taken from one of them', async () => {
    const { id } = await create();
    const { updatedAt } = await update({ eventId: id, tagline: 'Seen' });
    const edit = (title: string) => run(UPDATE, { eventId: id, title, expectedUpdatedAt: updatedAt });
    const answers = await Promise.all([edit('One'), edit('Two')]);
    const refusals = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions);
    expect(refusals).toEqual([expect.objectContaining({ code: 'CONFLICT', reason: 'STALE_EDIT' })]);
  });

  it('by two managers of different things takes both', async () => {
    const { id } = await create();
    await Promise.all([update({ eventId: id, tagline: 'One' }), update({ eventId: id, venue: 'Two' })]);
    expect(await update({ eventId: id })).toMatchObject({ tagline: 'One', venue: 'Two' });
  });
});

it('details count what there is', async () => {
  const event = await buildEvent(server);
  const here = { eventId: event.id };
  await buildAttendee(server, here);
  await buildAttendee(server, { ...here, status: 'INVITED' });
  await buildCompany(server, { ...here, kind: 'STARTUP' });
  const pod = await buildPod(server, here);
  await buildPod(server, { ...here, removedAt: new Date() });
  await insert(server, 'activities', {
    id: newId(),
    ...here,
    kind: 'SESSION',
    title: 'Talk',
    ...slotOf(event),
  });
  const blocked = { kind: 'POD', title: 'Cleaning', podId: pod.id };
  await insert(server, 'activities', { id: newId(), ...here, ...blocked, ...slotOf(event) });
  const READ = `query ($id: ID!) { event(id: $id) {
    id counts { attendees companies { kind count } pods activities } } }`;
  expect(await expectOk(graphql(server.url, READ, { id: event.id }, manager))).toEqual({
    event: {
      id: event.id,
      counts: {
        attendees: 1,
        companies: [
          { kind: 'SPONSOR', count: 0 },
          { kind: 'EXHIBITOR', count: 0 },
          { kind: 'STARTUP', count: 1 },
          { kind: 'IT_EXPORTER', count: 0 },
        ],
        pods: 1,
        activities: 1,
      },
    },
  });
});

describe('a copy of an event', () => {
  it('is a draft with settings, interests, pods and questions, without people, on other days', async () => {
    const event = await create({
      status: 'PUBLISHED',
      slotMinutes: 30,
      meetingHours: [{ date: '2031-05-04', from: '09:00', to: '12:00' }],
      interestGroups: [{ name: 'Looking for', kind: 'SEEK', terms: ['Capital'] }],
    });
    const here = { eventId: event.id };
    const { id: companyId } = await buildCompany(server, here);
    await buildPod(server, { ...here, name: 'Oak', companyId });
    await buildPod(server, { ...here, name: 'Elm', removedAt: new Date() });
    await buildAttendee(server, here);
    await insert(server, 'faqs', { id: newId(), ...here, question: 'Where?', answer: 'Here.' });
    const {
      duplicateEvent: { event: copy },
    } = await expectOk(
      run<{ duplicateEvent: { event: EventData } }>(DUPLICATE, {
        ...here,
        startsAt: '2032-10-01T04:00:00.000Z',
      }),
    );
    expect(copy).toEqual({
      ...event,
      id: copy.id,
      title: 'Copy of Forum',
      status: 'DRAFT',
      startsAt: '2032-10-01T04:00:00.000Z',
      endsAt: '2032-10-03T12:00:00.000Z',
      meetingHours: [{ date: '2032-10-02', from: '09:00', to: '12:00' }],
      attendeeCount: 0,
    });
    expect(copy.id).not.toBe(event.id);
    const counts = await server.sql(
      `SELECT (SELECT array_agg(name || coalesce(company_id::text, '')) FROM pods WHERE event_id = $1) AS pods,
              (SELECT array_agg(question) FROM faqs WHERE event_id = $1) AS faqs,
              (SELECT count(*)::int FROM companies WHERE event_id = $1) AS companies`,
      [copy.id],
    );
    expect(counts).toEqual([{ pods: ['Oak'], faqs: ['Where?'], companies: 0 }]);
    expect(await entriesOf(copy.id)).toMatchObject([
      { action: 'event.duplicate', after: { copyOf: event.id } },
    ]);
  });

  it('needs an event that is there', async () => {
    expect((await expectError(run(DUPLICATE, { eventId: newId() }))).extensions.code).toBe('NOT_FOUND');
  });
});
