import { searchWords, type WhereBuilder } from '../../core/db/list-query';
import { isListed } from '../event-access/index';
import type { ReportFilter } from './report.args';
import { ReportColumnKind, ReportStatus, ReportType } from './report.types';

const { TEXT, NUMBER, BOOLEAN, TIME } = ReportColumnKind;

/** A column, with the SQL that gives its values. `period` is what the filter say of the meetings `m`. */
export interface ColumnDefinition {
  name: string;
  title: string;
  kind: ReportColumnKind;
  sql: string | ((period: string) => string);
}

/** The filters of rows; attendees also by statuses that the report has no name for. */
export type RowFilter = Omit<ReportFilter, 'status'> & { status?: string | null };

/** The parts of a report's statement. */
export interface ReportDefinition {
  /** Rows, of which `where` speaks; `joins` add to each what only columns need. */
  from: string;
  joins: string;
  /** Conditions on `from`, beside the event. */
  where(where: WhereBuilder, filter: RowFilter): void;
  /** Values that the filter knows; none where rows have no status. */
  statuses: readonly ReportStatus[];
  /** Columns that an index gives in this order. */
  order: string;
  columns: readonly ColumnDefinition[];
}

const column = (
  name: string,
  kind: ReportColumnKind,
  sql: ColumnDefinition['sql'],
  title = name[0]?.toUpperCase() + name.slice(1).replaceAll('_', ' '),
): ColumnDefinition => ({ name, title, kind, sql });

const folded = (where: WhereBuilder, word: string): string => `fold_text(${where.value(word)})`;

/** Each word of the search in the text of one column. */
const search = (where: WhereBuilder, { search: text }: RowFilter, columnOf: string): void => {
  for (const word of searchWords(text)) where.always(`${columnOf} LIKE ${folded(where, word)}`);
};

const between = (where: WhereBuilder, { from, to }: RowFilter, columnOf: string): void => {
  if (from) where.add((value) => `${columnOf} >= ${value}`, from);
  if (to) where.add((value) => `${columnOf} < ${value}`, to);
};

const PERSON = [
  column('first_name', TEXT, 'a.first_name'),
  column('last_name', TEXT, 'a.last_name'),
  column('email', TEXT, 'u.email', 'E-mail'),
  column('phone', TEXT, 'a.phone'),
  column('job_title', TEXT, 'a.job_title'),
  column('organization', TEXT, 'a.organization'),
  column('country', TEXT, 'a.country'),
  column('category', TEXT, 'a.category::text'),
  column('company', TEXT, 'c.name'),
];

const PERSON_STATUSES = [ReportStatus.INVITED, ReportStatus.CONFIRMED];
const PERSON_JOINS = 'JOIN users u ON u.id = a.user_id LEFT JOIN companies c ON c.id = a.company_id';

const status = (where: WhereBuilder, { status: wanted }: RowFilter, alias: string): void => {
  if (wanted) where.add((value) => `${alias}.status = ${value}`, wanted);
};

export const attendeesReport: ReportDefinition = {
  from: 'attendees a',
  joins: PERSON_JOINS,
  where(where, filter) {
    where.always(`a.status <> 'REMOVED'`);
    search(where, filter, 'a.search_text');
    status(where, filter, 'a');
    // Only the confirmed have such a time, and said so the index of it serves.
    if (filter.from ?? filter.to) where.always(isListed('a'));
    between(where, filter, 'a.confirmed_at');
  },
  statuses: PERSON_STATUSES,
  order: 'a.sort_name, a.id',
  columns: [
    ...PERSON,
    column('status', TEXT, 'a.status::text'),
    column('confirmed_at', TIME, 'a.confirmed_at'),
    column('checked_in_at', TIME, 'a.checked_in_at'),
  ],
};

/** The same with those first who joined last. */
export const recentAttendeesReport: ReportDefinition = {
  ...attendeesReport,
  order: 'a.confirmed_at DESC NULLS LAST, a.id DESC',
};

/** The columns that the report of activities adds to each attendee. */
export const activityColumns = [
  column(
    'meetings',
    NUMBER,
    `(SELECT count(*) FROM meetings m WHERE m.sender_id = a.id AND m.status = 'ACTIVE')
     + (SELECT count(*) FROM meetings m WHERE m.receiver_id = a.id AND m.status = 'ACTIVE')`,
  ),
  column('messages', NUMBER, '(SELECT count(*) FROM messages t WHERE t.sender_id = a.id)'),
  column('bookmarks', NUMBER, '(SELECT count(*) FROM bookmarks b WHERE b.owner_id = a.id)'),
];

const checkinsReport: ReportDefinition = {
  from: 'attendees a',
  joins: PERSON_JOINS,
  where(where, filter) {
    where.always(`a.checked_in_at IS NOT NULL AND a.status <> 'REMOVED'`);
    search(where, filter, 'a.search_text');
    status(where, filter, 'a');
    between(where, filter, 'a.checked_in_at');
  },
  statuses: PERSON_STATUSES,
  order: 'a.checked_in_at, a.id',
  columns: [column('checked_in_at', TIME, 'a.checked_in_at'), ...PERSON],
};

/** Meetings of people whom the word finds; the removed are found no more. */
const meetingsOf = (where: WhereBuilder, word: string): string => {
  const found = `(SELECT p.id FROM attendees p WHERE p.event_id = $1 AND p.status <> 'REMOVED' AND p.search_text LIKE ${folded(where, word)})`;
  return `(m.sender_id IN ${found} OR m.receiver_id IN ${found})`;
};

const meetingsReport: ReportDefinition = {
  from: 'meetings m',
  joins: `JOIN attendees s ON s.id = m.sender_id JOIN attendees r ON r.id = m.receiver_id LEFT JOIN pods p ON p.id = m.pod_id`,
  where(where, filter) {
    for (const word of searchWords(filter.search)) where.always(meetingsOf(where, word));
    status(where, filter, 'm');
    between(where, filter, 'm.starts_at');
  },
  statuses: [ReportStatus.PENDING, ReportStatus.ACTIVE, ReportStatus.REJECTED],
  order: 'm.starts_at, m.id',
  columns: [
    column('from_date', TIME, 'm.starts_at', 'From'),
    column('to_date', TIME, 'm.ends_at', 'To'),
    column('status', TEXT, 'm.status::text'),
    column('closed_reason', TEXT, 'm.closed_reason::text'),
    column('pod', TEXT, 'p.name'),
    column('sender', TEXT, `concat_ws(' ', s.first_name, s.last_name)`),
    column('sender_organization', TEXT, 's.organization'),
    column('receiver', TEXT, `concat_ws(' ', r.first_name, r.last_name)`),
    column('receiver_organization', TEXT, 'r.organization'),
    column('requested_at', TIME, 'm.created_at'),
    column('responded_at', TIME, 'm.responded_at'),
  ],
};

const companiesReport: ReportDefinition = {
  from: 'companies c',
  joins: '',
  where: (where, filter) => search(where, filter, 'fold_text(c.name)'),
  statuses: [],
  order: 'c.kind, c.name, c.id',
  columns: [
    column('name', TEXT, 'c.name'),
    column('kind', TEXT, 'c.kind::text'),
    column('tier', TEXT, 'c.tier'),
    column('country', TEXT, 'c.country'),
    column('city', TEXT, 'c.city'),
    column('sectors', TEXT, `array_to_string(c.sectors, ', ')`),
    column('website', TEXT, 'c.website'),
    column('email', TEXT, 'c.email', 'E-mail'),
    column('phone', TEXT, 'c.phone'),
    column(
      'team',
      NUMBER,
      `(SELECT count(*) FROM attendees t WHERE t.company_id = c.id AND t.status <> 'REMOVED')`,
    ),
    column(
      'pods',
      NUMBER,
      '(SELECT count(*) FROM pods p WHERE p.company_id = c.id AND p.removed_at IS NULL)',
    ),
    column(
      'meetings',
      NUMBER,
      // A meeting within the team is one, hence the union.
      (period) => `(SELECT count(*) FROM (
        SELECT m.id FROM attendees t JOIN meetings m ON m.sender_id = t.id WHERE t.company_id = c.id AND m.status = 'ACTIVE'${period}
        UNION
        SELECT m.id FROM attendees t JOIN meetings m ON m.receiver_id = t.id WHERE t.company_id = c.id AND m.status = 'ACTIVE'${period}) AS held)`,
    ),
  ],
};

const podsReport: ReportDefinition = {
  from: 'pods p',
  joins: 'LEFT JOIN companies c ON c.id = p.company_id',
  where(where, filter) {
    where.always('p.removed_at IS NULL');
    search(where, filter, 'fold_text(p.name)');
  },
  statuses: [],
  order: 'p.position, p.id',
  columns: [
    column('name', TEXT, 'p.name'),
    column('location', TEXT, 'p.location'),
    column('bookable', BOOLEAN, 'p.bookable'),
    column('company', TEXT, 'c.name'),
    column(
      'meetings',
      NUMBER,
      (period) => `(SELECT count(*) FROM meetings m WHERE m.pod_id = p.id AND m.status = 'ACTIVE'${period})`,
    ),
    column(
      'meeting_minutes',
      NUMBER,
      (period) => `(SELECT coalesce(sum(extract(epoch FROM m.ends_at - m.starts_at) / 60), 0)::int
         FROM meetings m WHERE m.pod_id = p.id AND m.status = 'ACTIVE'${period})`,
    ),
  ],
};

/** The definition of each report. */
export const reportDefinitions: Record<ReportType, ReportDefinition> = {
  [ReportType.ATTENDEES]: attendeesReport,
  [ReportType.MEETINGS]: meetingsReport,
  [ReportType.CHECK_INS]: checkinsReport,
  [ReportType.COMPANIES]: companiesReport,
  [ReportType.PODS]: podsReport,
};
