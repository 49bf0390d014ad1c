import { column, countOf, type Column } from '../../core/db/columns';
import { searchWords } from '../../core/db/list-query';
import { nothing, sql, type Sql } from '../../core/db/sql';
import { answerTo } from '../answers/index';
import { attendeeColumnsOf, PROFILE_FIELDS, type ProfileFieldName, profileFields } from '../attendees/index';
import { companyColumns } from '../companies/index';
import { takesPart } from '../event-access/index';
import type { EventField, EventFieldKind } from '../event-fields/index';
import { groupNames } from '../groups/index';
import { meetingColumnsOf } from '../meetings/index';
import { podColumnsOf } from '../pods/index';
import { userColumnsOf } from '../users/index';
import { activity } from './attendee-activity.queries';
import type { ReportFilter } from './report.args';
import { ReportColumnKind, ReportStatus, ReportType, type ReportValue } from './report.types';

const meeting = meetingColumnsOf(sql`m`, 'startsAt', 'endsAt', 'createdAt', 'respondedAt');

/** A value of each row. */
type Value = Column<ReportValue>;

/** A column, with what gives its values. `period` is what the filter says of the meetings `m`. */
export interface ColumnDefinition {
  name: string;
  title: string;
  kind: ReportColumnKind;
  value: (period: Sql) => Value;
}

/** The filters of rows; attendees also by statuses that the report has no name for. */
export type RowFilter = Omit<ReportFilter, 'status'> & { status?: string | null };

/** The parts of a report's statement. */
export interface ReportDefinition {
  /** Rows, of which `where` speaks; `joins` add to each what only columns need. */
  from: Sql;
  alias: Sql;
  joins: Sql;
  /** Conditions on `from`, beside the event. */
  where(filter: RowFilter, event: Sql): (Sql | null | undefined | '')[];
  /** Values that the filter knows; none where rows have no status. */
  statuses: readonly ReportStatus[];
  /** Rows are companies, which the filter knows by what part they play. */
  ofCompanies?: boolean;
  /** Columns that an index gives in this order. */
  order: Sql;
  columns: readonly ColumnDefinition[];
}

const KINDS: Partial<Record<string, ReportColumnKind>> = {
  int4: ReportColumnKind.NUMBER,
  float8: ReportColumnKind.NUMBER,
  bool: ReportColumnKind.BOOLEAN,
  timestamptz: ReportColumnKind.TIME,
};

const shown = (
  name: string,
  read: Value | ColumnDefinition['value'],
  title = name[0]?.toUpperCase() + name.slice(1).replaceAll('_', ' '),
): ColumnDefinition => {
  const value = typeof read === 'function' ? read : () => read;
  return { name, title, kind: KINDS[value(nothing).type] ?? ReportColumnKind.TEXT, value };
};

const allShown = (columns: Readonly<Record<string, Value>>): ColumnDefinition[] =>
  Object.entries(columns).map(([name, value]) => shown(name, value));

/** Each word of the search in the text of one column. */
const search = ({ search: text }: RowFilter, value: Sql): Sql[] =>
  searchWords(text).map((word) => sql`${value} LIKE fold_text(${word})`);

const between = ({ from, to }: RowFilter, value: Sql) => [
  from && sql`${value} >= ${from}`,
  to && sql`${value} < ${to}`,
];

const status = ({ status: wanted }: RowFilter, alias: Sql) => wanted && sql`${alias}.status = ${wanted}`;

const attendee = attendeeColumnsOf(sql`a`, 'category', 'status', 'confirmedAt', 'checkedInAt');

const profileColumn = (name: ProfileFieldName): ColumnDefinition =>
  shown(PROFILE_FIELDS[name].column, attendeeColumnsOf(sql`a`, name)[name]);

/** Names and phone stand around the e-mail. */
const AROUND_EMAIL: readonly ProfileFieldName[] = ['firstName', 'lastName', 'phone'];
const behindPhone = profileFields.filter(
  ({ name, kind }) => !AROUND_EMAIL.includes(name) && kind !== 'lines' && kind !== 'picture',
);

const PERSON = [
  profileColumn('firstName'),
  profileColumn('lastName'),
  shown('email', userColumnsOf(sql`u`, 'email').email, 'E-mail'),
  profileColumn('phone'),
  ...behindPhone.map(({ name }) => profileColumn(name)),
  shown('category', attendee.category),
  shown('company', companyColumns.name),
];

const PERSON_STATUSES = [ReportStatus.INVITED, ReportStatus.CONFIRMED];
const PERSON_JOINS = sql`JOIN users u ON u.id = a.user_id LEFT JOIN companies c ON c.id = a.company_id`;

export const attendeesReport: ReportDefinition = {
  from: sql`attendees a`,
  alias: sql`a`,
  joins: PERSON_JOINS,
  where: (filter) => [
    sql`a.status <> 'REMOVED'`,
    ...search(filter, sql`a.search_text`),
    status(filter, sql`a`),
    // Only the confirmed have such a time, and said so the index of it serves.
    (filter.from ?? filter.to) && takesPart(sql`a`),
    ...between(filter, sql`a.confirmed_at`),
  ],
  statuses: PERSON_STATUSES,
  order: sql`a.sort_name, a.id`,
  columns: [
    ...PERSON,
    shown('status', attendee.status),
    shown('confirmed_at', attendee.confirmedAt),
    shown('checked_in_at', attendee.checkedInAt),
    shown('groups', column('text?', groupNames(sql`a`))),
  ],
};

/** Answers that are more than text. */
const ANSWERS: Partial<Record<EventFieldKind, (answer: Sql) => Value>> = {
  NUMBER: (answer) => column('float8?', sql`${answer}::float8`),
  YES_NO: (answer) => column('bool?', sql`${answer}::bool`),
};

/** A report of attendees with a column for each field of their event. */
export const withAnswers = (
  definition: ReportDefinition,
  fields: readonly Pick<EventField, 'id' | 'key' | 'kind' | 'labels'>[],
): ReportDefinition => ({
  ...definition,
  columns: [
    ...definition.columns,
    ...fields.map(({ id, key, kind, labels }) => {
      const answer = answerTo(sql`a`, id);
      return shown(`answer_${key}`, ANSWERS[kind]?.(answer) ?? column('text?', answer), labels[0]?.text);
    }),
  ],
});

/** The same with those first who joined last. */
export const recentAttendeesReport: ReportDefinition = {
  ...attendeesReport,
  order: sql`a.confirmed_at DESC NULLS LAST, a.id DESC`,
};

/** The columns that the report of activities adds to each attendee. */
export const activityColumns = allShown(activity);

const checkinsReport: ReportDefinition = {
  from: sql`attendees a`,
  alias: sql`a`,
  joins: PERSON_JOINS,
  where: (filter) => [
    sql`a.checked_in_at IS NOT NULL AND a.status <> 'REMOVED'`,
    ...search(filter, sql`a.search_text`),
    status(filter, sql`a`),
    ...between(filter, sql`a.checked_in_at`),
  ],
  statuses: PERSON_STATUSES,
  order: sql`a.checked_in_at, a.id`,
  columns: [shown('checked_in_at', attendee.checkedInAt), ...PERSON],
};

/** Meetings of people that match the word; removed attendees do not match. */
const meetingsOf = (word: string, event: Sql): Sql => {
  const found = sql`(SELECT p.id FROM attendees p WHERE p.event_id = ${event} AND p.status <> 'REMOVED' AND p.search_text LIKE fold_text(${word}))`;
  return sql`(m.sender_id IN ${found} OR m.receiver_id IN ${found})`;
};

const meetingsReport: ReportDefinition = {
  from: sql`meetings m`,
  alias: sql`m`,
  joins: sql`JOIN attendees s ON s.id = m.sender_id JOIN attendees r ON r.id = m.receiver_id LEFT JOIN pods p ON p.id = m.pod_id`,
  where: (filter, event) => [
    ...searchWords(filter.search).map((word) => meetingsOf(word, event)),
    status(filter, sql`m`),
    ...between(filter, sql`m.starts_at`),
  ],
  statuses: [ReportStatus.PENDING, ReportStatus.ACTIVE, ReportStatus.REJECTED],
  order: sql`m.starts_at, m.id`,
  columns: [
    shown('from_date', meeting.startsAt, 'From'),
    shown('to_date', meeting.endsAt, 'To'),
    shown('status', column('text', sql`m.status::text`)),
    shown('closed_reason', column('text?', sql`m.closed_reason::text`)),
    shown('pod', podColumnsOf(sql`p`, 'name').name),
    shown('sender', column('text', sql`concat_ws(' ', s.first_name, nullif(s.last_name, ''))`)),
    shown('sender_organization', attendeeColumnsOf(sql`s`, 'organization').organization),
    shown('receiver', column('text', sql`concat_ws(' ', r.first_name, nullif(r.last_name, ''))`)),
    shown('receiver_organization', attendeeColumnsOf(sql`r`, 'organization').organization),
    shown('requested_at', meeting.createdAt),
    shown('responded_at', meeting.respondedAt),
  ],
};

const COMPANIES = {
  from: sql`companies c`,
  alias: sql`c`,
  joins: nothing,
  where: (filter: RowFilter) => [
    ...search(filter, sql`fold_text(c.name)`),
    filter.companyKind && sql`c.kind = ${filter.companyKind}`,
  ],
  statuses: [],
  ofCompanies: true,
  order: sql`c.kind, c.sort_tier, c.id`,
};

// A meeting within the team is one, hence the union.
const teamMeetings = shown('meetings', (period) =>
  countOf(sql`(
    SELECT m.id FROM attendees t JOIN meetings m ON m.sender_id = t.id WHERE t.company_id = c.id AND m.status = 'ACTIVE'${period}
    UNION
    SELECT m.id FROM attendees t JOIN meetings m ON m.receiver_id = t.id WHERE t.company_id = c.id AND m.status = 'ACTIVE'${period}) AS held`),
);

const companiesReport: ReportDefinition = {
  ...COMPANIES,
  columns: [
    shown('name', companyColumns.name),
    shown('kind', companyColumns.kind),
    shown('tier', companyColumns.tier),
    shown('stand', companyColumns.stand),
    shown('country', companyColumns.country),
    shown('city', companyColumns.city),
    shown('sectors', column('text', sql`array_to_string(c.sectors, ', ')`)),
    shown('website', companyColumns.website),
    shown('email', companyColumns.email, 'E-mail'),
    shown('phone', companyColumns.phone),
    shown('team', countOf(sql`attendees t WHERE t.company_id = c.id AND t.status <> 'REMOVED'`)),
    shown('pods', countOf(sql`pods p WHERE p.company_id = c.id AND p.removed_at IS NULL`)),
    teamMeetings,
  ],
};

/** The results of the event for each company; counts only, since leads are private to a company. */
const exhibitorsReport: ReportDefinition = {
  ...COMPANIES,
  columns: [
    shown('name', companyColumns.name, 'Company'),
    shown('kind', companyColumns.kind),
    shown('seats', companyColumns.seats),
    shown('members', countOf(sql`attendees t WHERE t.company_id = c.id AND ${takesPart(sql`t`)}`)),
    shown(
      'contacts',
      countOf(sql`attendees t WHERE t.company_id = c.id AND t.company_contact AND ${takesPart(sql`t`)}`),
    ),
    shown('leads', countOf(sql`leads l WHERE l.company_id = c.id`)),
    teamMeetings,
    shown(
      'visitors',
      column(
        'int4',
        sql`(SELECT count(DISTINCT v.attendee_id)::int FROM company_visits v WHERE v.company_id = c.id)`,
      ),
    ),
    shown('favourites', countOf(sql`favourite_companies f WHERE f.company_id = c.id`)),
  ],
};

const podsReport: ReportDefinition = {
  from: sql`pods p`,
  alias: sql`p`,
  joins: sql`LEFT JOIN companies c ON c.id = p.company_id`,
  where: (filter) => [sql`p.removed_at IS NULL`, ...search(filter, sql`fold_text(p.name)`)],
  statuses: [],
  order: sql`p.position, p.id`,
  columns: [
    ...allShown(podColumnsOf(sql`p`, 'name', 'location', 'bookable')),
    shown('company', companyColumns.name),
    shown('meetings', (period) =>
      countOf(sql`meetings m WHERE m.pod_id = p.id AND m.status = 'ACTIVE'${period}`),
    ),
    shown('meeting_minutes', (period) =>
      column(
        'int4',
        sql`(SELECT coalesce(sum(extract(epoch FROM m.ends_at - m.starts_at) / 60), 0)::int
         FROM meetings m WHERE m.pod_id = p.id AND m.status = 'ACTIVE'${period})`,
      ),
    ),
  ],
};

/** The definition of each report. */
export const reportDefinitions: Record<ReportType, ReportDefinition> = {
  [ReportType.ATTENDEES]: attendeesReport,
  [ReportType.MEETINGS]: meetingsReport,
  [ReportType.CHECK_INS]: checkinsReport,
  [ReportType.COMPANIES]: companiesReport,
  [ReportType.EXHIBITORS]: exhibitorsReport,
  [ReportType.PODS]: podsReport,
};
