import { column, columnsOf, selectList } from '../../core/db/columns';
import { enumOf } from '../../core/db/declared';
import { keysetList } from '../../core/db/list-query';
import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { and, bound, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { blockedBetween, isOutOfReach } from '../blocks/index';
import { ContactConsentEntity, ContactExchangeEntity } from './contact.entity';
import { ContactState } from './contact.types';

/** An attendee's answer for one company, null without one; for all of them where the company is null. */
const answerOf = (attendee: Sql, company: Sql): Sql =>
  sql`(SELECT granted FROM contact_consents WHERE attendee_id = ${attendee} AND company_id IS NOT DISTINCT FROM ${company})`;

const answerForAll = (attendee: Sql): Sql => answerOf(attendee, sql`NULL`);

/**
 * Whether the visitor of a lead shares e-mail and phone with its company. The only place of this rule: the answer for the company,
 * else the one for all who scan or meet the visitor, else no.
 */
export const sharesContact = (lead: Sql): Sql =>
  sql`coalesce(${answerOf(sql`${lead}.attendee_id`, sql`${lead}.company_id`)},
    ${lead}.source <> 'PROFILE' AND ${answerForAll(sql`${lead}.attendee_id`)}, false)`;

const HOLDER = {
  id: column('uuid', sql`h.id`),
  companyId: column('uuid?', sql`h.company_id`),
  attendeeId: column('uuid?', sql`h.attendee_id`),
  since: column('timestamptz', sql`h.since`),
  sharing: column('bool', sql`h.sharing`),
  answered: column('bool', sql`h.answered`),
};

/** Companies with a lead of an attendee, and people who exchanged contacts with them, as `h`. */
const holdersOf = (me: Sql): Sql => sql`(
    SELECT l.id, l.company_id, NULL::uuid AS attendee_id, l.captured_at AS since, ${sharesContact(sql`l`)} AS sharing,
      ${answerOf(me, sql`l.company_id`)} IS NOT NULL OR ${sharesContact(sql`l`)} AS answered
    FROM leads l WHERE l.attendee_id = ${me}
    UNION ALL
    SELECT x.id, NULL, CASE x.scanner_id WHEN ${me} THEN x.scanned_id ELSE x.scanner_id END, x.accepted_at, true, true
    FROM contact_exchanges x WHERE ${me} IN (x.scanner_id, x.scanned_id) AND x.accepted_at IS NOT NULL) h`;

/** A page of those who know an attendee, the latest first. */
export const holdersPage = keysetList(
  'contacts.holders',
  (attendeeId: string) => ({
    columns: HOLDER,
    from: holdersOf(bound('uuid', attendeeId)),
    where: sql`true`,
    order: { by: HOLDER.since, descending: true },
    id: sql`h.id`,
  }),
  () => [SOME_ID],
);

/** One company among those who know an attendee; no row where it has no lead of theirs. */
export const holderCompany = statement('contacts.holderCompany', {
  params: { attendeeId: 'uuid', companyId: 'uuid' },
  row: HOLDER,
  text: (p, columns) =>
    sql`SELECT ${columns} FROM ${holdersOf(p.attendeeId)} WHERE h.company_id = ${p.companyId}`,
});

/** The event of a company, if it has a lead of a user's attendee there or has asked them. */
export const askingCompany = statement('contacts.askingCompany', {
  params: { userId: 'uuid', companyId: 'uuid' },
  row: attendeeColumnsOf(sql`me`, 'eventId'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees me WHERE me.user_id = ${p.userId} AND (
      EXISTS (SELECT 1 FROM leads l WHERE l.attendee_id = me.id AND l.company_id = ${p.companyId})
      OR EXISTS (SELECT 1 FROM contact_consents c WHERE c.attendee_id = me.id AND c.company_id = ${p.companyId}))`,
});

/** Sets an attendee's answer for a company, or for all where that is null. An answer for all leaves none of the company's own. */
export const setConsent = statement('contacts.setConsent', {
  params: { id: 'uuid', attendeeId: 'uuid', companyId: 'uuid?', granted: 'bool?' },
  text: (p) => sql`
    INSERT INTO contact_consents (id, attendee_id, company_id, granted, answered_at)
    VALUES (${p.id}, ${p.attendeeId}, ${p.companyId}, ${p.granted}, now())
    ON CONFLICT (attendee_id, company_id) DO UPDATE SET granted = excluded.granted, answered_at = now()
    WHERE contact_consents.granted IS DISTINCT FROM excluded.granted`,
});

/** Whether an attendee shares with all. */
export const sharesWithAll = statement('contacts.sharesWithAll', {
  params: { attendeeId: 'uuid' },
  row: { everyone: 'bool' },
  text: (p) => sql`SELECT coalesce(${answerForAll(p.attendeeId)}, false) AS everyone`,
});

/** Stores a company's questions to these attendees, without those it asked before or who share with all. */
export const insertQuestions = statement('contacts.insertQuestions', {
  params: { companyId: 'uuid', ids: 'uuid[]', attendeeIds: 'uuid[]' },
  row: columnsOf(ContactConsentEntity, sql`contact_consents`, 'attendeeId'),
  text: (p, columns) => sql`
    INSERT INTO contact_consents (id, attendee_id, company_id)
    SELECT asked.id, asked.attendee_id, ${p.companyId}
    FROM unnest(${p.ids}, ${p.attendeeIds}) AS asked (id, attendee_id)
    WHERE ${answerForAll(sql`asked.attendee_id`)} IS NOT TRUE ORDER BY asked.attendee_id
    ON CONFLICT (attendee_id, company_id) DO NOTHING RETURNING ${columns}`,
});

const scanned = attendeeColumnsOf(sql`a`, 'id', 'eventId', 'status');

/** The holder of a code, whether they share with all, and whether a block or a rule of groups keeps them from the scanner. */
export const holderOfCode = statement('contacts.holderOfCode', {
  params: { code: 'text', scannerId: 'uuid' },
  row: { ...scanned, everyone: 'bool', blocked: 'bool' },
  text: (p) => sql`
    SELECT ${selectList(scanned)}, coalesce(${answerForAll(sql`a.id`)}, false) AS everyone,
      ${isOutOfReach(p.scannerId, sql`a`)} AS blocked
    FROM attendees a WHERE a.invite_code = ${p.code}`,
});

/** The number of an attendee's unanswered requests for an exchange. */
export const countUnanswered = statement('contacts.countUnanswered', {
  params: { scannerId: 'uuid' },
  row: { count: 'int4' },
  text: (p) => sql`
    SELECT count(*)::int AS count FROM contact_exchanges WHERE scanner_id = ${p.scannerId} AND accepted_at IS NULL`,
});

/**
 * Notes that one attendee has scanned another, in one step however many servers do it. The scan of the one who was asked is the
 * answer. `agreed`: this scan made both agree.
 */
export const saveScan = statement('contacts.saveScan', {
  params: { id: 'uuid', eventId: 'uuid', scannerId: 'uuid', scannedId: 'uuid', accepted: 'bool' },
  row: {
    ...columnsOf(ContactExchangeEntity, sql`x`, 'id'),
    agreed: column('bool', sql`x.accepted_at IS NOT NULL AND x.accepted_at = now()`),
  },
  text: (p, columns) => sql`
    INSERT INTO contact_exchanges AS x (id, event_id, scanner_id, scanned_id, accepted_at)
    VALUES (${p.id}, ${p.eventId}, ${p.scannerId}, ${p.scannedId}, CASE WHEN ${p.accepted} THEN now() END)
    ON CONFLICT (least(scanner_id, scanned_id), greatest(scanner_id, scanned_id)) DO UPDATE
    SET accepted_at = coalesce(x.accepted_at, CASE WHEN x.scanner_id <> excluded.scanner_id THEN now() ELSE excluded.accepted_at END)
    RETURNING ${columns}`,
});

/** A user agrees to an exchange that they were asked for; no row where nothing waits for their answer. */
export const acceptExchange = statement('contacts.acceptExchange', {
  params: { id: 'uuid', userId: 'uuid' },
  row: columnsOf(ContactExchangeEntity, sql`x`, 'scannerId', 'scannedId'),
  text: (p, columns) => sql`
    UPDATE contact_exchanges x SET accepted_at = now() FROM event_members me
    WHERE x.id = ${p.id} AND me.user_id = ${p.userId} AND x.scanned_id = me.attendee_id AND x.accepted_at IS NULL
    RETURNING ${columns}`,
});

/** Ends an exchange of a user; no row where there is none. With `unanswered` only one that waits for the answer of the user. */
export const deleteExchange = statement('contacts.deleteExchange', {
  params: { id: 'uuid', userId: 'uuid', unanswered: 'bool' },
  row: columnsOf(ContactExchangeEntity, sql`x`, 'scannerId', 'scannedId'),
  text: (p, columns) => sql`
    DELETE FROM contact_exchanges x USING event_members me
    WHERE x.id = ${p.id} AND me.user_id = ${p.userId} AND me.attendee_id IN (x.scanner_id, x.scanned_id)
      AND (NOT ${p.unanswered} OR x.accepted_at IS NULL AND x.scanned_id = me.attendee_id)
    RETURNING ${columns}`,
});

/** Ends the exchange between two attendees after a block. */
export const deleteExchangeBetween = statement('contacts.deleteExchangeBetween', {
  params: { blockerId: 'uuid', blockedId: 'uuid' },
  row: columnsOf(ContactExchangeEntity, sql`x`, 'id', 'scannerId', 'scannedId'),
  text: (p, columns) => sql`
    DELETE FROM contact_exchanges x
    WHERE (x.scanner_id, x.scanned_id) IN ((${p.blockerId}, ${p.blockedId}), (${p.blockedId}, ${p.blockerId}))
    RETURNING ${columns}`,
});

const EXCHANGED = sql`x.accepted_at IS NOT NULL`;
const MINE = sql`x.scanner_id = me.attendee_id`;

/** The contacts of `event_members me`: exchanges `x` with the other person `o` and their user `u`. */
const CONTACTS = sql`event_members me
  JOIN contact_exchanges x ON me.attendee_id IN (x.scanner_id, x.scanned_id)
  JOIN attendees o ON o.id = CASE WHEN ${MINE} THEN x.scanned_id ELSE x.scanner_id END
    AND NOT ${blockedBetween(sql`x.scanner_id`, sql`x.scanned_id`)}
  LEFT JOIN users u ON u.id = o.user_id`;

const contactColumns = {
  ...columnsOf(ContactExchangeEntity, sql`x`, 'id'),
  attendeeId: attendeeColumnsOf(sql`o`, 'id').id,
  since: column('timestamptz', sql`coalesce(x.accepted_at, x.created_at)`),
  state: column(
    enumOf<ContactState>('text'),
    sql`CASE WHEN ${EXCHANGED} THEN 'EXCHANGED' WHEN ${MINE} THEN 'ASKED_BY_ME' ELSE 'ASKED_BY_THEM' END`,
  ),
  email: column('text?', sql`CASE WHEN ${EXCHANGED} THEN u.email::text END`),
  phone: column('text?', sql`CASE WHEN ${EXCHANGED} THEN o.phone END`),
};

const inState: Record<ContactState, Sql> = {
  ASKED_BY_ME: sql`x.accepted_at IS NULL AND ${MINE}`,
  ASKED_BY_THEM: sql`x.accepted_at IS NULL AND NOT ${MINE}`,
  EXCHANGED,
};

/** A page of the contacts of an attendee, the latest first. */
export const contactsPage = keysetList(
  'contacts.page',
  ({ attendeeId, state }: { attendeeId: string; state?: ContactState | null }) => ({
    columns: contactColumns,
    from: CONTACTS,
    where: and(sql`me.attendee_id = ${attendeeId}`, state && inState[state]),
    order: { by: contactColumns.since, descending: true },
    id: sql`x.id`,
  }),
  () => Object.values(ContactState).map((state) => ({ attendeeId: SOME_ID, state })),
);

/** Those of these contacts that are a user's. */
export const contactsByIds = statement('contacts.byIds', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: contactColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${CONTACTS} WHERE me.user_id = ${p.userId} AND x.id = ANY(${p.ids})`,
});

/** Deletes what attendees answered, and their exchanges. */
export const deleteContactsOf = statement('contacts.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    WITH ended AS (
      DELETE FROM contact_exchanges WHERE scanner_id = ANY(${p.attendeeIds}) OR scanned_id = ANY(${p.attendeeIds}))
    DELETE FROM contact_consents WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** The holders of a profile's contacts, for the data export. */
export const ownHolders = jsonListOf({
  row: sql`'company', firm.name, 'since', h.since, 'sharing', h.sharing, 'answered', h.answered`,
  from: sql`${holdersOf(sql`a.id`)} JOIN companies firm ON firm.id = h.company_id`,
  order: sql`h.since, h.id`,
});

/** A profile's answers to companies, for the data export; without a company, to all. */
export const ownConsents = jsonListOf({
  row: sql`'company', firm.name, 'granted', c.granted, 'askedAt', c.asked_at, 'answeredAt', c.answered_at`,
  from: sql`contact_consents c LEFT JOIN companies firm ON firm.id = c.company_id WHERE c.attendee_id = a.id`,
  order: sql`c.asked_at, c.id`,
});

/** The exchanges of a profile, for the export of one's own data. */
export const ownExchanges = jsonListOf({
  row: sql`'name', ${fullNameOf(sql`o`)}, 'askedByMe', x.scanner_id = a.id, 'askedAt', x.created_at, 'acceptedAt', x.accepted_at`,
  from: sql`contact_exchanges x JOIN attendees o ON o.id = CASE WHEN x.scanner_id = a.id THEN x.scanned_id ELSE x.scanner_id END
    WHERE a.id IN (x.scanner_id, x.scanned_id)`,
  order: sql`x.created_at, x.id`,
});
