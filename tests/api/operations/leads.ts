import { buildCompany } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { by, inEvent, insertIn, live, mutation, newIn, ofEvent, plus, withId, type Rows } from './row';
import type { Scene } from './scene';

/** A new company whose only contact is the participant. */
export const companyOfParticipant = async (scene: Scene, db: TestSql): Promise<string> => {
  const id = await newIn(buildCompany)(scene, db);
  await db.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [scene.participantId, id]);
  // A contact of another company ceases to be one with the statement before.
  await db.sql('UPDATE attendees SET company_contact = true WHERE id = $1', [scene.participantId]);
  return id;
};

/** A lead of it about an attendee, the host without one. */
const leadOf = async (scene: Scene, db: TestSql, attendeeId = scene.hostId) => {
  const companyId = await companyOfParticipant(scene, db);
  const lead = { companyId, attendeeId, capturedAt: new Date(), source: 'SCAN' };
  return { leadId: await insertIn(scene, db, 'leads', lead), companyId };
};

/** A request of the host for the contact of the participant. */
const contactOf = withId('contactId', async (scene, db) => {
  const { hostId: scannerId, participantId: scannedId } = scene;
  await db.sql('DELETE FROM contact_exchanges WHERE scanned_id = $1', [scannedId]);
  return insertIn(scene, db, 'contact_exchanges', { scannerId, scannedId });
});

const ofCompany = withId('companyId', companyOfParticipant);
const onLead = withId('leadId', async (scene, db) => (await leadOf(scene, db)).leadId);

const captured = plus(ofCompany, ({ hostId }) => ({ captures: [{ clientId: '1', attendeeId: hostId }] }));
const questions = [{ kind: 'TEXT', text: 'What do you need?' }];
const scanned = plus(inEvent, ({ hostCode }) => ({ code: hostCode }));

/** The rights to leads, and to contact details. */
export const leadOperations: Rows = {
  leads: by(
    'companyId',
    '{ nodes { id note contact { email } } totalCount }',
    'TEAM',
    async (scene, db) => (await leadOf(scene, db)).companyId,
  ),
  leadQuestions: by('companyId', '{ id }', 'TEAM', companyOfParticipant),
  teamBadges: by('companyId', '{ codeHash }', 'TEAM', companyOfParticipant),
  leadCounts: by('companyId', '{ total }', 'TEAM', companyOfParticipant),
  captureLeads: mutation('TEAM', 'SAME', captured),
  updateLead: mutation('TEAM', 'SAME', plus(onLead, { rating: 'HOT' })),
  setLeadReminder: mutation(
    'TEAM',
    'SAME',
    plus(onLead, { remindAt: new Date(Date.now() + 3_600_000).toISOString() }),
  ),
  deleteLead: mutation('TEAM', 'NOT_FOUND', onLead),
  setLeadQuestions: mutation('TEAM', 'SAME', plus(ofCompany, { questions })),
  // Each address works once.
  exportLeads: mutation('TEAM', 'EACH', plus(ofCompany, { format: 'CSV' }), { asksAgain: 'NEVER' }),
  leadChanged: live('{ leadId }', 'TEAM', 'companyId', companyOfParticipant),
  contactHolders: ofEvent('{ nodes { company { id } } }', 'ATTENDEES'),
  contactSharing: ofEvent('{ everyone }', 'ATTENDEES'),
  contacts: ofEvent('{ nodes { id email } }', 'ATTENDEES'),
  answerContactRequest: mutation('TEAM', 'SAME', async (scene, db) => ({
    companyId: (await leadOf(scene, db, scene.participantId)).companyId,
    choice: 'NO',
  })),
  setContactSharing: mutation('ATTENDEES', 'SAME', plus(inEvent, { everyone: false })),
  exchangeContacts: mutation('ATTENDEES', 'SAME', scanned),
  answerContactExchange: mutation('TEAM', 'SAME', plus(contactOf, { accept: true })),
  endContact: mutation('TEAM', 'NOT_FOUND', contactOf),
  contactChanged: live('{ contactId }', 'ATTENDEES'),
};
