import { newId } from '../../../server/src/core/db/ids';
import { buildCompany } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, N, U, type Operation, type Scene } from './scene';

const companyOf = async ({ event }: Scene, db: TestSql) => (await buildCompany(db, { eventId: event.id })).id;
const oneCompany = async (scene: Scene, db: TestSql) => ({
  input: { companyId: await companyOf(scene, db) },
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
};
