import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildEvent,
  buildMeeting,
  buildMember,
  insert,
  signInAs,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { buildGroups } from '../support/groups';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const PREVIEW = `query ($input: GroupRulesPreviewInput!) { groupRulesPreview(input: $input) {
  seeingNone requests conversations matches } }`;
const SAVE = `mutation ($input: UpdateGroupRulesInput!) { updateGroupRules(input: $input) { groupRules { updatedAt } } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;

interface Rule {
  fromId: string;
  toId: string;
  see: boolean;
  meet: boolean;
  write: boolean;
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let investors: string;
let others: string;
let investor: BuiltMember;
let [visitor, second]: BuiltMember[] = [];

/** One investor and two others. */
beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  const groups = [{}, { name: 'Investors', categories: ['INVESTOR'] }];
  [others = '', investors = ''] = await buildGroups(server, event.id, groups);
  investor = await buildMember(server, { eventId: event.id, category: 'INVESTOR' });
  visitor = await buildMember(server, { eventId: event.id });
  second = await buildMember(server, { eventId: event.id });
});

const ruleOf = (fromId: string, toId: string, closed: Partial<Rule>): Rule => ({
  fromId,
  toId,
  see: true,
  meet: true,
  write: true,
  ...closed,
});
const ask = (rules: Rule[], eventId = event.id) =>
  graphql<{ groupRulesPreview: object }>(server.url, PREVIEW, { input: { eventId, rules } }, manager);
const preview = async (...rules: Rule[]) => (await expectOk(ask(rules))).groupRulesPreview;
const none = { seeingNone: 0, requests: 0, conversations: 0, matches: 0 };

it('counts who would see no other person', async () => {
  expect(await preview(ruleOf(investors, others, { see: false }))).toEqual({ ...none, seeingNone: 1 });
  const alone = [ruleOf(investors, others, { see: false }), ruleOf(others, others, { see: false })];
  expect(await preview(...alone)).toEqual({ ...none, seeingNone: 1 });
  expect(await preview(...alone, ruleOf(others, investors, { see: false }))).toEqual({
    ...none,
    seeingNone: 3,
  });
});

it('counts requests that wait and conversations that could no longer be begun', async () => {
  await buildMeeting(server, { event, senderId: visitor!.id, receiverId: investor.id });
  await buildMeeting(server, { event, senderId: investor.id, receiverId: second!.id });
  const input = { attendeeId: investor.id, text: 'Good morning', clientId: newId() };
  await expectOk(graphql(server.url, SEND, { input }, visitor!.token));
  expect(await preview()).toEqual(none);
  expect(await preview(ruleOf(others, investors, { meet: false }))).toEqual({ ...none, requests: 1 });
  expect(await preview(ruleOf(others, investors, { write: false }))).toEqual({ ...none, conversations: 1 });
  const unseen = ruleOf(others, investors, { see: false });
  expect(await preview(unseen)).toEqual({ ...none, requests: 1, conversations: 1 });
  await expectOk(graphql(server.url, SAVE, { input: { eventId: event.id, rules: [unseen] } }, manager));
  expect(await preview(unseen)).toEqual(none);
});

it('counts the matches that people were shown last and would lose', async () => {
  await insert(server, 'match_showings', { viewerId: visitor!.id, attendeeId: investor.id });
  await insert(server, 'match_showings', { viewerId: visitor!.id, attendeeId: second!.id });
  expect(await preview(ruleOf(others, investors, { see: false }))).toEqual({ ...none, matches: 1 });
});

it('takes as many statements whatever it counts, and knows the groups of its event alone', async () => {
  const one = await statementsOf(() => preview());
  expect(await statementsOf(() => preview(ruleOf(others, investors, { see: false })))).toEqual(one);
  const elsewhere = await buildEvent(server);
  const refused = await expectError(ask([ruleOf(others, investors, {})], elsewhere.id));
  expect(refused.extensions).toMatchObject({ code: 'NOT_FOUND' });
});
