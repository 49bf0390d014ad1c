import { z } from 'zod';
import { defineRow, type Connection, type RestRow } from '../../core/rest/row';
import { id, offset, pageOf, pageSize, picture, succeeded, successShape } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { CompanyKind } from '../companies/index';
import { companyDetailsView, companyView } from './company.presenter';

const tag = 'sponsors';

interface AllData {
  companies: Connection<Viewed<typeof companyView>>;
}

interface PageData {
  companies: { totalCount: number; nodes: Viewed<typeof companyView>[] };
}

/** Reads companies of every kind, which `/v1` calls sponsors. */
export const companyRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/sponsors/get/:event_id/:offset/:pageSize'],
    access: 'confirmed attendees and staff',
    summary: 'A page of the companies of an event, by tier and name.',
    tag,
    params: z.object({ event_id: id(), offset: offset(), pageSize: pageSize() }),
    body: z.object({
      kind: z.enum(CompanyKind).nullish(),
      search: z.string().nullish(),
      sectors: z.array(z.string()).nullish().meta({ description: 'Working in one of these.' }),
      country: z.string().nullish(),
      tier: z.string().nullish(),
    }),
    document: `query Sponsors($eventId: ID!, $first: Int!, $offset: Int, $filter: CompanyFilter) {
      companies(eventId: $eventId, first: $first, offset: $offset, filter: $filter) { totalCount nodes { ${companyView.fields} } }
    }`,
    variables: ({ params, body }) => ({
      eventId: params.event_id,
      first: params.pageSize,
      offset: params.offset,
      filter: body,
    }),
    shape: ({ companies }: PageData, { params }) => ({
      sponsors: companies.nodes.map((each) => companyView.present(each)),
      total: companies.totalCount,
      offset: params.offset,
      pageSize: params.pageSize,
    }),
    response: pageOf('sponsors', companyView.shape),
  }),
  defineRow({
    method: 'get',
    paths: ['/sponsors/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One company; or, by the id of an event, all its companies by tier and name.',
    tag,
    params: z.object({ id: id() }),
    operations: [
      {
        document: `query AllSponsors($eventId: ID!, $after: String) {
          companies(eventId: $eventId, first: 100, after: $after) { nodes { ${companyView.fields} } pageInfo { hasNextPage endCursor } }
        }`,
        variables: ({ params }) => ({ eventId: params.id }),
        everyPage: ({ companies }: AllData) => companies,
        shape: ({ companies }: AllData) => ({
          sponsors: companies.nodes.map((each) => companyView.present(each)),
        }),
      },
      {
        document: `query Sponsor($id: ID!) { company(id: $id) { ${companyView.fields} } }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({ company }: { company: Viewed<typeof companyView> }) => ({
          sponsor: companyView.present(company),
        }),
      },
    ],
    response: z.union([
      z.object({ sponsor: companyView.shape }),
      z.object({ sponsors: z.array(companyView.shape) }),
    ]),
  }),
  defineRow({
    method: 'get',
    paths: ['/sponsors/details/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One company with its team and booths.',
    tag,
    params: z.object({ id: id() }),
    document: `query SponsorDetails($id: ID!) { company(id: $id) { ${companyDetailsView.fields} } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({ company }: { company: Viewed<typeof companyDetailsView> }) => ({
      sponsor: companyDetailsView.present(company),
    }),
    response: z.object({ sponsor: companyDetailsView.shape }),
  }),
];

const companyKeys = z.object({
  kind: z.enum(CompanyKind),
  name: z.string(),
  tagline: z.string().nullish(),
  description: z.string().nullish(),
  logo: picture(),
  cover: picture(),
  website: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  country: z.string().nullish(),
  city: z.string().nullish(),
  sectors: z.array(z.string()).nullish(),
  tier: z.string().nullish(),
});

/** Changing them. */
export const companyEditingRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/sponsors', '/sponsors/create'],
    access: 'managers',
    summary: 'Add a company to an event.',
    tag,
    body: companyKeys.extend({ event_id: id() }),
    form: true,
    document: `mutation CreateSponsor($input: CreateCompanyInput!) { createCompany(input: $input) { company { ${companyView.fields} } } }`,
    variables: ({ body: { event_id, ...keys } }) => ({ input: { eventId: event_id, ...keys } }),
    shape: ({ createCompany: { company } }: { createCompany: { company: Viewed<typeof companyView> } }) => ({
      sponsor: companyView.present(company),
    }),
    response: z.object({ sponsor: companyView.shape }),
    status: 201,
  }),
  defineRow({
    method: 'put',
    paths: ['/sponsors/:id'],
    access: 'managers',
    summary: 'Change a company; keys that are absent stay as they are.',
    tag,
    params: z.object({ id: id() }),
    body: companyKeys.partial(),
    form: true,
    document: `mutation UpdateSponsor($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { ${companyView.fields} } } }`,
    variables: ({ params, body }) => ({ input: { companyId: params.id, ...body } }),
    shape: ({ updateCompany: { company } }: { updateCompany: { company: Viewed<typeof companyView> } }) => ({
      sponsor: companyView.present(company),
    }),
    response: z.object({ sponsor: companyView.shape }),
  }),
  defineRow({
    method: 'delete',
    paths: ['/sponsors/:id'],
    access: 'managers',
    summary: 'Delete a company; its attendees and booths stay, without company.',
    tag,
    params: z.object({ id: id() }),
    document:
      'mutation DeleteSponsor($input: DeleteCompanyInput!) { deleteCompany(input: $input) { company { id } } }',
    variables: ({ params }) => ({ input: { companyId: params.id } }),
    shape: succeeded,
    response: successShape(),
  }),
];
