import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk } from '../support/client';
import { buildAttendee, buildUser, signIn } from '../support/factories';
import { execute } from '../support/imports';
import { sampled } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';
import { loggedOperations, operations } from './operations/index';
import { buildScene } from './operations/scene';

interface Handler {
  schemaName: string;
  roles: readonly unknown[] | undefined;
}

/** What the contacts of companies do as well. */
const ofContactsToo = ['createApiToken', 'revokeApiToken'];

/** Mutations that are for staff, and for no attendees but those contacts. */
const staffMutations = (): string[] => {
  const { mutations } = (
    globalThis as unknown as { TypeGraphQLMetadataStorage: { mutations: readonly Handler[] } }
  ).TypeGraphQLMetadataStorage;
  return mutations
    .filter(
      ({ roles, schemaName }) =>
        roles?.includes(Role.MANAGER) &&
        (!roles.includes(Role.ATTENDEE) || ofContactsToo.includes(schemaName)),
    )
    .map(({ schemaName }) => schemaName);
};

describe('audit', () => {
  let server: TestServer;

  beforeAll(async () => {
    // Jobs would write entries of their own.
    server = await startServer({ jobs: false });
  });
  afterAll(() => server.close());

  const staff = async (): Promise<Viewer> => {
    const { id } = await buildUser(server, { role: Role.ADMIN, displayName: 'Grace Hopper' });
    await signIn(server, { id });
    return { userId: id, role: Role.ADMIN, sessionId: newId() };
  };
  const recordedBy = ({ userId }: Viewer) =>
    server.sql(
      `SELECT actor_name AS who, action, subject_id IS NOT NULL OR event_id IS NOT NULL AS what,
         now() - created_at < interval '5 minutes' AS "when", before, after
       FROM audit_entries WHERE actor_id = $1 ORDER BY created_at, id`,
      [userId],
    );

  it('is tested for every mutation of staff', () => {
    // What is for ADMIN alone has its row too.
    const told = Object.entries(operations).filter(
      ([, { logged, unlogged, codes }]) => (logged ?? unlogged) && codes !== 'ADMIN_ALONE',
    );
    expect(told.map(([name]) => name).sort()).toEqual(staffMutations().sort());
  });

  it.each(sampled(loggedOperations))(
    'says who, what, when, before and after of %s',
    async (_name, change) => {
      const [viewer, scene] = await Promise.all([staff(), buildScene(server)]);
      const { document, variables, recorded } = change;
      await expectOk(execute(server, viewer, document, await variables(scene, server)));
      expect(await recordedBy(viewer)).toEqual([
        { who: 'Grace Hopper', what: true, when: true, before: null, after: null, ...recorded },
      ]);
    },
  );

  it('of entries is the entry itself, which says who recorded it, also when that user is gone', async () => {
    const viewer = await staff();
    const { eventId, inviteCode: code } = await buildAttendee(server);
    const scan = 'mutation ($input: CheckInInput!) { checkIn(input: $input) { result { outcome } } }';
    const input = { eventId, code, gate: 'North', clientId: newId() };
    await expectOk(execute(server, viewer, scan, { input }));
    const admin = await staff();
    const remove = 'mutation ($id: ID!) { deleteUser(input: { userId: $id }) { user { id } } }';
    await expectOk(execute(server, admin, remove, { id: viewer.userId }));
    const list = 'query ($id: ID!) { checkIns(eventId: $id) { nodes { gate direction recordedBy } } }';
    expect(await expectOk(execute(server, admin, list, { id: eventId }))).toEqual({
      checkIns: { nodes: [{ gate: 'North', direction: 'IN', recordedBy: 'Grace Hopper' }] },
    });
  });
});
