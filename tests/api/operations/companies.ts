import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, buildCompany, buildMember, buildPod, slotOf } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { companyOfParticipant } from './leads';
import {
  by,
  byId,
  change,
  containing,
  inEvent,
  insertIn,
  like,
  live,
  mutation,
  newIn,
  ofEvent,
  plus,
  startingAt,
  update,
  withId,
  type Made,
  type Row,
  type Rows,
} from './row';
import type { Scene } from './scene';

const companyOf = newIn(buildCompany);
const oneCompany = withId('companyId', companyOf);
const ownCompany = withId('companyId', companyOfParticipant);
const memberOf = (scene: Scene, db: TestSql, companyId: string) =>
  newIn(buildAttendee, { companyId })(scene, db);

const newCompany = plus(inEvent, () => ({ kind: 'SPONSOR', name: `Company ${newId()}` }));

const newInvitation = () => ({ email: `${newId()}@example.test`, firstName: 'Ada', lastName: 'Khan' });

/** For the contacts of the company. */
const ofContacts = (more: object): Row => mutation('TEAM', 'SAME', plus(ownCompany, more));

const named = like(/^Company /);

/** The rights to read and change companies. */
const companies: Rows = {
  companies: ofEvent('{ nodes { id } totalCount }', 'READERS'),
  company: byId('{ id team { id } pods { id } sessions { id } sharedSectors }', 'VIEWERS', companyOf),
  companyFacets: ofEvent('{ countries { value } }', 'READERS'),
  favouriteCompanies: ofEvent('{ nodes { id } }', 'ATTENDEES'),
  setFavouriteCompany: mutation('ACTORS', 'SAME', plus(oneCompany, { favourite: true })),
  createCompany: change('company.create', 'CONFLICT', newCompany, {
    after: { kind: 'SPONSOR', name: named },
  }),
  updateCompany: update('company.update', oneCompany, { tagline: null }, { tagline: 'New' }),
  deleteCompany: change('company.delete', 'NOT_FOUND', oneCompany, {
    before: containing({ name: named }),
    after: { attendees: 0, pods: 0 },
  }),
  companyResults: by('companyId', '{ visitors byDay { date } }', 'TEAM_AND_STAFF', companyOf),
  companyInvitations: ofEvent('{ id name company { name } }', 'ATTENDEES'),
  updateOwnCompany: ofContacts({ tagline: 'New' }),
  setCompanyProducts: ofContacts({ products: [] }),
  inviteToCompany: ofContacts(newInvitation),
  cancelCompanyInvitation: ofContacts(() => ({ invitationId: newId() })),
  answerCompanyInvitation: mutation('ACTORS', 'SAME', plus(oneCompany, { accept: false })),
  removeFromCompany: mutation('PARTICIPANT', 'SAME', async (scene, db) => {
    const companyId = await companyOfParticipant(scene, db);
    return { companyId, attendeeId: await memberOf(scene, db, companyId) };
  }),
  recordCompanyVisit: mutation('ACTORS', 'SAME', oneCompany),
  setCompanyContact: change(
    'attendee.update',
    'SAME',
    async (scene, db) => ({
      attendeeId: await memberOf(scene, db, await companyOf(scene, db)),
      contact: true,
    }),
    { before: { companyContact: false }, after: { companyContact: true } },
  ),
};

/** A company with a team of which no viewer is. */
const staffed = async (scene: Scene, db: TestSql): Promise<string> => {
  const companyId = await companyOf(scene, db);
  await buildMember(db, { eventId: scene.event.id, companyId });
  return companyId;
};

/** Each request is for a time of its own. */
let made = 0;

const request = (scene: Scene, db: TestSql, values: { companyId: string; senderId: string }) => {
  const slot = slotOf(scene.event, 10 + made++);
  return insertIn(scene, db, 'company_requests', { ...values, ...slot, expiresAt: slot.startsAt });
};

/** What the host asks of the company of the participant. */
const toParticipant = async (scene: Scene, db: TestSql): Promise<string> => {
  const [participant] = await db.sql<{ companyId: string }>(
    'UPDATE attendees SET company_id = coalesce(company_id, $2) WHERE id = $1 RETURNING company_id AS "companyId"',
    [scene.participantId, await companyOf(scene, db)],
  );
  return request(scene, db, { companyId: participant?.companyId ?? '', senderId: scene.hostId });
};

/** What the participant asks of another company. */
const fromParticipant = async (scene: Scene, db: TestSql): Promise<string> =>
  request(scene, db, { companyId: await staffed(scene, db), senderId: scene.participantId });

const answer = (more: (scene: Scene) => object = () => ({}), ask = toParticipant): Row =>
  mutation('TEAM', 'SAME', plus(withId('requestId', ask), more));

/** The rights to ask companies for meetings, and to answer for one's own. */
const requests: Rows = {
  companyRequests: ofEvent('{ nodes { id } }', 'READERS'),
  companyRequest: byId('{ id sender { id } }', 'TEAM', toParticipant),
  companyMeetingOptions: by('companyId', '{ slots { startsAt } }', 'ACTORS', staffed),
  requestCompanyMeeting: mutation('ACTORS', 'SAME', plus(withId('companyId', staffed), startingAt(7))),
  acceptCompanyRequest: answer(),
  proposeCompanyMeetingTime: answer(startingAt(8)),
  declineCompanyRequest: answer(),
  cancelCompanyRequest: answer(undefined, fromParticipant),
  companyRequestChanged: live('{ requestId }', 'ATTENDEES'),
};

const podOf = newIn(buildPod);
const onePod = withId('podId', podOf);
const newPod = plus(inEvent, () => ({ name: `Pod ${newId()}` }));
const newPods = plus(inEvent, () => ({ names: [`Pod ${newId()}`] }));
const newPodFirst: Made<object> = async (scene, db) => ({
  ...inEvent(scene),
  podIds: [await podOf(scene, db), scene.podId],
});
const podName = like(/^Pod /);
const podNamed = containing({ name: podName });

/** The rights to look at pods and to change them. */
const pods: Rows = {
  pods: ofEvent('{ nodes { id } }', 'READERS'),
  pod: byId('{ id }', 'VIEWERS', ({ podId }) => podId),
  createPod: change('pod.create', 'CONFLICT', newPod, { after: podNamed }),
  createPods: change('pod.create', 'CONFLICT', newPods, { after: podNamed }),
  updatePod: update('pod.update', onePod, { bookable: true }, { bookable: false }),
  reorderPods: change('pod.reorder', 'SAME', newPodFirst, {
    before: { pods: ['Pod', podName] },
    after: { pods: [podName, 'Pod'] },
  }),
  deletePod: change('pod.delete', 'NOT_FOUND', onePod, {
    before: podNamed,
    after: { closedMeetings: 0, removedActivities: 0 },
  }),
};

export const companyOperations: Rows = { ...companies, ...requests, ...pods };
