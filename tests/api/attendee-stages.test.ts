import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { buildApiToken } from '../support/api-tokens';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMember,
  buildUser,
  signIn,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import { idOf, rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const LIST = `query ($event: ID!, $filter: AttendeeFilter, $sort: AttendeeSort, $first: Int = 100, $after: String) {
  attendees(eventId: $event, filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount nodes { id } pageInfo { hasNextPage endCursor }
  }
}`;

interface Listed {
  attendees: {
    totalCount: number;
    nodes: { id: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

let server: TestServer;
let staff: Record<string, string>;
let event: BuiltEvent;
let invited: string[];

beforeAll(async () => {
  server = await sharedServer();
  const roles = [Role.EXECUTIVE, Role.MANAGER, Role.SUPERVISOR, Role.ADMIN];
  staff = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await signInAs(server, role)] as const)),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  invited = [];
  for (const category of ['ATTENDEE', 'SPEAKER', 'INVESTOR'])
    invited.push((await buildAttendee(server, { eventId: event.id, status: 'INVITED', category })).id);
});

const ask = (token: string | undefined, variables: Record<string, unknown> = {}) =>
  graphql<Listed>(server.url, LIST, { event: event.id, ...variables }, token);
const idsIn = async (token: string, variables: Record<string, unknown> = {}) => {
  const { nodes, totalCount } = (await expectOk(ask(token, variables))).attendees;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }) => id).sort();
};

describe('a new event, in which everybody is invited', () => {
  it('has them in the lists of staff, whatever their role', async () => {
    for (const [role, token] of Object.entries(staff))
      expect([role, await idsIn(token)]).toEqual([role, [...invited].sort()]);
  });

  it('has them in every list of /v1', async () => {
    for (const [role, token] of Object.entries(staff)) {
      const page = async (path: string, name: string) => {
        const { body } = await rest<Record<string, { _id: string }[]>>(
          server.url,
          'post',
          `/attendees/${path}/${event.id}/0/10`,
          { token, body: {} },
        );
        return [(body[name] ?? []).map(idOf).sort(), body['total']];
      };
      const [, speaker, investor] = invited;
      expect([role, await page('get', 'attendees')]).toEqual([role, [[...invited].sort(), 3]]);
      expect([role, await page('speakers', 'speakers')]).toEqual([role, [[speaker], 1]]);
      expect([role, await page('investors', 'investors')]).toEqual([role, [[investor], 1]]);
      const { body } = await rest<{ attendees: { _id: string }[] }>(
        server.url,
        'get',
        `/attendees/${event.id}`,
        { token },
      );
      expect(body.attendees.map(idOf).sort()).toEqual([...invited].sort());
    }
  });

  it('has them in those of programs, which see as staff do', async () => {
    const { token } = await buildApiToken(server, { eventId: event.id, scopes: ['ATTENDEES_READ'] });
    expect(await idsIn(token)).toEqual([...invited].sort());
    const elsewhere = await buildApiToken(server, { eventId: (await buildEvent(server)).id });
    expect(codeOf(await ask(elsewhere.token))).toBe('NOT_FOUND');
  });

  it('is empty for its members, closed to the invited, and not there for others', async () => {
    const member = await buildMember(server, { eventId: event.id });
    expect(await idsIn(member.token)).toEqual([member.id]);
    expect(await idsIn(member.token, { filter: {}, sort: 'RECENT' })).toEqual([member.id]);
    for (const filter of [{ status: 'INVITED' }, { statuses: ['INVITED', 'CONFIRMED'] }])
      expect(codeOf(await ask(member.token, { filter }))).toBe('FORBIDDEN');
    const { token } = await buildMember(server, { eventId: event.id, status: 'INVITED' });
    expect(codeOf(await ask(token))).toBe('FORBIDDEN');
    expect(codeOf(await ask((await buildMember(server)).token))).toBe('NOT_FOUND');
    expect(codeOf(await ask(await signIn(server, await buildUser(server))))).toBe('NOT_FOUND');
    expect(codeOf(await ask(undefined))).toBe('UNAUTHENTICATED');
  });
});

describe('staff who filter', () => {
  it('see who is that far alone', async () => {
    const { id } = await buildMember(server, { eventId: event.id });
    const token = staff[Role.MANAGER]!;
    expect(await idsIn(token)).toEqual([...invited, id].sort());
    expect(await idsIn(token, { filter: { statuses: [] } })).toEqual([...invited, id].sort());
    expect(await idsIn(token, { filter: { category: 'ATTENDEE' } })).toEqual([invited[0]!, id].sort());
    expect(await idsIn(token, { filter: { status: 'CONFIRMED' } })).toEqual([id]);
    expect(await idsIn(token, { filter: { statuses: ['CONFIRMED'] } })).toEqual([id]);
    expect(await idsIn(token, { filter: { status: 'INVITED' } })).toEqual([...invited].sort());
  });

  it('get every page in every order', async () => {
    const { id } = await buildMember(server, { eventId: event.id });
    const token = staff[Role.EXECUTIVE]!;
    for (const sort of ['NAME', 'NAME_DESC', 'RECENT', 'BEST_MATCH', 'NEWEST', 'OLDEST', 'ORGANIZATION']) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { attendees }: Listed = await expectOk(ask(token, { sort, first: 2, after }));
        seen.push(...attendees.nodes.map((node) => node.id));
        after = attendees.pageInfo.hasNextPage ? attendees.pageInfo.endCursor : null;
      } while (after);
      expect([sort, seen.sort()]).toEqual([sort, [...invited, id].sort()]);
    }
  });

  it('reach the same people with a bulk job as with the list', async () => {
    const preview = `query ($input: BulkJobPreviewInput!) { bulkJobPreview(input: $input) { total } }`;
    const input = { eventId: event.id, filter: {} };
    const answer = graphql<{ bulkJobPreview: { total: number } }>(
      server.url,
      preview,
      { input },
      staff[Role.MANAGER],
    );
    expect((await expectOk(answer)).bulkJobPreview.total).toBe(3);
  });
});
