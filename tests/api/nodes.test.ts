import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const NODE = `query ($id: ID!) { node(id: $id) { __typename id ... on Event { title } ... on Attendee { email } ... on Meeting { note } } }`;

const typeNames = ['Event', 'Attendee', 'Company', 'Pod', 'Activity', 'Meeting', 'Faq', 'Insight'];
/** The query of each type. */
const queries = Object.fromEntries(typeNames.map((name) => [name, name.toLowerCase()]));

let server: TestServer;
let event: BuiltEvent;
let viewer: BuiltMember;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await sharedServer();
  event = await buildEvent(server);
  const here = { eventId: event.id };
  viewer = await buildMember(server, here);
  const other = await buildAttendee(server, here);
  const meeting = await buildMeeting(server, { ...here, senderId: viewer.id, receiverId: other.id });
  ids = {
    Event: event.id,
    Attendee: other.id,
    Company: (await buildCompany(server, here)).id,
    Pod: (await buildPod(server, here)).id,
    Activity: newId(),
    Meeting: meeting.id,
    Faq: newId(),
    Insight: newId(),
  };
  await insert(server, 'activities', {
    ...here,
    ...slotOf(event),
    id: ids['Activity'],
    kind: 'SESSION',
    title: 'Talk',
  });
  await insert(server, 'faqs', { ...here, id: ids['Faq'], question: 'Where?', answer: 'Here.' });
  await insert(server, 'insights', {
    ...here,
    id: ids['Insight'],
    title: 'News',
    summary: 'In short',
    body: 'At length',
    publishedAt: new Date(0),
  });
});
afterAll(() => server?.close());

const ask = (document: string, id: string | undefined, token?: string) =>
  graphql<Record<string, { __typename: string; id: string } | null>>(server.url, document, { id }, token);

describe('node', () => {
  it('finds every type by its id alone', async () => {
    const manager = await signInAs(server, Role.MANAGER);
    for (const name of typeNames) {
      // Meetings are their two people's; staff have none.
      const token = name === 'Meeting' ? viewer.token : manager;
      expect(await expectOk(ask(NODE, ids[name], token))).toMatchObject({
        node: { __typename: name, id: ids[name] },
      });
    }
  });

  it('gives what the query of the type gives, and null where that is not found, to everybody', async () => {
    const here = { eventId: event.id };
    const tokens = [
      viewer.token,
      (await buildMember(server, here)).token,
      (await buildMember(server, { ...here, status: 'INVITED' })).token,
      (await buildMember(server)).token,
      ...(await Promise.all(
        [Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE].map((role) => signInAs(server, role)),
      )),
      undefined,
    ];
    for (const name of typeNames)
      for (const token of tokens) {
        const direct = codeOf(
          await ask(`query ($id: ID!) { ${queries[name] ?? ''}(id: $id) { id } }`, ids[name], token),
        );
        const answer = await ask(NODE, ids[name], token);
        const found = answer.data?.['node'] ? 'OK' : 'NOT_FOUND';
        const code = codeOf(answer);
        expect([name, code === 'OK' ? found : code]).toEqual([name, direct]);
      }
  });

  it('is null for an unknown id and for what is none, in one statement at most', async () => {
    for (const [id, most] of [
      [newId(), 1],
      ['nobody', 0],
    ] as const) {
      let answer: unknown;
      const statements = await statementsOf(async () => {
        answer = await expectOk(ask(NODE, id, viewer.token));
      });
      expect(answer).toEqual({ node: null });
      // Besides the session, whose look-up may be remembered.
      expect(statements.length).toBeLessThanOrEqual(most + 1);
    }
  });
});
