import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, buildCompany, buildMember, buildPod, insert, slotOf } from '../../support/factories';
import type { TestSql } from '../../support/server';
import {
  ACTORS,
  ATTENDEES,
  by,
  byId,
  containing,
  F,
  inEvent,
  like,
  live,
  MANAGERS,
  mutation,
  N,
  ofEvent,
  PARTICIPANT,
  READERS,
  TEAM,
  U,
  VIEWERS,
  type Row,
  type Rows,
} from './row';
import { companyOfParticipant } from './leads';
import type { Scene } from './scene';

const companyOf = async ({ event }: Scene, db: TestSql) => (await buildCompany(db, { eventId: event.id })).id;
const oneCompany = async (scene: Scene, db: TestSql) => ({ companyId: await companyOf(scene, db) });
const memberOf = async ({ event }: Scene, db: TestSql, companyId: string): Promise<string> =>
  (await buildAttendee(db, { eventId: event.id, companyId })).id;

/** For the contacts of the company. */
const ofContacts = (more: () => object): Row =>
  mutation(TEAM, 'SAME', async (scene, db) => ({
    companyId: await companyOfParticipant(scene, db),
    ...more(),
  }));

const named = like(/^Company /);

/** The rights to read and change companies. */
const companies: Rows = {
  companies: ofEvent('{ nodes { id } totalCount }', READERS),
  company: byId('{ id team { id } pods { id } sessions { id } sharedSectors }', VIEWERS, companyOf),
  companyFacets: ofEvent('{ countries { value } }', READERS),
  favouriteCompanies: ofEvent('{ nodes { id } }', ATTENDEES),
  setFavouriteCompany: mutation(ACTORS, 'SAME', async (scene, db) => ({
    ...(await oneCompany(scene, db)),
    favourite: true,
  })),
  createCompany: mutation(
    MANAGERS,
    'CONFLICT',
    (scene) => ({ ...inEvent(scene), kind: 'SPONSOR', name: `Company ${newId()}` }),
    { logged: { action: 'company.create', after: { kind: 'SPONSOR', name: named } } },
  ),
  updateCompany: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({ ...(await oneCompany(scene, db)), tagline: 'New' }),
    { logged: { action: 'company.update', before: { tagline: null }, after: { tagline: 'New' } } },
  ),
  deleteCompany: mutation(MANAGERS, 'NOT_FOUND', oneCompany, {
    logged: {
      action: 'company.delete',
      before: containing({ name: named }),
      after: { attendees: 0, pods: 0 },
    },
  }),
  companyResults: by('companyId', '{ visitors byDay { date } }', [U, N, N, F, F, 'OK', 'OK'], companyOf),
  companyInvitations: ofEvent('{ id name company { name } }', ATTENDEES),
  updateOwnCompany: ofContacts(() => ({ tagline: 'New' })),
  setCompanyProducts: ofContacts(() => ({ products: [] })),
  inviteToCompany: ofContacts(() => ({
    email: `${newId()}@example.test`,
    firstName: 'Ada',
    lastName: 'Khan',
  })),
  cancelCompanyInvitation: ofContacts(() => ({ invitationId: newId() })),
  answerCompanyInvitation: mutation(ACTORS, 'SAME', async (scene, db) => ({
    ...(await oneCompany(scene, db)),
    accept: false,
  })),
  removeFromCompany: mutation(PARTICIPANT, 'SAME', async (scene, db) => {
    const companyId = await companyOfParticipant(scene, db);
    return { companyId, attendeeId: await memberOf(scene, db, companyId) };
  }),
  recordCompanyVisit: mutation(ACTORS, 'SAME', oneCompany),
  setCompanyContact: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({
      attendeeId: await memberOf(scene, db, await companyOf(scene, db)),
      contact: true,
    }),
    {
      logged: {
        action: 'attendee.update',
        before: { companyContact: false },
        after: { companyContact: true },
      },
    },
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

const request = async ({ event }: Scene, db: TestSql, values: { companyId: string; senderId: string }) => {
  const [id, slot] = [newId(), slotOf(event, 10 + made++)];
  const times = { ...slot, expiresAt: slot.startsAt };
  await insert(db, 'company_requests', { id, eventId: event.id, ...values, ...times });
  return id;
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
  mutation(TEAM, 'SAME', async (scene, db) => ({ requestId: await ask(scene, db), ...more(scene) }));

/** The rights to ask companies for meetings, and to answer for one's own. */
const requests: Rows = {
  companyRequests: ofEvent('{ nodes { id } }', READERS),
  companyRequest: byId('{ id sender { id } }', TEAM, toParticipant),
  companyMeetingOptions: by('companyId', '{ slots { startsAt } }', ACTORS, staffed),
  requestCompanyMeeting: mutation(ACTORS, 'SAME', async (scene, db) => ({
    companyId: await staffed(scene, db),
    startsAt: slotOf(scene.event, 7).startsAt,
  })),
  acceptCompanyRequest: answer(),
  proposeCompanyMeetingTime: answer(({ event }) => ({ startsAt: slotOf(event, 8).startsAt })),
  declineCompanyRequest: answer(),
  cancelCompanyRequest: answer(undefined, fromParticipant),
  companyRequestChanged: live('{ requestId }', ATTENDEES),
};

const podOf = async ({ event }: Scene, db: TestSql) => ({
  podId: (await buildPod(db, { eventId: event.id })).id,
});
const podNamed = containing({ name: like(/^Pod /) });

/** The rights to look at pods and to change them. */
const pods: Rows = {
  pods: ofEvent('{ nodes { id } }', READERS),
  pod: byId('{ id }', VIEWERS, ({ podId }) => podId),
  createPod: mutation(MANAGERS, 'CONFLICT', (scene) => ({ ...inEvent(scene), name: `Pod ${newId()}` }), {
    logged: { action: 'pod.create', after: podNamed },
  }),
  updatePod: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({ ...(await podOf(scene, db)), bookable: false }),
    { logged: { action: 'pod.update', before: { bookable: true }, after: { bookable: false } } },
  ),
  reorderPods: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({ ...inEvent(scene), podIds: [(await podOf(scene, db)).podId, scene.podId] }),
    {
      logged: {
        action: 'pod.reorder',
        before: { pods: ['Pod', like(/^Pod /)] },
        after: { pods: [like(/^Pod /), 'Pod'] },
      },
    },
  ),
  deletePod: mutation(MANAGERS, 'NOT_FOUND', podOf, {
    logged: { action: 'pod.delete', before: podNamed, after: { closedMeetings: 0, removedActivities: 0 } },
  }),
};

export const companyOperations: Rows = { ...companies, ...requests, ...pods };
