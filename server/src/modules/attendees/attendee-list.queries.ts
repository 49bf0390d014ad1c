import type { Statement } from '../../core/db/database';
import { isId } from '../../core/db/ids';
import { WhereBuilder, containing, searchWords } from '../../core/db/list-query';
import { decodeCursor, encodeCursor, type CursorType } from '../../core/db/pagination';
import { mayEnter, ownAttendeeIn } from '../event-access/index';
import { countedWhere } from './attendee-counts.queries';
import { VERIFIED } from './attendee.columns';
import type { ListPlan } from './attendee-list-plan';
import { AttendeeStatus } from './attendee.entity';
import { textConditions, type TextSearch } from './attendee-text.queries';
import { AttendeeSort, type Attendee, type AttendeeFilter, type AttendeesArgs } from './attendee.types';

interface Order {
  /** Sort column, with its cast for a cursor's text and the name it is read under. */
  column: string;
  cast: CursorType;
  name: 'sortName' | 'confirmedAt' | 'sortOrganization' | 'id';
  descending: boolean;
}

const byName: Order = { column: 'a.sort_name', cast: 'text', name: 'sortName', descending: false };
/** Ids are in the order in which attendees were added. */
const byId: Order = { column: 'a.id', cast: 'uuid', name: 'id', descending: false };
/** As its index has it; those without an organization come after the last letter. */
const byOrganization: Order = {
  column: `(coalesce(lower(a.organization), chr(1114111)) COLLATE "C")`,
  cast: 'text',
  name: 'sortOrganization',
  descending: false,
};

const orders: Record<AttendeeSort, Order> = {
  [AttendeeSort.NAME]: byName,
  [AttendeeSort.NAME_DESC]: { ...byName, descending: true },
  // For those who have no matches.
  [AttendeeSort.BEST_MATCH]: byName,
  [AttendeeSort.NEWEST]: { ...byId, descending: true },
  [AttendeeSort.OLDEST]: byId,
  [AttendeeSort.ORGANIZATION]: byOrganization,
  [AttendeeSort.ORGANIZATION_DESC]: { ...byOrganization, descending: true },
  [AttendeeSort.RECENT]: {
    column: 'a.confirmed_at',
    cast: 'timestamptz',
    name: 'confirmedAt',
    descending: true,
  },
};

/** The invited have not confirmed: the latest added come first. */
const isOfInvited = ({ status, statuses }: AttendeeFilter): boolean =>
  status === AttendeeStatus.INVITED || (statuses?.includes(AttendeeStatus.INVITED) ?? false);

/** The condition on the status of attendees `a`, with one value whatever it is; all of them have an index of their own. */
const statusCondition = (where: WhereBuilder, { status, statuses }: AttendeeFilter): void => {
  const [first = AttendeeStatus.CONFIRMED, ...others] = new Set(
    statuses?.length ? statuses : status ? [status] : [],
  );
  where.add(
    (value) =>
      others.length > 0
        ? `(a.status <> 'REMOVED' AND ${value}::attendee_status IS NOT NULL)`
        : `a.status = ${value}`,
    first,
  );
};

/** What is read of each row, and beside the rows. */
export interface ListProjection {
  columns: string;
  joins?: string;
  counted: boolean;
  /** The sort value comes along, for cursors. */
  withCursors: boolean;
}

/** Who looks: attendees see nothing unless they may enter the event. */
export interface Reader {
  userId: string;
  isStaff: boolean;
}

/** Plain letters are folded here: Postgres would look its dictionary up while planning, each time. */
const PLAIN = /^[\x20-\x7e]*$/;

const searchCondition = (where: WhereBuilder, word: string): void => {
  if (PLAIN.test(word)) where.add((value) => `a.search_text LIKE ${value}`, word.toLowerCase());
  else where.add((value) => `a.search_text LIKE fold_text(${value})`, word);
};

/** Adds what a filter asks for to the conditions on attendees `a`. */
export const filterConditions = (
  where: WhereBuilder,
  filter: AttendeeFilter,
  { userId }: Reader,
  text?: TextSearch,
): void => {
  if (text) textConditions(where, text);
  for (const word of searchWords(filter.search)) searchCondition(where, word);
  const [country, ...others] = filter.countries ?? [];
  if (others.length > 0) where.add((value) => `a.country = ANY(${value})`, [country, ...others]);
  else if (country) where.add((value) => `a.country = ${value}`, country);
  if (filter.category) where.add((value) => `a.category = ${value}`, filter.category);
  if (filter.companyId && !isId(filter.companyId)) where.always('false');
  else if (filter.companyId) where.add((value) => `a.company_id = ${value}::uuid`, filter.companyId);
  if (typeof filter.invited === 'boolean')
    where.always(`a.invited_at IS ${filter.invited ? 'NOT NULL' : 'NULL'}`);
  if (filter.interests?.length)
    where.add(
      (value) =>
        `EXISTS (SELECT 1 FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
                 WHERE i.attendee_id = a.id AND t.event_id = a.event_id AND t.label = ANY(${value}))`,
      filter.interests,
    );
  for (const { group, terms } of filter.interestsByGroup ?? []) groupCondition(where, group, terms);
  if (filter.organization?.trim()) organizationCondition(where, filter.organization.trim());
  if (typeof filter.checkedIn === 'boolean')
    where.always(`a.checked_in_at IS ${filter.checkedIn ? 'NOT NULL' : 'NULL'}`);
  if (typeof filter.verified === 'boolean') where.always(filter.verified ? VERIFIED : `NOT ${VERIFIED}`);
  if (filter.bookmarked)
    where.add(
      (value) =>
        `EXISTS (SELECT 1 FROM bookmarks b JOIN attendees me ON me.id = b.owner_id
                 WHERE b.attendee_id = a.id AND me.event_id = a.event_id AND me.user_id = ${value})`,
      userId,
    );
};

const groupCondition = (where: WhereBuilder, group: string, terms: string[]): void => {
  const name = where.value(group);
  where.add(
    (value) =>
      `EXISTS (SELECT 1 FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id JOIN interest_groups g ON g.id = i.group_id
               WHERE i.attendee_id = a.id AND g.event_id = a.event_id AND g.name = ${name} AND t.label = ANY(${value}))`,
    terms,
  );
};

/** The words are looked up in the index of all texts first; what they are the organization of is decided on the few rows left. */
const organizationCondition = (where: WhereBuilder, organization: string): void => {
  for (const word of searchWords(organization)) searchCondition(where, word);
  where.add((value) => `fold_text(a.organization) LIKE fold_text(${value})`, containing(organization));
};

/**
 * Where few are left, one scan gives page and total. Otherwise the page is the beginning of one index, and the rest of
 * the rows need not be read to be counted: in another one, or at all where everybody is.
 */
const totalColumn = ({ search, text, organization, bookmarked }: AttendeeFilter, count: string): string =>
  search?.trim() || text?.trim() || organization?.trim() || bookmarked
    ? 'count(*) OVER ()::int'
    : `(${count})`;

/** The viewer's own attendee, in the columns of the list. */
export const VIEWER = ownAttendeeIn('$3', '$1');

/** Those whom the viewer has blocked, and those who have blocked the viewer, are on no page; they are too few to be counted apart. */
export const shownTo = ({ isStaff }: Reader): string =>
  isStaff ? 'true' : 'a.id <> ALL ((SELECT hidden_attendees($3, $1))::uuid[])';

/** What a text search stands for, and how the list is planned. */
interface ListOptions {
  text?: TextSearch | undefined;
  plan?: ListPlan | undefined;
}

/** Which attendees a list has, and how they are counted. The event, status and reader are $1, $2 and $3. */
export const listConditions = (
  eventId: string,
  reader: Reader,
  filter: AttendeeFilter,
  { text, plan = 'with-values' }: ListOptions = {},
): { where: WhereBuilder; count: string; total: string } => {
  const ofEvent = (value: string) => `a.event_id = ${plan === 'kept' ? value : `plan_with(${value})`}`;
  const where = new WhereBuilder().add(ofEvent, eventId);
  statusCondition(where, filter);
  where.add((user) => (reader.isStaff ? `${user}::uuid IS NOT NULL` : mayEnter(user, '$1')), reader.userId);
  const unfiltered = where.text;
  filterConditions(where, filter, reader, text);
  const count =
    where.text === unfiltered
      ? countedWhere(where.text)
      : `SELECT count(*)::int FROM attendees a WHERE ${where.text}`;
  return { where, count, total: totalColumn(filter, count) };
};

/** The statements of one page of an event's attendees of one status. */
export const attendeeListQuery = (
  eventId: string,
  reader: Reader,
  args: AttendeesArgs,
  { columns, joins = '', counted, withCursors }: ListProjection,
  options: ListOptions = {},
) => {
  const latestAdded = args.sort === AttendeeSort.RECENT && isOfInvited(args.filter ?? {});
  const order = orders[latestAdded ? AttendeeSort.NEWEST : args.sort];
  const direction = order.descending ? 'DESC' : 'ASC';
  const { where, count, total } = listConditions(eventId, reader, args.filter ?? {}, options);

  const page = new WhereBuilder([...where.values]).always(shownTo(reader));
  if (args.after) {
    const [sortValue, id] = decodeCursor(args.after, [order.cast, 'uuid']);
    const comparison = order.descending ? '<' : '>';
    page.always(
      `(${order.column}, a.id) ${comparison} (${page.value(sortValue)}::${order.cast}, ${page.value(id)}::uuid)`,
    );
  }
  // After a cursor the total is counted apart: it is not of the same rows.
  const totalOf = counted && !args.after ? `, ${total} AS total` : '';
  const sortValueOf = withCursors ? `, ${order.column}::text AS "${order.name}"` : '';
  const select = page.statement(
    `SELECT ${columns}${sortValueOf}${totalOf} FROM attendees a ${joins}
     WHERE ${where.text} AND ${page.text}
     ORDER BY ${order.column} ${direction}, a.id ${direction}
     LIMIT ${args.first + 1} OFFSET ${page.value(args.offset ?? 0)}`,
    'kept',
  );
  const cursorOf = (attendee: Attendee) => encodeCursor([attendee[order.name] ?? '', attendee.id]);
  return { select, count: where.statement(`SELECT (${count}) AS total`, 'kept'), cursorOf };
};

/** Whether anybody is found. */
export const isAnybodyFound = (
  eventId: string,
  reader: Reader,
  filter: AttendeeFilter,
  text: TextSearch,
): Statement => {
  const { where } = listConditions(eventId, reader, filter, { text });
  return where.statement(`SELECT EXISTS (SELECT 1 FROM attendees a WHERE ${where.text}) AS found`);
};
