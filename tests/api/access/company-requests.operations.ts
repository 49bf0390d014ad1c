import { newId } from '../../../server/src/core/db/ids';
import { buildCompany, buildMember, insert, slotOf } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, N, U, type Operation, type Scene } from './scene';

/** A company with a team of which no viewer is. */
const companyOf = async ({ event }: Scene, db: TestSql) => {
  const company = await buildCompany(db, { eventId: event.id });
  await buildMember(db, { eventId: event.id, companyId: company.id });
  return company.id;
};

/** Each request is for a time of its own. */
let made = 0;

const request = async (scene: Scene, db: TestSql, values: { companyId: string; senderId: string }) => {
  const id = newId();
  const { event } = scene;
  const slot = slotOf(event, 10 + made++);
  await insert(db, 'company_requests', {
    id,
    eventId: event.id,
    ...values,
    ...slot,
    expiresAt: slot.startsAt,
  });
  return id;
};

/** What the host asks of the company of the participant. */
const toParticipant = async (scene: Scene, db: TestSql) => {
  const { event, hostId, meetingId } = scene;
  const company = await buildCompany(db, { eventId: event.id });
  const [participant] = await db.sql<{ companyId: string }>(
    `UPDATE attendees SET company_id = coalesce(company_id, $2)
     WHERE id = (SELECT receiver_id FROM meetings WHERE id = $1) RETURNING company_id AS "companyId"`,
    [meetingId, company.id],
  );
  return request(scene, db, { companyId: participant?.companyId ?? '', senderId: hostId });
};

/** What the participant asks of another company. */
const fromParticipant = async (scene: Scene, db: TestSql) => {
  const [receiver] = await db.sql<{ id: string }>('SELECT receiver_id AS id FROM meetings WHERE id = $1', [
    scene.meetingId,
  ]);
  return request(scene, db, { companyId: await companyOf(scene, db), senderId: receiver?.id ?? '' });
};

const answer = (name: string): string =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { request { id } } }`;
const requestId = async (scene: Scene, db: TestSql) => ({
  input: { requestId: await toParticipant(scene, db) },
});

/** The rights to ask companies for meetings, and to answer for one's own. */
export const companyRequestOperations: Record<string, Operation> = {
  companyRequests: {
    document: 'query ($eventId: ID!) { companyRequests(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  companyRequest: {
    document: 'query ($id: ID!) { companyRequest(id: $id) { id sender { id } } }',
    variables: async (scene, db) => ({ id: await toParticipant(scene, db) }),
    codes: [U, N, N, N, 'OK', N],
  },
  companyMeetingOptions: {
    document: 'query ($id: ID!) { companyMeetingOptions(companyId: $id) { slots { startsAt } } }',
    variables: async (scene, db) => ({ id: await companyOf(scene, db) }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  requestCompanyMeeting: {
    document: answer('requestCompanyMeeting'),
    variables: async (scene, db) => ({
      input: { companyId: await companyOf(scene, db), startsAt: slotOf(scene.event, 7).startsAt },
    }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  acceptCompanyRequest: {
    document: answer('acceptCompanyRequest'),
    variables: requestId,
    codes: [U, N, N, N, 'OK', N],
  },
  proposeCompanyMeetingTime: {
    document: answer('proposeCompanyMeetingTime'),
    variables: async (scene, db) => ({
      input: { requestId: await toParticipant(scene, db), startsAt: slotOf(scene.event, 8).startsAt },
    }),
    codes: [U, N, N, N, 'OK', N],
  },
  declineCompanyRequest: {
    document: answer('declineCompanyRequest'),
    variables: requestId,
    codes: [U, N, N, N, 'OK', N],
  },
  cancelCompanyRequest: {
    document: answer('cancelCompanyRequest'),
    variables: async (scene, db) => ({ input: { requestId: await fromParticipant(scene, db) } }),
    codes: [U, N, N, N, 'OK', N],
  },
  companyRequestChanged: {
    document: 'subscription ($eventId: ID!) { companyRequestChanged(eventId: $eventId) { requestId } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
};
