import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, buildCompany } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { companyOfParticipant, TEAM } from './leads.operations';
import { F, inEvent, N, U, type Operation, type Scene } from './scene';

const companyOf = async ({ event }: Scene, db: TestSql) => (await buildCompany(db, { eventId: event.id })).id;
const oneCompany = async (scene: Scene, db: TestSql) => ({
  input: { companyId: await companyOf(scene, db) },
});

/** For the contacts of the company. */
const ofContacts = (variables: () => object) => ({
  variables: async (scene: Scene, db: TestSql) => ({
    input: { companyId: await companyOfParticipant(scene, db), ...variables() },
  }),
  codes: TEAM,
});

/** The rights to read and change companies. */
export const companyOperations: Record<string, Operation> = {
  companies: {
    document: 'query ($eventId: ID!) { companies(eventId: $eventId) { nodes { id } totalCount } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  company: {
    document:
      'query ($id: ID!) { company(id: $id) { id team { id } pods { id } sessions { id } sharedSectors } }',
    variables: async (scene, db) => ({ id: await companyOf(scene, db) }),
    codes: [U, N, N, 'OK', 'OK', 'OK'],
  },
  companyFacets: {
    document: 'query ($eventId: ID!) { companyFacets(eventId: $eventId) { countries { value } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  favouriteCompanies: {
    document: 'query ($eventId: ID!) { favouriteCompanies(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  setFavouriteCompany: {
    document:
      'mutation ($input: SetFavouriteCompanyInput!) { setFavouriteCompany(input: $input) { company { id favourite } } }',
    variables: async (scene, db) => ({ input: { companyId: await companyOf(scene, db), favourite: true } }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  createCompany: {
    document: 'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { id } } }',
    variables: ({ event }) => ({ input: { eventId: event.id, kind: 'SPONSOR', name: `Company ${newId()}` } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  updateCompany: {
    document: 'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { id } } }',
    variables: oneCompany,
    codes: [U, F, F, F, F, 'OK', F],
  },
  deleteCompany: {
    document: 'mutation ($input: DeleteCompanyInput!) { deleteCompany(input: $input) { company { id } } }',
    variables: oneCompany,
    codes: [U, F, F, F, F, 'OK', F],
  },
  companyResults: {
    document: 'query ($id: ID!) { companyResults(companyId: $id) { visitors byDay { date } } }',
    variables: async (scene, db) => ({ id: await companyOf(scene, db) }),
    codes: [U, N, N, F, F, 'OK', 'OK'],
  },
  companyInvitations: {
    document: 'query ($eventId: ID!) { companyInvitations(eventId: $eventId) { id name company { name } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  updateOwnCompany: {
    document:
      'mutation ($input: UpdateOwnCompanyInput!) { updateOwnCompany(input: $input) { company { id } } }',
    ...ofContacts(() => ({ tagline: 'New' })),
  },
  setCompanyProducts: {
    document:
      'mutation ($input: SetCompanyProductsInput!) { setCompanyProducts(input: $input) { company { id } } }',
    ...ofContacts(() => ({ products: [] })),
  },
  inviteToCompany: {
    document:
      'mutation ($input: InviteToCompanyInput!) { inviteToCompany(input: $input) { invitation { id } } }',
    ...ofContacts(() => ({ email: `${newId()}@example.test`, firstName: 'Ada', lastName: 'Khan' })),
  },
  cancelCompanyInvitation: {
    document:
      'mutation ($input: CancelCompanyInvitationInput!) { cancelCompanyInvitation(input: $input) { company { id } } }',
    ...ofContacts(() => ({ invitationId: newId() })),
  },
  answerCompanyInvitation: {
    document:
      'mutation ($input: AnswerCompanyInvitationInput!) { answerCompanyInvitation(input: $input) { company { id } } }',
    variables: async (scene, db) => ({ input: { companyId: await companyOf(scene, db), accept: false } }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  removeFromCompany: {
    document:
      'mutation ($input: RemoveFromCompanyInput!) { removeFromCompany(input: $input) { company { id } } }',
    variables: async (scene, db) => {
      const companyId = await companyOfParticipant(scene, db);
      const { id } = await buildAttendee(db, { eventId: scene.event.id, companyId });
      return { input: { companyId, attendeeId: id } };
    },
    codes: [U, N, N, N, 'OK', F],
  },
  recordCompanyVisit: {
    document:
      'mutation ($input: RecordCompanyVisitInput!) { recordCompanyVisit(input: $input) { company { id } } }',
    variables: oneCompany,
    codes: [U, N, N, 'OK', 'OK', F],
  },
  setCompanyContact: {
    document:
      'mutation ($input: SetCompanyContactInput!) { setCompanyContact(input: $input) { attendee { companyContact } } }',
    variables: async (scene, db) => {
      const companyId = await companyOf(scene, db);
      const { id } = await buildAttendee(db, { eventId: scene.event.id, companyId });
      return { input: { attendeeId: id, contact: true } };
    },
    codes: [U, F, F, F, F, 'OK', F],
  },
};
