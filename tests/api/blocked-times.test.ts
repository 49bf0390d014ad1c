import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const OPTIONS = `query ($id: ID!) {
  meetingOptions(attendeeId: $id) { slots { startsAt pods { id } } busy { startsAt whose } meetings { id } }
}`;
const MINE = `query ($id: ID!) { attendee(id: $id) { online viewerCanRequestMeeting viewerCanMessage } }`;
const REQUEST = 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { __typename } }';
const PROPOSE =
  'mutation ($input: ProposeMeetingTimeInput!) { proposeMeetingTime(input: $input) { __typename } }';
const ANSWER =
  'mutation ($input: RespondToProposalInput!) { respondToProposal(input: $input) { __typename } }';

let server: TestServer;
let event: BuiltEvent;
let blocker: BuiltMember;
let blocked: BuiltMember;
let meetingId: string;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

/** Two people with an agreed meeting and a busy time each; one then blocks the other. */
beforeEach(async () => {
  event = await buildEvent(server);
  const here = { eventId: event.id };
  await buildPod(server, here);
  [blocker, blocked] = [await buildMember(server, here), await buildMember(server, here)];
  const people = { senderId: blocked.id, receiverId: blocker.id };
  ({ id: meetingId } = await buildMeeting(server, {
    event,
    ...people,
    status: 'ACTIVE',
    ...slotOf(event, 5),
  }));
  for (const { id: attendeeId } of [blocker, blocked])
    await insert(server, 'busy_times', { id: newId(), attendeeId, ...slotOf(event, 0) });
});
const block = () => insert(server, 'blocks', { blockerId: blocker.id, blockedId: blocked.id });
const ask = <Data>(who: BuiltMember, document: string, variables: Record<string, unknown>) =>
  graphql<Data>(server.url, document, variables, who.token);
const refusalOf = async (who: BuiltMember, document: string, input: Record<string, unknown>) =>
  (await expectError(ask(who, document, { input }))).extensions;
const pairs = (): [who: BuiltMember, other: BuiltMember][] => [
  [blocked, blocker],
  [blocker, blocked],
];
const UNREACHABLE = { code: 'CONFLICT', reason: 'NOT_REACHABLE', requestId: expect.any(String) as string };
/** The same as of a person who takes no requests. */
const NO_REQUESTS = { ...UNREACHABLE, help: 'Have a look at others who fit you.' };

describe('of two people of whom one has blocked the other, neither learns when the other is free', () => {
  it('from the options for a meeting, while what they agreed on stays known to both', async () => {
    for (const [who, other] of pairs()) {
      const { slots, busy } = (
        await expectOk(
          ask<{ meetingOptions: { slots: unknown[]; busy: unknown[] } }>(who, OPTIONS, { id: other.id }),
        )
      ).meetingOptions;
      expect([slots.length > 0, busy.length > 0]).toEqual([true, true]);
    }
    await block();
    for (const [who, other] of pairs()) {
      expect(await ask(who, OPTIONS, { id: other.id })).toEqual({
        data: { meetingOptions: { slots: [], busy: [], meetings: [{ id: meetingId }] } },
      });
      expect(await ask(who, MINE, { id: other.id })).toEqual({
        data: { attendee: { online: false, viewerCanRequestMeeting: false, viewerCanMessage: false } },
      });
    }
  });

  it('from the refusal of a request or a proposal, whether the time is free or not', async () => {
    await block();
    for (const [who, other] of pairs())
      for (const slot of [0, 2]) {
        const { startsAt } = slotOf(event, slot);
        expect(await refusalOf(who, REQUEST, { attendeeId: other.id, startsAt })).toEqual(NO_REQUESTS);
        expect(await refusalOf(who, PROPOSE, { meetingId, startsAt })).toEqual(UNREACHABLE);
      }
  });

  it.each([0, 2])('from accepting what was proposed before, for slot %i', async (slot) => {
    const id = newId();
    const { startsAt, endsAt } = slotOf(event, slot);
    await insert(server, 'meeting_proposals', { id, meetingId, proposerId: blocker.id, startsAt, endsAt });
    await block();
    const answer = (action: string) => ask(blocked, ANSWER, { input: { meetingId, proposalId: id, action } });
    const { extensions } = await expectError(answer('ACCEPT'));
    expect(extensions).toEqual(UNREACHABLE);
    await expectOk(answer('REJECT'));
  });
});
