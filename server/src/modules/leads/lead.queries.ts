import { column, countOf, columnOf, columnsOf, selectList } from '../../core/db/columns';
import type { TextSelect } from '../../core/db/copy';
import { typed } from '../../core/db/declared';
import { keysetList, searchWords } from '../../core/db/list-query';
import { fullNameOf } from '../../core/db/own-data';
import { composed, query, SOME_ID } from '../../core/db/query';
import { and, bound, literal, or, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { entryHash } from '../check-in/index';
import { companyColumns } from '../companies/index';
import { sharesContact } from '../contacts/index';
import { isInTeam, takesPart } from '../event-access/index';
import { onDay } from '../events/index';
import { LeadEntity, MAX_CLIENT_IDS, type LeadRating } from './lead.entity';
import { LeadSort, type LeadFilter, type LeadsOfDay, type LeadsOfMember } from './lead.types';

const SHARES = sharesContact(sql`l`);

/** Leads `l` with their visitors `a` and the users of these. */
const LEADS = sql`leads l JOIN attendees a ON a.id = l.attendee_id LEFT JOIN users u ON u.id = a.user_id`;

const own = columnsOf(
  LeadEntity,
  sql`l`,
  'id',
  'companyId',
  'attendeeId',
  'capturedById',
  'rating',
  'note',
  'source',
  'capturedAt',
  'followedUpAt',
  'followedUpById',
  'updatedAt',
);

const leadColumns = {
  ...own,
  answersById: columnOf(LeadEntity, sql`l`, 'answers'),
  email: column('text?', sql`CASE WHEN ${SHARES} THEN u.email::text END`),
  phone: column('text?', sql`CASE WHEN ${SHARES} THEN a.phone END`),
};

/** Whether a user is in the team of a lead's company: only the team sees the lead, not even staff. */
const isOfTeam = (userId: Sql): Sql =>
  isInTeam(userId, { eventId: sql`l.event_id`, companyId: sql`l.company_id` });

/** Those of these leads that a user may see. */
export const leadsByIds = statement('leads.byIds', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: leadColumns,
  text: (p, columns) =>
    sql`SELECT ${columns} FROM ${LEADS} WHERE l.id = ANY(${p.ids}) AND ${isOfTeam(p.userId)}`,
});

/** The leads of a user's company about these attendees. */
export const leadsOfVisitors = statement('leads.ofVisitors', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: leadColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${LEADS} WHERE l.attendee_id = ANY(${p.attendeeIds}) AND ${isOfTeam(p.userId)}`,
});

/** How many leads companies have, for staff and for the team of each; no row for others. */
export const countsOfCompanies = statement('leads.countsOfCompanies', {
  params: { userId: 'uuid', isStaff: 'bool', companyIds: 'uuid[]' },
  row: { companyId: companyColumns.id, count: countOf(sql`leads l WHERE l.company_id = c.id`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM companies c WHERE c.id = ANY(${p.companyIds}) AND (${p.isStaff}
      OR ${isInTeam(p.userId, { eventId: sql`c.event_id`, companyId: sql`c.id` })})`,
});

/** Which leads of a company. */
export interface LeadsOfCompany {
  companyId: string;
  timezone: string;
  filter: LeadFilter;
}

const ratedAs = ({ ratings, unrated }: LeadFilter): Sql | undefined => {
  const rated = ratings?.length
    ? sql`l.rating = ANY(${bound(typed<LeadRating[]>('lead_rating[]'), ratings)})`
    : undefined;
  if (unrated !== true) return rated;
  return rated ? or(rated, sql`l.rating IS NULL`) : sql`l.rating IS NULL`;
};

const answered = ({ questionId, answer }: LeadFilter): Sql | false | null | undefined | '' =>
  questionId &&
  (answer
    ? sql`l.answers -> ${bound('text', questionId)} ? ${bound('text', answer)}`
    : sql`l.answers ? ${bound('text', questionId)}`);

const conditionsOf = ({ companyId, timezone, filter }: LeadsOfCompany): Sql => {
  const { withContact = null, followedUp = null } = filter;
  return and(
    sql`l.company_id = ${bound('uuid', companyId)}`,
    ...searchWords(filter.search).map((word) => sql`a.search_text LIKE fold_text(${word})`),
    ratedAs(filter),
    filter.capturedById && sql`l.captured_by::text = ${bound('text', filter.capturedById)}`,
    filter.date && onDay(sql`l.captured_at`, filter.date, timezone),
    answered(filter),
    withContact !== null && sql`${SHARES} = ${bound('bool', withContact)}`,
    followedUp !== null && sql`(l.followed_up_at IS NOT NULL) = ${bound('bool', followedUp)}`,
  );
};

const orders = {
  NEWEST: { by: own.capturedAt, descending: true },
  NAME: { by: column('text', sql`a.sort_name`) },
  RATING: {
    by: column('int4', sql`CASE l.rating WHEN 'HOT' THEN 1 WHEN 'WARM' THEN 2 WHEN 'COLD' THEN 3 ELSE 4 END`),
  },
  FOLLOW_UP: {
    by: column(
      'int4',
      sql`(CASE l.rating WHEN 'HOT' THEN 0 WHEN 'WARM' THEN 2 WHEN 'COLD' THEN 6 ELSE 4 END + CASE WHEN EXISTS (
        SELECT FROM lead_reminders r WHERE r.lead_id = l.id AND r.remind_at <= now()) THEN 0 ELSE 1 END)`,
    ),
  },
};

const everyFilter: LeadFilter = {
  search: 'two words',
  ratings: ['HOT'],
  unrated: true,
  capturedById: SOME_ID,
  date: '2027-05-03',
  questionId: SOME_ID,
  answer: 'Yes',
  withContact: true,
  followedUp: false,
};

const everyList = (): LeadsOfCompany[] =>
  [everyFilter, { unrated: true, questionId: SOME_ID }].map((filter) => ({
    companyId: SOME_ID,
    timezone: 'UTC',
    filter,
  }));

/** A page of the leads of a company. */
export const leadsPage = keysetList(
  'leads.page',
  ({ sort, ...list }: LeadsOfCompany & { sort: LeadSort }) => ({
    columns: leadColumns,
    from: LEADS,
    where: conditionsOf(list),
    order: orders[sort],
    id: sql`l.id`,
  }),
  () => everyList().flatMap((list) => Object.values(LeadSort).map((sort) => ({ ...list, sort }))),
);

const rated = (condition: Sql) => column('int4', sql`count(*) FILTER (WHERE ${condition})::int`);

/** How many leads a company has, in all and by what they are. */
export const countLeads = composed(
  'leads.counts',
  (companyId: string, timezone: string) => {
    const ofCompany = sql`FROM leads g WHERE g.company_id = ${bound('uuid', companyId)}`;
    const day = sql`(g.captured_at AT TIME ZONE ${bound('text', timezone)})::date::text`;
    const row = {
      total: column('int4', sql`count(*)::int`),
      hot: rated(sql`l.rating = 'HOT'`),
      warm: rated(sql`l.rating = 'WARM'`),
      cold: rated(sql`l.rating = 'COLD'`),
      unrated: rated(sql`l.rating IS NULL`),
      withContact: rated(SHARES),
      toFollowUp: rated(sql`l.followed_up_at IS NULL`),
      byMember: column(
        typed<LeadsOfMember[]>('json'),
        sql`(SELECT coalesce(json_agg(t), '[]') FROM (SELECT g.captured_by AS "attendeeId", count(*)::int AS count
          ${ofCompany} GROUP BY g.captured_by ORDER BY count(*) DESC, g.captured_by LIMIT 100) t)`,
      ),
      byDay: column(
        typed<LeadsOfDay[]>('json'),
        sql`(SELECT coalesce(json_agg(t), '[]') FROM (SELECT ${day} AS date, count(*)::int AS count
          ${ofCompany} GROUP BY 1 ORDER BY 1 LIMIT 100) t)`,
      ),
    };
    return query(
      row,
      sql`SELECT ${selectList(row)} FROM leads l WHERE l.company_id = ${bound('uuid', companyId)}`,
    );
  },
  (): [string, string][] => [[SOME_ID, 'UTC']],
);

const FILE_COLUMNS: readonly { name: string; title: string; text: (timezone: Sql) => Sql }[] = [
  { name: 'first_name', title: 'First name', text: () => sql`a.first_name` },
  { name: 'last_name', title: 'Last name', text: () => sql`a.last_name` },
  { name: 'job_title', title: 'Job title', text: () => sql`a.job_title` },
  { name: 'organization', title: 'Organization', text: () => sql`a.organization` },
  { name: 'country', title: 'Country', text: () => sql`a.country` },
  { name: 'email', title: 'E-mail', text: () => leadColumns.email.sql },
  { name: 'phone', title: 'Phone', text: () => leadColumns.phone.sql },
  { name: 'rating', title: 'Rating', text: () => sql`l.rating::text` },
  { name: 'note', title: 'Note', text: () => sql`l.note` },
  { name: 'source', title: 'Source', text: () => sql`l.source::text` },
  {
    name: 'captured_at',
    title: 'Captured at',
    text: (timezone) => sql`to_char(l.captured_at AT TIME ZONE ${timezone}, 'YYYY-MM-DD HH24:MI:SS')`,
  },
  {
    name: 'captured_by',
    title: 'Captured by',
    text: () => sql`(SELECT ${fullNameOf(sql`m`)} FROM attendees m WHERE m.id = l.captured_by)`,
  },
];

const answerText = (questionId: string): Sql =>
  sql`(SELECT string_agg(value, ', ') FROM jsonb_array_elements_text(l.answers -> ${bound('text', questionId)}) AS value)`;

/** The file of a company's leads: its columns, one for each question, and the statement that reads them. */
export const leadsFile = (list: LeadsOfCompany, questions: readonly { id: string; text: string }[]) => {
  const timezone = bound('text', list.timezone);
  const select: TextSelect = {
    columns: [
      ...FILE_COLUMNS.map(({ text }) => text(timezone)),
      ...questions.map(({ id }) => answerText(id)),
    ],
    rest: sql`FROM ${LEADS} WHERE ${conditionsOf(list)} ORDER BY l.captured_at DESC, l.id DESC`,
  };
  const columns = [
    ...FILE_COLUMNS.map(({ name, title }) => ({
      name,
      title,
      kind: name === 'captured_at' ? ('TIME' as const) : ('TEXT' as const),
    })),
    ...questions.map(({ id, text }) => ({ name: id, title: text, kind: 'TEXT' as const })),
  ];
  return { select, columns };
};

/** Deletes a lead that a user may see, and keeps the names of its captures; triggers tell the team. No row where there is none. */
export const deleteLeadOf = statement('leads.delete', {
  params: { userId: 'uuid', id: 'uuid' },
  row: { id: own.id },
  text: (p, columns) =>
    sql`WITH l AS (DELETE FROM leads l WHERE l.id = ${p.id} AND ${isOfTeam(p.userId)} RETURNING *),
      kept AS (INSERT INTO deleted_leads AS d (company_id, attendee_id, client_ids)
        SELECT company_id, attendee_id, client_ids FROM l ON CONFLICT (company_id, attendee_id)
        DO UPDATE SET client_ids = (excluded.client_ids || d.client_ids)[:${literal(MAX_CLIENT_IDS)}])
      SELECT ${columns} FROM l`,
});

/** Deletes the leads about these attendees: what a company wrote about a person goes with the person. */
export const deleteLeadsOf = statement('leads.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    WITH released AS (
      UPDATE leads SET captured_by = CASE WHEN captured_by <> ALL(${p.attendeeIds}) THEN captured_by END,
        followed_up_by = CASE WHEN followed_up_by <> ALL(${p.attendeeIds}) THEN followed_up_by END
      WHERE (captured_by = ANY(${p.attendeeIds}) OR followed_up_by = ANY(${p.attendeeIds})) AND attendee_id <> ALL(${p.attendeeIds})),
    reminders AS (DELETE FROM lead_reminders WHERE attendee_id = ANY(${p.attendeeIds})),
    former AS (DELETE FROM deleted_leads WHERE attendee_id = ANY(${p.attendeeIds}))
    DELETE FROM leads WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** How many leads a profile captured, for the export of one's own data. */
export const ownCaptures = sql`(SELECT count(*)::int FROM leads l WHERE l.captured_by = a.id)`;

/** The hashed entry codes of a company's team by name, at most 100. */
export const teamBadges = statement('leads.teamBadges', {
  params: { companyId: 'uuid' },
  row: {
    codeHash: column('text', entryHash(sql`a.event_id`, sql`a.invite_code`)),
    name: column('text', fullNameOf(sql`a`)),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a WHERE a.company_id = ${p.companyId} AND ${takesPart(sql`a`)}
    ORDER BY a.sort_name, a.id LIMIT 100`,
});
