import { z } from 'zod';
import { defineRow, type Connection, type RestRow } from '../../core/rest/row';
import { id, offset, pageOf, pageSize, picture, succeeded, successShape } from '../../core/rest/shapes';
import { CompanyKind } from '../companies/index';
import {
  COMPANY_DETAILS,
  COMPANY_FIELDS,
  companyDetailsShape,
  companyShape,
  presentCompany,
  presentCompanyDetails,
  type CompanyData,
  type CompanyDetailsData,
} from './company.presenter';

const tag = 'sponsors';

interface AllData {
  companies: Connection<CompanyData>;
}

interface PageData {
  companies: { totalCount: number; nodes: CompanyData[] };
}

/** Reads companies of every kind, which `/v1` calls sponsors. */
export const companyRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/sponsors/get/:event_id/:offset/:pageSize'],
    access: 'confirmed attendees and staff',
    summary: 'A page of the companies of an event, by name.',
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
      companies(eventId: $eventId, first: $first, offset: $offset, filter: $filter) { totalCount nodes { ${COMPANY_FIELDS} } }
    }`,
    variables: ({ params, body }) => ({
      eventId: params.event_id,
      first: params.pageSize,
      offset: params.offset,
      filter: body,
    }),
    shape: ({ companies }: PageData, { params }) => ({
      sponsors: companies.nodes.map(presentCompany),
      total: companies.totalCount,
      offset: params.offset,
      pageSize: params.pageSize,
    }),
    response: pageOf('sponsors', companyShape),
  }),
  defineRow({
    method: 'get',
    paths: ['/sponsors/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One company; or, by the id of an event, all its companies by name.',
    tag,
    params: z.object({ id: id() }),
    operations: [
      {
        document: `query AllSponsors($eventId: ID!, $after: String) {
          companies(eventId: $eventId, first: 100, after: $after) { nodes { ${COMPANY_FIELDS} } pageInfo { hasNextPage endCursor } }
        }`,
        variables: ({ params }) => ({ eventId: params.id }),
        everyPage: ({ companies }: AllData) => companies,
        shape: ({ companies }: AllData) => ({ sponsors: companies.nodes.map(presentCompany) }),
      },
      {
        document: `query Sponsor($id: ID!) { company(id: $id) { ${COMPANY_FIELDS} } }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({ company }: { company: CompanyData }) => ({ sponsor: presentCompany(company) }),
      },
    ],
    response: z.union([z.object({ sponsor: companyShape }), z.object({ sponsors: z.array(companyShape) })]),
  }),
  defineRow({
    method: 'get',
    paths: ['/sponsors/details/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One company with its team and booths.',
    tag,
    params: z.object({ id: id() }),
    document: `query SponsorDetails($id: ID!) { company(id: $id) { ${COMPANY_DETAILS} } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({ company }: { company: CompanyDetailsData }) => ({ sponsor: presentCompanyDetails(company) }),
    response: z.object({ sponsor: companyDetailsShape }),
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
    document: `mutation CreateSponsor($input: CreateCompanyInput!) { createCompany(input: $input) { company { ${COMPANY_FIELDS} } } }`,
    variables: ({ body: { event_id, ...keys } }) => ({ input: { eventId: event_id, ...keys } }),
    shape: ({ createCompany: { company } }: { createCompany: { company: CompanyData } }) => ({
      sponsor: presentCompany(company),
    }),
    response: z.object({ sponsor: companyShape }),
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
    document: `mutation UpdateSponsor($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { ${COMPANY_FIELDS} } } }`,
    variables: ({ params, body }) => ({ input: { companyId: params.id, ...body } }),
    shape: ({ updateCompany: { company } }: { updateCompany: { company: CompanyData } }) => ({
      sponsor: presentCompany(company),
    }),
    response: z.object({ sponsor: companyShape }),
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
