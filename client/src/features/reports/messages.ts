import type { CompanyKind, FileFormat, ReportStatus, ReportType } from '../../generated/graphql';
import { plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

const types: Record<ReportType, string> = {
  ATTENDEES: 'Attendees',
  MEETINGS: 'Meetings',
  CHECK_INS: 'Entries',
  COMPANIES: 'Companies',
  EXHIBITORS: 'Results of exhibitors',
  PODS: 'Pods',
};
const statuses: Record<ReportStatus, string> = {
  INVITED: 'Invited',
  CONFIRMED: 'Confirmed',
  PENDING: 'Waiting for an answer',
  ACTIVE: 'Accepted',
  REJECTED: 'Declined, cancelled or expired',
};
const formats: Record<FileFormat, string> = { CSV: 'CSV', XLSX: 'Excel (XLSX)' };
/** The meaning of a report's days. */
const spans: Record<ReportType, string> = {
  ATTENDEES: 'Confirmed',
  MEETINGS: 'Takes place',
  CHECK_INS: 'Entered',
  COMPANIES: 'Meetings counted',
  EXHIBITORS: 'Meetings counted',
  PODS: 'Meetings counted',
};

/** Texts of this feature. */
export const messages = catalogue('reports', {
  title: 'Reports',
  description: 'Tables to read, sort and download. Files have the rows, columns and order that you see.',
  choose: 'Report',
  types,
  statuses,
  filter: (what: string) => `Filter ${what.toLowerCase()}`,
  search: 'Search the report',
  searchHints: {
    ATTENDEES: 'Name, job title or organization',
    MEETINGS: 'Name or organization of either side',
    CHECK_INS: 'Name, job title or organization',
    COMPANIES: 'Name of the company',
    EXHIBITORS: 'Name of the company',
    PODS: 'Name of the pod',
  } as Record<ReportType, string>,
  status: 'Status',
  anyStatus: 'Any status',
  part: 'Part',
  anyPart: 'Any part',
  parts: {
    SPONSOR: 'Sponsors',
    EXHIBITOR: 'Exhibitors',
    STARTUP: 'Startups',
    IT_EXPORTER: 'IT exporters',
  } satisfies Record<CompanyKind, string>,
  spanFrom: (type: ReportType) => `${spans[type]} from`,
  spanTo: (type: ReportType) => `${spans[type]} until`,
  from: (day: string) => `From ${day}`,
  to: (day: string) => `Until ${day}`,
  rows: (count: number) => plural(count, 'row'),
  yes: 'Yes',
  no: 'No',
  none: '–',
  emptyTitle: 'This report has no rows',
  emptyText: 'As soon as there is something to list, it appears here.',
  noMatchTitle: 'No row matches',
  noMatchText: 'Try other words or filters.',
  clearFilters: 'Clear search and filters',
  format: (format: FileFormat) => formats[format],
  downloading: (name: string) => `Downloading ${name}`,
  preparing: (format: FileFormat) => `Preparing the ${formats[format]} file`,
  downloaded: (name: string, rows: number) => `${name} with ${plural(rows, 'row')} is in your downloads.`,
  failed: 'The file could not be downloaded.',
} as const);
