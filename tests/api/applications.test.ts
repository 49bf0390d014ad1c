import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailDecision } from '../../server/src/modules/applications/decision.service';
import { sendDueInvitations } from '../../server/src/modules/invitations/invitation.service';
import { codeOf, expectOk, graphql } from '../support/client';
import { buildEventStaff, buildMeeting, buildMember, signIn } from '../support/factories';
import { during } from '../support/during';
import { buildPlaces, COMPLETE } from '../support/place-scene';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const approval = (values: object = {}) => buildPlaces(server, { registration: 'APPROVAL', ...values });

/** The kinds of the mails about an application to an attendee, in order. */
const mailsTo = async (attendeeId: string): Promise<string[]> =>
  (
    await server.sql<{ template: string }>(
      "SELECT template FROM mails WHERE recipient_id = $1 AND template <> 'verify-email' ORDER BY id",
      [attendeeId],
    )
  ).map(({ template }) => template);

/** Lets ten minutes pass since a decision, and mails it as the job does. */
const passTime = async (decisionId: string): Promise<void> => {
  await server.sql(
    "UPDATE applications SET undo_until = now() - interval '1 second' WHERE decision_id = $1",
    [decisionId],
  );
  await mailDecision(server.app.systemContext(), { decisionId });
};

describe('an application', () => {
  it('waits for the organisers, and takes a place once it is approved', async () => {
    const { join, newcomer, decide, mine, eventId } = await approval();
    const token = await newcomer();
    const { attendee } = await join(token);
    expect(attendee).toMatchObject({ status: 'INVITED', stage: 'APPLIED', application: { position: null } });
    expect(await mailsTo(attendee.id)).toEqual(['application-received']);

    const decided = await decide([attendee.id], 'APPROVE');
    expect(decided).toMatchObject({ waitlisted: 0, skipped: [], attendees: [{ stage: 'CONFIRMED' }] });
    expect(await mine(token)).toMatchObject({
      status: 'CONFIRMED',
      stage: 'CONFIRMED',
      application: { undoUntil: null, decisionId: null },
    });
    const EVENT = 'query ($id: ID!) { event(id: $id) { id capacity placesTaken } }';
    expect(await expectOk(graphql(server.url, EVENT, { id: eventId }, token))).toEqual({
      event: { id: eventId, capacity: null, placesTaken: null },
    });
    expect(await mailsTo(attendee.id)).toEqual(['application-received']);
    await passTime(decided.decisionId);
    expect(await mailsTo(attendee.id)).toEqual(['application-received', 'application-approved']);
  });

  it('is not needed of invited people', async () => {
    const { eventId, join } = await approval();
    const invited = await buildMember(server, { eventId, status: 'INVITED' });
    expect((await join(invited.token)).attendee).toMatchObject({ stage: 'CONFIRMED', application: null });
  });

  it('is made by registering too, through `/v1` with its stage beside the status', async () => {
    const { eventId } = await approval();
    const registered = await rest<{ profile: Record<string, unknown>; token: string }>(
      server.url,
      'post',
      '/auth/register',
      {
        body: {
          event_id: eventId,
          email: `applicant.${eventId}@example.test`,
          password: 'walnut lanterns drift',
          first_name: 'Ada',
          last_name: 'King',
          job_title: 'Engineer',
          organization: 'Analytical Ltd',
          country: 'GB',
        },
      },
    );
    expect(registered.body.profile).toMatchObject({ status: 'INVITED', stage: 'APPLIED' });
    const own = await server.sql<{ userId: string }>(
      'SELECT user_id AS "userId" FROM attendees WHERE id = $1',
      [registered.body.profile['_id']],
    );
    const token = await signIn(server, own[0]!);
    const profile = await rest<{ profile: object }>(server.url, 'get', `/auth/event-profile/${eventId}`, {
      token,
    });
    expect(profile.body.profile).toMatchObject({ status: 'INVITED', stage: 'APPLIED' });
    for (const path of ['/events/attendees', '/attendees'])
      expect((await rest(server.url, 'post', path, { token, body: { event_id: eventId } })).status).not.toBe(
        200,
      );
  });

  it('lets nobody see others, or the event', async () => {
    const { eventId, join, newcomer } = await approval();
    const member = await buildMember(server, { eventId });
    const [token, other] = [await newcomer(), await newcomer()];
    await join(token);
    const { attendee } = await join(other);
    const read = async (document: string, values: object) =>
      codeOf(await graphql(server.url, document, values as Record<string, unknown>, token));
    const ATTENDEE = 'query ($id: ID!) { attendee(id: $id) { id } }';
    const LOG =
      'query ($eventId: ID!, $id: ID) { placeLog(eventId: $eventId, attendeeId: $id) { nodes { id } } }';
    expect([
      await read(ATTENDEE, { id: member.id }),
      await read(ATTENDEE, { id: attendee.id }),
      await read(LOG, { eventId, id: attendee.id }),
      await read('query ($id: ID!) { attendees(eventId: $id) { nodes { id } } }', { id: eventId }),
      await read('query ($id: ID!) { event(id: $id) { id } }', { id: eventId }),
      await read('query ($id: ID!) { applicationCounts(eventId: $id) { stage } }', { id: eventId }),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    const seen = graphql(
      server.url,
      'query ($id: ID!) { attendee(id: $id) { stage application { since } } }',
      { id: member.id },
      (await buildMember(server, { eventId })).token,
    );
    expect(await expectOk(seen)).toEqual({ attendee: { stage: 'CONFIRMED', application: null } });
  });
});

describe('that there is an application', () => {
  it('is said before one joins, with the waiting list of a full event', async () => {
    const { eventId, event, join, newcomer, decide } = await approval({ capacity: 1 });
    const invited = await buildMember(server, { eventId, status: 'INVITED' });
    const token = await newcomer();
    const JOIN = 'query ($id: ID!) { joinInfo(eventId: $id) { joinStage } }';
    const leadsTo = async () =>
      Promise.all(
        [token, invited.token].map(
          async (of) =>
            (
              await expectOk(
                graphql<{ joinInfo: { joinStage: string } }>(server.url, JOIN, { id: event.id }, of),
              )
            ).joinInfo.joinStage,
        ),
      );
    expect(await leadsTo()).toEqual(['APPLIED', 'CONFIRMED']);
    const other = await join(await newcomer());
    await decide([other.attendee.id], 'APPROVE');
    expect(await leadsTo()).toEqual(['APPLIED', 'WAITLISTED']);
    expect((await join(invited.token)).attendee.stage).toBe('WAITLISTED');
    await server.sql("UPDATE events SET registration = 'OPEN' WHERE id = $1", [eventId]);
    expect(await leadsTo()).toEqual(['WAITLISTED', 'WAITLISTED']);
  });

  it('ends the invitation: the person is not counted or mailed as invited any more', async () => {
    const { eventId, admin } = await approval();
    const [, late] = await Promise.all(
      [0, 1].map(() => buildMember(server, { eventId, status: 'INVITED', invitationDueAt: new Date() })),
    );
    await buildMember(server, { eventId, status: 'INVITED' });
    const COUNTS = `query ($input: BulkJobPreviewInput!, $eventId: ID!) {
      bulkJobPreview(input: $input) { total neverInvited remindable } event(id: $eventId) { dueInvitations } }`;
    const input = { eventId, filter: { statuses: ['INVITED'] } };
    const counts = () => expectOk(graphql(server.url, COUNTS, { input, eventId }, admin));
    expect(await counts()).toEqual({
      bulkJobPreview: { total: 3, neverInvited: 1, remindable: 1 },
      event: { dueInvitations: 2 },
    });
    await server.sql(
      "UPDATE attendees SET application = 'APPLIED' WHERE id = $1 OR event_id = $2 AND invitation_due_at IS NULL",
      [late!.id, eventId],
    );
    expect(await counts()).toEqual({
      bulkJobPreview: { total: 3, neverInvited: 0, remindable: 0 },
      event: { dueInvitations: 1 },
    });
    await sendDueInvitations(server.app.systemContext(), { eventId });
    expect(await server.sql('SELECT 1 FROM mails WHERE event_id = $1', [eventId])).toHaveLength(1);
  });
});

it('somebody who applies and withdraws again and again gets three mails in an hour', async () => {
  const { joined, withdraw, join } = await approval();
  const [one] = await joined(1);
  for (let round = 0; round < 4; round += 1) {
    await withdraw(one!.token);
    await join(one!.token);
  }
  expect(await mailsTo(one!.id)).toEqual(Array(3).fill('application-received'));
});

describe('the undo of a decision', () => {
  it('is made for one of its people alone', async () => {
    const { joined, decide, undo, mine } = await approval();
    const [one, two] = await joined(2);
    const { decisionId } = await decide([one!.id, two!.id], 'DECLINE');
    expect((await undo(decisionId, undefined, [two!.id])).attendees).toMatchObject([
      { id: two!.id, stage: 'APPLIED' },
    ]);
    expect(await mine(one!.token)).toMatchObject({ stage: 'DECLINED' });
    await passTime(decisionId);
    expect(await mailsTo(one!.id)).toContain('application-declined');
    expect(await mailsTo(two!.id)).not.toContain('application-declined');
  });

  it('leaves out somebody who takes part meanwhile', async () => {
    const { event, eventId, joined, decide, undo } = await approval();
    const [one] = await joined(1);
    const { decisionId } = await decide([one!.id], 'APPROVE');
    const other = await buildMember(server, { eventId });
    const undone = await during(
      server,
      async (first) => {
        await first.query('SELECT FROM attendees WHERE id = $1 FOR NO KEY UPDATE', [one!.id]);
        await buildMeeting(
          { sql: async (text, values) => (await first.query(text, [...(values ?? [])])).rows },
          { event, senderId: one!.id, receiverId: other.id },
        );
      },
      () => undo(decisionId),
    );
    expect(undone.skipped).toEqual([{ attendeeId: one!.id, reason: 'HAS_TAKEN_PART' }]);
  });

  it('mails once the decision before it, which stands again', async () => {
    const { joined, decide, undo, mine, refusal, admin } = await approval();
    const [one, two] = await joined(2);
    const declined = await decide([one!.id, two!.id], 'DECLINE');
    const approved = await decide([one!.id], 'APPROVE');
    expect(await undo(approved.decisionId)).toMatchObject({ attendees: [{ stage: 'DECLINED' }] });
    const mail = () =>
      mailDecision(server.app.systemContext(), { decisionId: declined.decisionId }).then(() =>
        mailsTo(one!.id),
      );
    const mailed = ['application-received', 'application-declined'];
    expect([await mail(), await mail()]).toEqual([mailed, mailed]);
    expect(await mailsTo(two!.id)).toEqual(['application-received']);
    // It stands for the first one, and can be undone for the other.
    const only = { decisionId: declined.decisionId, attendeeIds: [one!.id] };
    expect(await refusal(admin, 'undoDecision', only)).toBe('UNDO_OVER');
    expect(await undo(declined.decisionId)).toMatchObject({
      attendees: [{ id: two!.id, stage: 'APPLIED' }],
      skipped: [],
    });
    expect((await mine(one!.token))?.stage).toBe('DECLINED');

    const again = await decide([one!.id], 'APPROVE');
    await undo(again.decisionId);
    expect(await mail()).toEqual(mailed);
  });
});

describe('a decision', () => {
  it('declines with a reason that is mailed, and the person cannot apply again', async () => {
    const { joined, decide, mine, refusal, eventId } = await approval();
    const [one] = await joined(1);
    const { decisionId } = await decide([one!.id], 'DECLINE', 'For investors only');
    expect(await mine(one!.token)).toMatchObject({
      stage: 'DECLINED',
      application: { reason: 'For investors only' },
    });
    expect(await refusal(one!.token, 'joinEvent', { eventId, ...COMPLETE })).toBe('APPLICATION_DECLINED');
    await passTime(decisionId);
    expect(await mailsTo(one!.id)).toEqual(['application-received', 'application-declined']);
  });

  it('is undone within ten minutes without a mail, and not later', async () => {
    const { joined, decide, undo, mine, refusal, admin } = await approval();
    const [one, two] = await joined(2);
    const first = await decide([one!.id], 'APPROVE');
    expect(await undo(first.decisionId)).toMatchObject({ attendees: [{ stage: 'APPLIED' }], skipped: [] });
    await mailDecision(server.app.systemContext(), { decisionId: first.decisionId });
    expect(await mailsTo(one!.id)).toEqual(['application-received']);
    expect(await refusal(admin, 'undoDecision', { decisionId: first.decisionId })).toBe('NOT_FOUND');

    const second = await decide([two!.id], 'DECLINE');
    await passTime(second.decisionId);
    expect(await refusal(admin, 'undoDecision', { decisionId: second.decisionId })).toBe('UNDO_OVER');
    expect(await mine(two!.token)).toMatchObject({ stage: 'DECLINED' });
  });

  it('stays for people who have taken part meanwhile', async () => {
    const { event, eventId, joined, decide, undo } = await approval();
    const [one, two] = await joined(2);
    const { decisionId } = await decide([one!.id, two!.id], 'APPROVE');
    const other = await buildMember(server, { eventId });
    await buildMeeting(server, { event, senderId: one!.id, receiverId: other.id });
    expect(await undo(decisionId)).toMatchObject({
      attendees: [{ id: two!.id, stage: 'APPLIED' }],
      skipped: [{ attendeeId: one!.id, reason: 'HAS_TAKEN_PART' }],
    });
  });

  it('is recorded, and made by managers of the event alone', async () => {
    const { eventId, joined, decide, refusal } = await approval();
    const [one] = await joined(1);
    const elsewhere = await buildEventStaff(server, { eventId: (await approval()).eventId });
    const input = { attendeeIds: [one!.id], decision: 'APPROVE' };
    expect(await refusal(elsewhere.token, 'decideApplications', input)).toBe('NOT_FOUND');
    const here = await buildEventStaff(server, { eventId });
    const { decisionId } = await decide([one!.id], 'DECLINE', 'Full', here.token);
    expect(await refusal(elsewhere.token, 'undoDecision', { decisionId })).toBe('NOT_FOUND');
    expect(
      await server.sql('SELECT action, actor_id, before, after FROM audit_entries WHERE subject_id = $1', [
        one!.id,
      ]),
    ).toEqual([
      {
        action: 'application.decline',
        actor_id: here.id,
        before: { stage: 'APPLIED' },
        after: { reason: 'Full' },
      },
    ]);
  });

  it('says that nothing was found only where nothing is: a failure is a failure', async () => {
    const { joined, decide, refusal, admin } = await approval();
    const [one, two] = await joined(2);
    const { decisionId } = await decide([one!.id], 'DECLINE');
    await server.sql('ALTER TABLE events RENAME TO events_away');
    try {
      expect(await refusal(admin, 'undoDecision', { decisionId })).toBe('INTERNAL_SERVER_ERROR');
      const input = { attendeeIds: [two!.id], decision: 'APPROVE' };
      expect(await refusal(admin, 'decideApplications', input)).toBe('INTERNAL_SERVER_ERROR');
    } finally {
      await server.sql('ALTER TABLE events_away RENAME TO events');
    }
  });

  it('leaves out who has nothing to decide, and is refused for people of two events', async () => {
    const { eventId, joined, decide, refusal, admin } = await approval();
    const [one] = await joined(1);
    const member = await buildMember(server, { eventId });
    expect(await decide([member.id, one!.id], 'APPROVE')).toMatchObject({
      attendees: [{ id: one!.id }],
      skipped: [{ attendeeId: member.id, reason: 'NOT_DECIDABLE' }],
    });
    const stranger = await buildMember(server);
    const input = { attendeeIds: [one!.id, stranger.id], decision: 'DECLINE' };
    expect(await refusal(admin, 'decideApplications', input)).toBe('NOT_FOUND');
  });

  it('costs as many statements for three people as for one, as the board of them does', async () => {
    const { eventId, joined, decide, admin } = await approval({ capacity: 2 });
    const people = await joined(4);
    const [one, ...three] = people.map(({ id }) => id);
    const board = (first: number) => () =>
      expectOk(
        graphql(
          server.url,
          `
            query ($id: ID!, $first: Int!) {
              attendees(eventId: $id, first: $first, filter: { stages: [APPLIED] }) {
                totalCount
                nodes {
                  id
                  stage
                  application {
                    since
                    position
                    fullGroup {
                      name
                    }
                  }
                }
              }
            }
          `,
          { id: eventId, first },
          admin,
        ),
      );
    expect((await statementsOf(board(3))).length).toBe((await statementsOf(board(1))).length);
    const single = await statementsOf(() => decide([one!], 'DECLINE'));
    expect((await statementsOf(() => decide(three, 'DECLINE'))).length).toBe(single.length);
  });
});
