import type { inferParserType } from 'nuqs';
import type {
  CompanyKind,
  ReportFilter,
  ReportSort,
  ReportStatus,
  ReportType,
} from '../../../generated/graphql';
import { limitsOf } from '../../../lib/event-days';
import { listParams } from '../../../lib/list-params';
import { tableParams } from '../../../ui';

export const reportTypes = [
  'ATTENDEES',
  'MEETINGS',
  'CHECK_INS',
  'COMPANIES',
  'EXHIBITORS',
  'PODS',
] as const satisfies readonly ReportType[];

export const companyKinds = [
  'SPONSOR',
  'EXHIBITOR',
  'STARTUP',
  'IT_EXPORTER',
] as const satisfies readonly CompanyKind[];

/** Which report, in the address. */
export const kindParam = { kind: listParams.kind(reportTypes) };

/** Which part of the report, beside it. */
export const reportParams = {
  q: listParams.q,
  status: listParams.status(['CONFIRMED', 'INVITED', 'PENDING', 'ACTIVE', 'REJECTED'] as const),
  part: listParams.kind(companyKinds),
  from: tableParams.from,
  to: tableParams.to,
  sort: tableParams.order,
};

const ofPeople: readonly ReportStatus[] = ['CONFIRMED', 'INVITED'];

/** The statuses that the rows of a report have. */
export const statusesOf: Record<ReportType, readonly ReportStatus[]> = {
  ATTENDEES: ofPeople,
  MEETINGS: ['PENDING', 'ACTIVE', 'REJECTED'],
  CHECK_INS: ofPeople,
  COMPANIES: [],
  EXHIBITORS: [],
  PODS: [],
};

/** The reports whose rows are companies. */
export const ofCompanies: ReadonlySet<ReportType> = new Set(['COMPANIES', 'EXHIBITORS']);

/** Columns that few want to see at first. */
export const hiddenAtFirst: Record<ReportType, ReadonlySet<string>> = {
  ATTENDEES: new Set(['phone', 'category', 'company', 'confirmed_at']),
  MEETINGS: new Set([
    'closed_reason',
    'sender_organization',
    'receiver_organization',
    'requested_at',
    'responded_at',
  ]),
  CHECK_INS: new Set(['phone', 'job_title', 'category', 'company']),
  COMPANIES: new Set(['tier', 'website', 'email', 'phone', 'sectors']),
  EXHIBITORS: new Set(),
  PODS: new Set(),
};

/** The order in the address: `-name` is the greatest first. */
export const sortOf = (order: string): ReportSort | null =>
  order ? { column: order.replace(/^-/, ''), descending: order.startsWith('-') } : null;

type FilterValues = Omit<inferParserType<typeof reportParams>, 'sort'>;

/** The server's filter: days of the event's own calendar, including the last one. */
export function filterOf(type: ReportType, values: FilterValues, zone: string): ReportFilter {
  const { q, status, part, from, to } = values;
  return {
    ...(q ? { search: q } : {}),
    ...(status && statusesOf[type].includes(status) ? { status } : {}),
    ...(part && ofCompanies.has(type) ? { companyKind: part } : {}),
    ...limitsOf(from, to, zone),
  };
}
