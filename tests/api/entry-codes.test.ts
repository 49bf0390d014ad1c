import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  signInAs,
  type BuiltAttendee,
  type BuiltEvent,
} from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const CHECK_IN = 'mutation ($input: CheckInInput!) { checkIn(input: $input) { result { outcome } } }';

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let guest: BuiltAttendee;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  guest = await buildAttendee(server, { eventId: event.id });
});

/** Lets the guest in. */
const enter = () =>
  expectOk(
    graphql(
      server.url,
      CHECK_IN,
      { input: { eventId: event.id, code: guest.inviteCode, gate: 'North', clientId: newId() } },
      manager,
    ),
  );

describe('entryCodes', () => {
  it('are hashes that a scanner can make of a code, of the confirmed alone, without personal data', async () => {
    const other = await buildAttendee(server, { eventId: event.id });
    await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    await enter();
    const document = 'query ($id: ID!) { entryCodes(eventId: $id) { salt expected entered } }';
    const { entryCodes } = await expectOk(
      graphql<{ entryCodes: { salt: string } }>(server.url, document, { id: event.id }, manager),
    );
    const hash = (code: string) =>
      createHash('sha256').update(`${entryCodes.salt}:${code}`).digest().subarray(0, 16).toString('base64');
    expect(entryCodes).toEqual({
      salt: entryCodes.salt,
      expected: [hash(other.inviteCode)],
      entered: [hash(guest.inviteCode)],
    });
  });
});

describe('entryCodes of a known version', () => {
  it('leave the lists out until one of them changes', async () => {
    const document = `query ($id: ID!, $version: String) {
      entryCodes(eventId: $id, unlessVersion: $version) { version unchanged expected entered } }`;
    const ask = async (version: string | null) =>
      (
        await expectOk(
          graphql<{
            entryCodes: { version: string; unchanged: boolean; expected: string[]; entered: string[] };
          }>(server.url, document, { id: event.id, version }, manager),
        )
      ).entryCodes;
    const first = await ask(null);
    expect([first.unchanged, first.expected.length]).toEqual([false, 1]);
    expect(await ask(first.version)).toEqual({ ...first, unchanged: true, expected: [] });
    await enter();
    const next = await ask(first.version);
    expect([next.unchanged, next.expected.length, next.entered.length]).toEqual([false, 0, 1]);
  });
});

describe('/v1/attendees/verify-code', () => {
  const verify = (code: string, token?: string) =>
    rest<Record<string, unknown>>(server.url, 'get', `/attendees/verify-code/${code}`, { token });

  it('tells anybody who holds a code whose it is, and nothing more', async () => {
    const { status, body } = await verify(guest.inviteCode.toLowerCase());
    expect([status, body]).toEqual([
      200,
      {
        valid: true,
        attendee: {
          first_name: guest.firstName,
          last_name: guest.lastName,
          organization: null,
          category: 'ATTENDEE',
          avatar: null,
        },
        event: { _id: event.id, title: event.title },
        status: 'CONFIRMED',
        checked_in_at: null,
      },
    ]);
    const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    expect((await verify(invited.inviteCode)).body).toMatchObject({ valid: false, status: 'INVITED' });
    expect((await verify('NOBODY')).status).toBe(404);
  });

  it('tells managers alone when somebody came', async () => {
    await enter();
    expect((await verify(guest.inviteCode)).body['checked_in_at']).toBeNull();
    expect((await verify(guest.inviteCode, manager)).body['checked_in_at']).toEqual(expect.any(String));
  });

  it('records an entry for managers', async () => {
    const path = `/attendees/verify-code/${guest.inviteCode}`;
    const post = (token: string | undefined, body: object = {}) =>
      rest<Record<string, unknown>>(server.url, 'post', path, { token, body });
    const { status, body } = await post(manager, { gate: 'South', client_id: 'one' });
    expect([status, body]).toEqual([
      200,
      {
        outcome: 'FIRST_ENTRY',
        repeated: false,
        attendee: expect.objectContaining({ _id: guest.id }) as object,
        check_in: {
          _id: expect.any(String) as string,
          gate: 'South',
          direction: 'IN',
          at: expect.any(String) as string,
        },
      },
    ]);
    expect((await post(manager, { gate: 'South', client_id: 'one' })).body['repeated']).toBe(true);
    expect((await post(manager)).body['outcome']).toBe('RE_ENTRY');
    expect((await post(undefined)).status).toBe(401);
    expect((await post(await signInAs(server, Role.EXECUTIVE))).status).toBe(403);
    expect(
      (await rest(server.url, 'post', '/attendees/verify-code/NOBODY', { token: manager, body: {} })).status,
    ).toBe(404);
  });

  it('has no limit of its own for an address, which may be a hall', async () => {
    const ask = () => rest(server.url, 'get', '/attendees/verify-code/NOBODY');
    const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await ask()).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
  });
});
