import { newId } from '../../../server/src/core/db/ids';
import { buildCompany, insert } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, N, U, type Codes, type Operation, type Scene } from './scene';

const participantOf = async ({ meetingId }: Scene, db: TestSql): Promise<string> => {
  const [row] = await db.sql<{ id: string }>('SELECT receiver_id AS id FROM meetings WHERE id = $1', [
    meetingId,
  ]);
  return row?.id ?? '';
};

/** A new company whose only contact is the participant. */
export const companyOfParticipant = async (scene: Scene, db: TestSql): Promise<string> => {
  const { id } = await buildCompany(db, { eventId: scene.event.id });
  const member = await participantOf(scene, db);
  await db.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [member, id]);
  await db.sql('UPDATE attendees SET company_contact = true WHERE id = $1', [member]);
  return id;
};

/** A lead of it about an attendee, the host without one. */
const leadOf = async (scene: Scene, db: TestSql, attendeeId = scene.hostId) => {
  const [id, companyId] = [newId(), await companyOfParticipant(scene, db)];
  const about = { eventId: scene.event.id, companyId, attendeeId };
  await insert(db, 'leads', { id, ...about, capturedAt: new Date(), source: 'SCAN' });
  return { id, companyId };
};

/** A contact of the participant, whom the host has asked. */
const contactOf = async (scene: Scene, db: TestSql): Promise<string> => {
  const id = newId();
  const participant = await participantOf(scene, db);
  await db.sql('DELETE FROM contact_exchanges WHERE scanned_id = $1', [participant]);
  await insert(db, 'contact_exchanges', {
    id,
    eventId: scene.event.id,
    scannerId: scene.hostId,
    scannedId: participant,
  });
  return id;
};

const ofCompany = async (scene: Scene, db: TestSql) => ({ companyId: await companyOfParticipant(scene, db) });
const onLead = async (scene: Scene, db: TestSql) => ({ input: { leadId: (await leadOf(scene, db)).id } });

/** Its team alone: to staff it does not exist either. */
export const TEAM: Codes = [U, N, N, N, 'OK', N];
const ATTENDEES: Codes = [U, N, F, 'OK', 'OK', F];

/** The rights to leads, and to contact details. */
export const leadOperations: Record<string, Operation> = {
  leads: {
    document:
      'query ($companyId: ID!) { leads(companyId: $companyId) { nodes { id note contact { email } } totalCount } }',
    variables: async (scene, db) => ({ companyId: (await leadOf(scene, db)).companyId }),
    codes: TEAM,
  },
  leadQuestions: {
    document: 'query ($companyId: ID!) { leadQuestions(companyId: $companyId) { id } }',
    variables: ofCompany,
    codes: TEAM,
  },
  leadCounts: {
    document: 'query ($companyId: ID!) { leadCounts(companyId: $companyId) { total } }',
    variables: ofCompany,
    codes: TEAM,
  },
  captureLeads: {
    document:
      'mutation ($input: CaptureLeadsInput!) { captureLeads(input: $input) { results { outcome lead { id } } } }',
    variables: async (scene, db) => ({
      input: { ...(await ofCompany(scene, db)), captures: [{ clientId: '1', attendeeId: scene.hostId }] },
    }),
    codes: TEAM,
  },
  updateLead: {
    document: 'mutation ($input: UpdateLeadInput!) { updateLead(input: $input) { lead { id } } }',
    variables: async (scene, db) => ({ input: { ...(await onLead(scene, db)).input, rating: 'HOT' } }),
    codes: TEAM,
  },
  deleteLead: {
    document: 'mutation ($input: DeleteLeadInput!) { deleteLead(input: $input) { leadId } }',
    variables: onLead,
    codes: TEAM,
  },
  setLeadQuestions: {
    document:
      'mutation ($input: SetLeadQuestionsInput!) { setLeadQuestions(input: $input) { questions { text } } }',
    variables: async (scene, db) => ({
      input: { ...(await ofCompany(scene, db)), questions: [{ kind: 'TEXT', text: 'What do you need?' }] },
    }),
    codes: TEAM,
  },
  exportLeads: {
    document: 'mutation ($input: ExportLeadsInput!) { exportLeads(input: $input) { file { name } } }',
    variables: async (scene, db) => ({ input: { ...(await ofCompany(scene, db)), format: 'CSV' } }),
    codes: TEAM,
  },
  leadChanged: {
    document: 'subscription ($companyId: ID!) { leadChanged(companyId: $companyId) { leadId } }',
    variables: ofCompany,
    codes: TEAM,
  },
  contactHolders: {
    document: 'query ($eventId: ID!) { contactHolders(eventId: $eventId) { nodes { company { id } } } }',
    variables: inEvent,
    codes: ATTENDEES,
  },
  contactSharing: {
    document: 'query ($eventId: ID!) { contactSharing(eventId: $eventId) { everyone } }',
    variables: inEvent,
    codes: ATTENDEES,
  },
  contacts: {
    document: 'query ($eventId: ID!) { contacts(eventId: $eventId) { nodes { id email } } }',
    variables: inEvent,
    codes: ATTENDEES,
  },
  answerContactRequest: {
    document:
      'mutation ($input: AnswerContactRequestInput!) { answerContactRequest(input: $input) { holder { sharing } } }',
    variables: async (scene, db) => {
      const participant = await participantOf(scene, db);
      return { input: { companyId: (await leadOf(scene, db, participant)).companyId, choice: 'NO' } };
    },
    codes: [U, N, N, N, 'OK', N],
  },
  setContactSharing: {
    document:
      'mutation ($input: SetContactSharingInput!) { setContactSharing(input: $input) { contactSharing { everyone } } }',
    variables: ({ event }) => ({ input: { eventId: event.id, everyone: false } }),
    codes: ATTENDEES,
  },
  exchangeContacts: {
    document:
      'mutation ($input: ExchangeContactsInput!) { exchangeContacts(input: $input) { outcome contact { id } } }',
    variables: async ({ event, hostId }, db) => {
      const [host] = await db.sql<{ code: string }>(
        'SELECT invite_code AS code FROM attendees WHERE id = $1',
        [hostId],
      );
      return { input: { eventId: event.id, code: host?.code } };
    },
    codes: ATTENDEES,
  },
  answerContactExchange: {
    document:
      'mutation ($input: AnswerContactExchangeInput!) { answerContactExchange(input: $input) { contact { id } } }',
    variables: async (scene, db) => ({ input: { contactId: await contactOf(scene, db), accept: true } }),
    codes: TEAM,
  },
  endContact: {
    document: 'mutation ($input: EndContactInput!) { endContact(input: $input) { contactId } }',
    variables: async (scene, db) => ({ input: { contactId: await contactOf(scene, db) } }),
    codes: TEAM,
  },
  contactChanged: {
    document: 'subscription ($eventId: ID!) { contactChanged(eventId: $eventId) { contactId } }',
    variables: inEvent,
    codes: ATTENDEES,
  },
};
