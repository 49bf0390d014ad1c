import { newId } from '../../../server/src/core/db/ids';
import { buildCompany, insert } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { ATTENDEES, by, inEvent, live, liveBy, mutation, ofEvent, TEAM, type Rows } from './row';
import type { Scene } from './scene';

/** A new company whose only contact is the participant. */
export const companyOfParticipant = async ({ event, participantId }: Scene, db: TestSql): Promise<string> => {
  const { id } = await buildCompany(db, { eventId: event.id });
  await db.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [participantId, id]);
  await db.sql('UPDATE attendees SET company_contact = true WHERE id = $1', [participantId]);
  return id;
};

/** A lead of it about an attendee, the host without one. */
const leadOf = async (scene: Scene, db: TestSql, attendeeId = scene.hostId) => {
  const [id, companyId] = [newId(), await companyOfParticipant(scene, db)];
  const about = { eventId: scene.event.id, companyId, attendeeId };
  await insert(db, 'leads', { id, ...about, capturedAt: new Date(), source: 'SCAN' });
  return { id, companyId };
};

/** A request of the host for the contact of the participant. */
const contactOf = async ({ event, hostId, participantId }: Scene, db: TestSql) => {
  const id = newId();
  await db.sql('DELETE FROM contact_exchanges WHERE scanned_id = $1', [participantId]);
  const between = { scannerId: hostId, scannedId: participantId };
  await insert(db, 'contact_exchanges', { id, eventId: event.id, ...between });
  return { contactId: id };
};

const ofCompany = async (scene: Scene, db: TestSql) => ({ companyId: await companyOfParticipant(scene, db) });
const onLead = async (scene: Scene, db: TestSql) => ({ leadId: (await leadOf(scene, db)).id });

/** The rights to leads, and to contact details. */
export const leadOperations: Rows = {
  leads: by(
    'companyId',
    '{ nodes { id note contact { email } } totalCount }',
    TEAM,
    async (scene, db) => (await leadOf(scene, db)).companyId,
  ),
  leadQuestions: by('companyId', '{ id }', TEAM, companyOfParticipant),
  leadCounts: by('companyId', '{ total }', TEAM, companyOfParticipant),
  captureLeads: mutation(TEAM, 'SAME', async (scene, db) => ({
    ...(await ofCompany(scene, db)),
    captures: [{ clientId: '1', attendeeId: scene.hostId }],
  })),
  updateLead: mutation(TEAM, 'SAME', async (scene, db) => ({ ...(await onLead(scene, db)), rating: 'HOT' })),
  deleteLead: mutation(TEAM, 'NOT_FOUND', onLead),
  setLeadQuestions: mutation(TEAM, 'SAME', async (scene, db) => ({
    ...(await ofCompany(scene, db)),
    questions: [{ kind: 'TEXT', text: 'What do you need?' }],
  })),
  // Each address works once.
  exportLeads: mutation(TEAM, 'EACH', async (scene, db) => ({
    ...(await ofCompany(scene, db)),
    format: 'CSV',
  })),
  leadChanged: liveBy('companyId', '{ leadId }', TEAM, companyOfParticipant),
  contactHolders: ofEvent('{ nodes { company { id } } }', ATTENDEES),
  contactSharing: ofEvent('{ everyone }', ATTENDEES),
  contacts: ofEvent('{ nodes { id email } }', ATTENDEES),
  answerContactRequest: mutation(TEAM, 'SAME', async (scene, db) => ({
    companyId: (await leadOf(scene, db, scene.participantId)).companyId,
    choice: 'NO',
  })),
  setContactSharing: mutation(ATTENDEES, 'SAME', (scene) => ({ ...inEvent(scene), everyone: false })),
  exchangeContacts: mutation(ATTENDEES, 'SAME', (scene) => ({ ...inEvent(scene), code: scene.hostCode })),
  answerContactExchange: mutation(TEAM, 'SAME', async (scene, db) => ({
    ...(await contactOf(scene, db)),
    accept: true,
  })),
  endContact: mutation(TEAM, 'NOT_FOUND', contactOf),
  contactChanged: live('{ contactId }', ATTENDEES),
};
