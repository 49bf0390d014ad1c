import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import { buildEvent, buildMember, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const CREATE = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id accentColor } } }`;
const UPDATE = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id accentColor } } }`;
const DUPLICATE = `mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { id accentColor } } }`;

type EventData = { id: string; accentColor: string | null };

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const run = (document: string, input: object, token = manager) =>
  graphql<Record<string, { event: EventData }>>(server.url, document, { input }, token);
const changed = async (document: string, input: object): Promise<EventData> =>
  Object.values(await expectOk(run(document, input)))[0]!.event;
const fresh = { title: 'Forum', startsAt: '2031-05-03T04:00:00.000Z', endsAt: '2031-05-05T12:00:00.000Z' };

describe('the accent of an event', () => {
  it('is kept in small letters, comes along with a copy, and is taken away again', async () => {
    const event = await changed(CREATE, { ...fresh, accentColor: ' #B01E6F ' });
    expect(event).toEqual({ id: event.id, accentColor: '#b01e6f' });
    const copy = await changed(DUPLICATE, { eventId: event.id });
    expect(copy).toEqual({ id: copy.id, accentColor: '#b01e6f' });
    expect(await changed(UPDATE, { eventId: event.id, tagline: 'Meet' })).toEqual(event);
    expect(await changed(UPDATE, { eventId: event.id, accentColor: '' })).toEqual({
      id: event.id,
      accentColor: null,
    });
    expect(
      await server.sql(
        `SELECT before, after FROM audit_entries WHERE subject_id = $1 AND action = 'event.update' ORDER BY created_at, id`,
        [event.id],
      ),
    ).toMatchObject([
      { before: { tagline: null }, after: { tagline: 'Meet' } },
      { before: { accentColor: '#b01e6f' }, after: { accentColor: null } },
    ]);
  });

  it('is refused with the contrast that it lacks, and where it is no colour', async () => {
    const event = await buildEvent(server);
    const errorOf = async (accentColor: string) =>
      (await expectError(run(UPDATE, { eventId: event.id, accentColor }))).extensions;
    expect(await errorOf('#ffffff')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        {
          path: 'input.accentColor',
          message:
            'This colour is too light: even its darkest shade has 3.5:1 on the light theme, and text needs 4.5:1.',
        },
      ],
    });
    expect(await errorOf('red')).toMatchObject({
      fields: [{ path: 'input.accentColor', message: 'A colour is written as #rrggbb, such as #1f5af6.' }],
    });
  });

  it('has its form in the database too', async () => {
    const event = await buildEvent(server);
    await expect(
      server.sql(`UPDATE events SET accent_color = 'url(x)' WHERE id = $1`, [event.id]),
    ).rejects.toThrow('events_accent_check');
  });

  it('is seen by those who may enter the event', async () => {
    const event = await buildEvent(server);
    await changed(UPDATE, { eventId: event.id, accentColor: '#0e7a5f' });
    const { token } = await buildMember(server, { eventId: event.id });
    const { event: seen } = await expectOk(
      graphql<{ event: EventData }>(
        server.url,
        'query ($id: ID!) { event(id: $id) { id accentColor } }',
        { id: event.id },
        token,
      ),
    );
    expect(seen).toEqual({ id: event.id, accentColor: '#0e7a5f' });
  });
});
