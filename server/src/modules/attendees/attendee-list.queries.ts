import { mailboxOf } from '../../core/graphql/address-forms';
import { alsoSelect, column, columnsOf, selectList, type Column } from '../../core/db/columns';
import { isId } from '../../core/db/ids';
import { containing, keysetOrder, searchWords } from '../../core/db/list-query';
import { encodeCursor } from '../../core/db/pagination';
import type { ListProjection } from '../../core/graphql/projection';
import { composed, query, SOME_ID, type Plan, type Query } from '../../core/db/query';
import { and, bound, fill, join, literal, parameter, sql, type Sql } from '../../core/db/sql';
import { areGroupsSeen, mayEnter, ownAttendeeIn, seenGroups } from '../event-access/index';
import { answeredOneOf, seesAnswersTo } from '../answers/index';
import { AttendeeAnswerEntity } from './attendee-answers.entity';
import { AttendeeCategory } from './attendee-category';
import { countedWhere } from './attendee-counts.queries';
import { folded, textConditions, type TextSearch } from './attendee-text.queries';
import { soleAnswer } from './attendee-list-plan';
import {
  attendeeColumns,
  attendeeColumnsOf,
  attendeePreloads,
  attendeeProjection,
  VERIFIED,
} from './attendee.columns';
import { AttendeeStage, AttendeeStatus } from './attendee.entity';
import { AttendeeSort, type Attendee, type AttendeeFilter, type AttendeesArgs } from './attendee.types';

interface Order {
  by: Column;
  descending?: boolean;
}

const { id, sortName, confirmedAt } = attendeeColumnsOf(sql`a`, 'id', 'sortName', 'confirmedAt');
/** As its index has it; those without an organization come after the last letter. */
const organization = column('text', sql`(coalesce(lower(a.organization), chr(1114111)) COLLATE "C")`);

/** Of those who applied. */
const waitingSince = column(
  'timestamptz',
  sql`(SELECT x.since FROM applications x WHERE x.attendee_id = a.id)`,
);

const orders: Record<AttendeeSort, Order> = {
  [AttendeeSort.NAME]: { by: sortName },
  [AttendeeSort.NAME_DESC]: { by: sortName, descending: true },
  // For those who have no matches.
  [AttendeeSort.BEST_MATCH]: { by: sortName },
  // Ids are in the order in which attendees were added.
  [AttendeeSort.NEWEST]: { by: id, descending: true },
  [AttendeeSort.OLDEST]: { by: id },
  [AttendeeSort.WAITING]: { by: confirmedAt },
  [AttendeeSort.ORGANIZATION]: { by: organization },
  [AttendeeSort.ORGANIZATION_DESC]: { by: organization, descending: true },
  [AttendeeSort.RECENT]: { by: confirmedAt, descending: true },
};

const isApplicationStage = (stage: AttendeeStage): boolean =>
  stage !== AttendeeStage.CONFIRMED && stage !== AttendeeStage.INVITED;

/** The invited have not confirmed: by time they come in the order in which they were added. */
const orderOf = (sort: AttendeeSort, { status, statuses, stages }: AttendeeFilter): Order => {
  if (sort === AttendeeSort.WAITING && stages?.length && stages.every(isApplicationStage))
    return { by: waitingSince };
  const haveInvited = [status, ...(statuses ?? [])].includes(AttendeeStatus.INVITED);
  if (sort === AttendeeSort.RECENT && haveInvited) return orders.NEWEST;
  return sort === AttendeeSort.WAITING && haveInvited ? orders.OLDEST : orders[sort];
};

/** The stages of applications have an index. */
const atStages = (stages: readonly AttendeeStage[]): Sql =>
  stages.every(isApplicationStage)
    ? sql`a.application = ANY(${bound('text[]', stages)})`
    : sql`coalesce(a.application, a.status::text) = ANY(${bound('text[]', stages)})`;

/** All statuses have an index of their own. */
const statusCondition = ({ status, statuses }: AttendeeFilter): Sql => {
  const [first = AttendeeStatus.CONFIRMED, ...others] = new Set(
    statuses?.length ? statuses : status ? [status] : [],
  );
  return others.length > 0 ? sql`a.status <> 'REMOVED'` : sql`a.status = ${first}`;
};

/** The event and the reader of a list, as its SQL refers to them. */
export const LIST_EVENT = parameter('eventId', 'uuid');
export const LIST_READER = parameter('userId', 'uuid');

/** The viewer's own attendee, in the columns of the list. */
export const VIEWER = ownAttendeeIn(LIST_READER, LIST_EVENT);

/** The reader of a list: attendees see nothing unless they have access to the event. */
export interface Reader {
  userId: string;
  isStaff: boolean;
}

const TEXT = sql`a.search_text`;
/** The same where no index may be used: a plan that is made before its word is known takes every word for a rare one. */
const TEXT_READ = sql`(a.search_text || '')`;
const haveWord = (word: string, text = TEXT): Sql => sql`${text} LIKE ${folded(word)}`;

const isGiven = (value: Sql, wanted: boolean | null | undefined) =>
  typeof wanted === 'boolean' && (wanted ? sql`${value} IS NOT NULL` : sql`${value} IS NULL`);

const inCountries = ([country, ...others]: string[]) =>
  others.length > 0
    ? sql`a.country = ANY(${[country as string, ...others]})`
    : country && sql`a.country = ${country}`;

/** The words are looked up in the index of all texts first; what they are the organization of is decided on the few rows left. */
const ofOrganization = (name: string): Sql[] =>
  name
    ? [
        ...searchWords(name).map((word) => haveWord(word)),
        sql`fold_text(a.organization) LIKE fold_text(${containing(name)})`,
      ]
    : [];

/** The groups that the ids name are one number, which Postgres makes once. */
const inGroups = (event: Sql, ids: readonly string[]): Sql =>
  sql`a.groups & (SELECT coalesce(bit_or(1::bigint << g.bit), 0) FROM attendee_groups g
    WHERE g.event_id = ${event} AND g.id = ANY(${bound('uuid[]', ids.filter(isId))})) <> 0`;

const chose = (what: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM attendee_interests i WHERE i.attendee_id = a.id AND ${what})`;

/** The parsed text search, and the plan of the list. */
interface ListOptions {
  text?: TextSearch | undefined;
  plan?: Plan | undefined;
  /** All that is asked for: see `soleAnswer`. */
  answer?: { fieldId: string; value: string } | undefined;
}

/** A filter's conditions on attendees `a` of an event; none for an empty filter. */
export const filterConditions = (
  event: Sql,
  filter: AttendeeFilter,
  { userId }: Reader,
  { text, plan }: ListOptions = {},
): Sql[] =>
  [
    text && textConditions(text),
    ...searchWords(filter.search).map((word) => haveWord(word, plan === 'kept' ? TEXT_READ : TEXT)),
    inCountries(filter.countries ?? []),
    filter.category && sql`a.category = ${filter.category}`,
    filter.companyId &&
      (isId(filter.companyId) ? sql`a.company_id = ${bound('uuid', filter.companyId)}` : sql`false`),
    isGiven(sql`a.invited_at`, filter.invited),
    filter.stages?.length && atStages(filter.stages),
    filter.interests?.length && chose(sql`i.term_id = ANY(terms_labelled(${event}, ${filter.interests}))`),
    ...(filter.interestsByGroup ?? []).map(({ group, terms }) =>
      chose(sql`i.term_id = ANY(terms_labelled(${event}, ${terms}))
        AND i.group_id IN (SELECT id FROM interest_groups g WHERE g.event_id = ${event} AND g.name = ${group})`),
    ),
    ...ofOrganization(filter.organization?.trim() ?? ''),
    filter.groupIds?.length && inGroups(event, filter.groupIds),
    ...(filter.answers ?? []).map(({ fieldId, values }) => answeredOneOf(fieldId, values)),
    isGiven(sql`a.checked_in_at`, filter.checkedIn),
    filter.email &&
      sql`a.user_id = (SELECT u.id FROM users u WHERE u.email = ${bound('citext', mailboxOf(filter.email))})`,
    typeof filter.verified === 'boolean' && (filter.verified ? VERIFIED : sql`NOT ${VERIFIED}`),
    filter.bookmarked &&
      sql`EXISTS (SELECT 1 FROM bookmarks b JOIN attendees me ON me.id = b.owner_id
                 WHERE b.attendee_id = a.id AND me.event_id = a.event_id AND me.user_id = ${userId})`,
  ].filter((condition) => !!condition);

/**
 * Where few are left, one scan gives page and total. Otherwise the page is the beginning of one index, and the rest of
 * the rows need not be read to be counted: in another one, or at all where everybody is.
 */
const totalColumn = (filter: AttendeeFilter, count: Sql): Sql =>
  filter.search?.trim() ||
  filter.text?.trim() ||
  filter.organization?.trim() ||
  filter.bookmarked ||
  filter.stages?.length ||
  filter.email
    ? sql`count(*) OVER ()::int`
    : sql`(${count})`;

/** Leaves out attendees that block the viewer or are blocked; counts include them, since they are few. */
export const shownTo = ({ isStaff }: Reader, attendeeId = sql`a.id`): Sql =>
  isStaff
    ? sql`true`
    : sql`${attendeeId} <> ALL ((SELECT hidden_attendees(${LIST_READER}, ${LIST_EVENT}))::uuid[])`;

/** Which attendees a list has, and how they are counted, for its event and reader to be filled in. */
export const listConditions = (
  reader: Reader,
  filter: AttendeeFilter,
  options: ListOptions = {},
): { where: Sql; count: Sql; total: Sql } => {
  const filters = filterConditions(LIST_EVENT, filter, reader, options);
  const all = and(
    sql`a.event_id = ${options.plan === 'kept' ? LIST_EVENT : sql`plan_with(${LIST_EVENT})`}`,
    statusCondition(filter),
    !reader.isStaff && and(mayEnter(LIST_READER, LIST_EVENT), areGroupsSeen(seenGroups(VIEWER), sql`a`)),
    !reader.isStaff && options.answer && seesAnswersTo(LIST_READER, LIST_EVENT, options.answer.fieldId),
  );
  // A list by one answer reads its index alone, which has all that the other conditions look at.
  const where = options.answer ? and(all, isAnswer(options.answer)) : and(all, ...filters);
  const count = options.answer
    ? sql`SELECT count(*)::int FROM attendee_answers a WHERE ${where}`
    : filters.length === 0
      ? countedWhere(where)
      : sql`SELECT count(*)::int FROM attendees a WHERE ${where}`;
  return { where, count, total: totalColumn(filter, count) };
};

/** Whether row `a` of `attendee_answers` is this answer. */
const isAnswer = ({ fieldId, value }: { fieldId: string; value: string }): Sql =>
  sql`a.field_id = ${bound('uuid', fieldId)} AND a.value = ${value}`;

/** The rows of a list by one answer in the order of their names. */
const byAnswer = columnsOf(AttendeeAnswerEntity, sql`a`, 'sortName', 'attendeeId');

/** A list as it is asked for. */
export interface AttendeeList extends ListOptions {
  eventId: string;
  reader: Reader;
  args: AttendeesArgs;
  projection: ListProjection<Attendee>;
}

const filledFor = (
  { eventId, reader: { userId } }: Pick<AttendeeList, 'eventId' | 'reader'>,
  text: Sql,
): Sql => fill(text, { eventId, userId });

const everyFilter: AttendeeFilter = {
  search: 'two wörds',
  countries: ['PK', 'QA'],
  category: AttendeeCategory.SPEAKER,
  interests: ['a'],
  interestsByGroup: [{ group: 'a', terms: ['b'] }],
  organization: 'a',
  bookmarked: true,
  invited: true,
  stages: [AttendeeStage.APPLIED],
  companyId: SOME_ID,
  groupIds: [SOME_ID],
  answers: [{ fieldId: SOME_ID, values: ['a', 'b'] }],
  checkedIn: false,
  verified: true,
  email: 'somebody@example.org',
};

const twoStatuses: AttendeeFilter = { statuses: [AttendeeStatus.INVITED, AttendeeStatus.CONFIRMED] };
const someStaff: Reader = { userId: SOME_ID, isStaff: true };
const someText: TextSearch = {
  words: [
    { text: 'plain', termIds: [SOME_ID] },
    { text: 'ä', termIds: [] },
  ],
  likeness: 'similar',
};

/** Each order with and without a cursor, for staff and others, with all filters and with that of the status alone. */
function* variants(): Generator<[AttendeeList]> {
  const related = ['company', 'verified', ...Object.keys(attendeePreloads.projections(VIEWER))];
  const { columns, joins = [] } = attendeeProjection(new Set(related), VIEWER);
  const all = { ...attendeeColumns.all, ...columns };
  const projection = { columns: all, joins: join(joins, ' '), counted: true, withCursors: true };
  for (const sort of Object.values(AttendeeSort)) {
    const args = { eventId: SOME_ID, first: 1, sort };
    const isByTime = sort === AttendeeSort.RECENT || sort === AttendeeSort.WAITING;
    const after = encodeCursor([isByTime ? '2026-01-01 00:00:00+00' : SOME_ID, SOME_ID]);
    const list = { eventId: SOME_ID, args, projection };
    const ofBoth = { ...args, filter: twoStatuses };
    yield [{ ...list, args: ofBoth, reader: { userId: SOME_ID, isStaff: false }, plan: 'kept' }];
    const filtered = { ...args, after, filter: everyFilter };
    yield [{ ...list, reader: someStaff, args: filtered, text: someText }];
    const answered = { ...args, filter: { answers: [{ fieldId: SOME_ID, values: ['a'] }] } };
    const answer = soleAnswer(sort, answered.filter);
    const plan = answer ? 'kept' : 'with-values';
    yield [{ ...list, reader: { userId: SOME_ID, isStaff: false }, args: answered, answer, plan }];
  }
}

const placeOf = ({ by }: Order) => ({ placeValue: column('text', sql`${by.sql}::text`) });
const totalAs = (total: Sql) => ({ total: column('int4', total) });

/** One page of an event's attendees of one status. */
export const attendeesPage = composed(
  'attendees.page',
  (list: AttendeeList): Query<Attendee & { placeValue?: string; total?: number }> => {
    const { reader, args, projection } = list;
    const { columns, joins, counted, withCursors } = projection;
    const filter = args.filter ?? {};
    const { where, total } = listConditions(reader, filter, list);
    const { answer } = list;
    const order = answer
      ? { by: byAnswer.sortName, descending: args.sort === AttendeeSort.NAME_DESC }
      : orderOf(args.sort, filter);
    const attendeeId = answer ? byAnswer.attendeeId.sql : id.sql;
    const { orderBy, start } = keysetOrder({ order, id: attendeeId }, args.after);
    const rest = sql`WHERE ${and(where, shownTo(reader, attendeeId), start)}
      ORDER BY ${orderBy} LIMIT ${literal(args.first + 1)} OFFSET ${args.offset ?? 0}`;
    const places = withCursors ? placeOf(order) : {};
    // After a cursor the total is counted apart: it is not of the same rows.
    const totals = counted && !args.after ? totalAs(total) : {};
    const selected = sql`SELECT ${selectList(columns)}${alsoSelect(places)}${alsoSelect(totals)}`;
    // The people are looked up once the page is known.
    const text = answer
      ? sql`${selected} FROM (SELECT a.attendee_id, a.sort_name FROM attendee_answers a ${rest}) page
          JOIN attendees a ON a.id = page.attendee_id ${joins} ORDER BY ${keysetOrder({ order, id: id.sql }, undefined).orderBy}`
      : sql`${selected} FROM attendees a ${joins} ${rest}`;
    return query({ ...columns, ...places, ...totals }, filledFor(list, text), 'kept');
  },
  variants,
);

/** How many there are on all pages. */
export const attendeesTotal = composed(
  'attendees.total',
  (list: Omit<AttendeeList, 'projection'>) => {
    const { count } = listConditions(list.reader, list.args.filter ?? {}, list);
    return query({ total: 'int4' }, filledFor(list, sql`SELECT (${count}) AS total`), 'kept');
  },
  variants,
);

/** Whether a search finds any attendee that passes a filter. */
export const isAnybodyFound = composed(
  'attendees.isAnybodyFound',
  (list: Pick<AttendeeList, 'eventId' | 'reader'> & { filter: AttendeeFilter; text: TextSearch }) => {
    const { where } = listConditions(list.reader, list.filter, list);
    const found = sql`SELECT EXISTS (SELECT 1 FROM attendees a WHERE ${where}) AS found`;
    return query({ found: 'bool' }, filledFor(list, found));
  },
  () => [[{ eventId: SOME_ID, reader: someStaff, filter: everyFilter, text: someText }] satisfies [object]],
);
