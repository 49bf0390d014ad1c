import { column, columnsFor, columnsOf, optional } from '../../core/db/columns';
import { enumOf, nullable } from '../../core/db/declared';
import { keysetList } from '../../core/db/list-query';
import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { bound, literal, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { companyColumns } from '../companies/index';
import { isHiddenFrom, isKnownTo } from '../event-access/index';
import { takesPartInProgram, takesWishes } from './program.queries';
import { MeetingWishEntity, MeetingWishKind } from './wish.entity';
import { MeetingWish } from './wish.types';

/** Columns of wishes, for modules that read them. */
export const wishColumnsOf = columnsFor(MeetingWishEntity);

const written = columnsOf(MeetingWishEntity, sql`w`, 'id', 'fromId', 'toAttendeeId', 'toCompanyId', 'kind');
const { fromId, toAttendeeId, toCompanyId, kind } = written;
const pair = { fromId, toAttendeeId, toCompanyId };
const shown = { ...MeetingWish.columns(sql`w`), toAttendeeId, toCompanyId };

/** Those whom the attendee does not want to meet: `SELECT` of their ids. */
export const refusedBy = (attendee: Sql): Sql =>
  sql`SELECT w.to_attendee_id FROM meeting_wishes w WHERE w.from_id = ${attendee} AND w.kind = 'NO' AND w.to_attendee_id IS NOT NULL`;

/** Whether an attendee does not want to meet another one. */
export const refuses = (attendee: Sql, other: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM meeting_wishes w WHERE w.from_id = ${attendee} AND w.to_attendee_id = ${other} AND w.kind = 'NO')`;

/** Whether the event of an attendee takes wishes now, and they take part. */
const mayWish = (attendee: Sql): Sql => sql`(${takesPartInProgram(attendee)} AND EXISTS (
      SELECT 1 FROM meeting_programs p JOIN events e ON e.id = p.event_id WHERE p.event_id = ${attendee}.event_id AND ${takesWishes}))`;

/** Whether an attendee is of another company than the viewer, and takes part. */
const mayBeWished = (attendee: Sql): Sql =>
  sql`(${takesPartInProgram(attendee)} AND (${attendee}.company_id <> me.company_id) IS NOT FALSE)`;

/** What a user wants of these attendees, and of whom they may wish for a meeting now. */
export const wishesOfAttendees = statement('meetingWishes.ofAttendees', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'id'),
    kind: optional(kind),
    may: column('bool', sql`(me.id <> a.id AND ${mayWish(sql`me`)} AND ${mayBeWished(sql`a`)})`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a JOIN attendees me ON me.event_id = a.event_id AND me.user_id = ${p.userId}
    LEFT JOIN meeting_wishes w ON w.from_id = me.id AND w.to_attendee_id = a.id WHERE a.id = ANY(${p.ids})`,
});

/** What a user wants of these companies, and of which they may wish for a meeting now. */
export const wishesOfCompanies = statement('meetingWishes.ofCompanies', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: {
    id: companyColumns.id,
    kind: optional(kind),
    may: column(
      'bool',
      sql`(${mayWish(sql`me`)} AND EXISTS (SELECT 1 FROM attendees a WHERE a.company_id = c.id AND ${mayBeWished(sql`a`)}))`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM companies c JOIN attendees me ON me.event_id = c.event_id AND me.user_id = ${p.userId}
    LEFT JOIN meeting_wishes w ON w.from_id = me.id AND w.to_company_id = c.id WHERE c.id = ANY(${p.ids})`,
});

/** What an attendee wants of another one or of a company; no row where nothing was said. */
export const wishTo = statement('meetingWishes.to', {
  params: pair,
  row: shown,
  text: (p, columns) => sql`
    SELECT ${columns} FROM meeting_wishes w
    WHERE w.from_id = ${p.fromId} AND (w.to_attendee_id = ${p.toAttendeeId} OR w.to_company_id = ${p.toCompanyId})`,
});

/** The wishes of an attendee of one kind, in their order. */
export const wishIdsInOrder = statement('meetingWishes.idsInOrder', {
  params: { fromId: 'uuid', kind },
  row: { id: written.id },
  text: (p, columns) => sql`
    SELECT ${columns} FROM meeting_wishes w WHERE w.from_id = ${p.fromId} AND w.kind = ${p.kind} ORDER BY w.position, w.id`,
});

export const insertWish = statement('meetingWishes.insert', {
  params: written,
  text: (p) => sql`
    INSERT INTO meeting_wishes (id, from_id, to_attendee_id, to_company_id, kind)
    VALUES (${p.id}, ${p.fromId}, ${p.toAttendeeId}, ${p.toCompanyId}, ${p.kind})`,
});

export const changeWish = statement('meetingWishes.change', {
  params: { id: 'uuid', kind },
  text: (p) => sql`
    UPDATE meeting_wishes SET kind = ${p.kind}, position = 0, updated_at = now() WHERE id = ${p.id}`,
});

export const deleteWish = statement('meetingWishes.delete', {
  params: { id: 'uuid' },
  text: (p) => sql`DELETE FROM meeting_wishes WHERE id = ${p.id}`,
});

/** Places wishes in this order, from 1. */
export const placeWishes = statement('meetingWishes.place', {
  params: { ids: 'uuid[]' },
  text: (p) => sql`
    UPDATE meeting_wishes w SET position = o.place FROM unnest(${p.ids}) WITH ORDINALITY AS o (id, place)
    WHERE w.id = o.id AND w.position <> o.place`,
});

/** Forgets what an attendee wanted of people whom they may not see any more, so that no wish counts that its list does not show. */
export const forgetUnseenWishes = statement('meetingWishes.forgetUnseen', {
  params: { fromId: 'uuid' },
  text: (p) => sql`
    DELETE FROM meeting_wishes w USING attendees a
    WHERE w.from_id = ${p.fromId} AND w.kind <> 'NO' AND a.id = w.to_attendee_id AND NOT ${isKnownTo(p.fromId, sql`a`)}`,
});

/** Those of these attendees who take part in the meeting program. */
export const participantsAmong = statement('meetingWishes.participantsAmong', {
  params: { ids: 'uuid[]' },
  row: attendeeColumnsOf(sql`a`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a WHERE a.id = ANY(${p.ids}) AND ${takesPartInProgram(sql`a`)}`,
});

interface WishesOf {
  fromId: string;
  kind: MeetingWishKind | null;
}

/** A page of an attendee's wishes: must-meets and likes in their order, then those whom they do not want to meet. */
export const wishesPage = keysetList(
  'meetingWishes.page',
  ({ fromId: me, kind: only }: WishesOf) => ({
    columns: shown,
    from: sql`meeting_wishes w LEFT JOIN attendees a ON a.id = w.to_attendee_id`,
    where: sql`w.from_id = ${me} AND coalesce(w.kind = ${bound(nullable(enumOf<MeetingWishKind>('meeting_wish_kind')), only)}, true)
      AND (a.id IS NULL OR ${isKnownTo(bound('uuid', me), sql`a`)})`,
    order: {
      by: column(
        'int4',
        sql`((CASE w.kind WHEN 'MUST' THEN 0 WHEN 'LIKE' THEN 1 ELSE 2 END) * ${literal(1_000_000)} + w.position)`,
      ),
    },
    id: written.id.sql,
    plan: 'kept' as const,
  }),
  () => [
    { fromId: SOME_ID, kind: null },
    { fromId: SOME_ID, kind: MeetingWishKind.MUST },
  ],
);

/** Removes the wishes of these attendees, and those that others have of them. */
export const deleteWishesOf = statement('meetingWishes.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    DELETE FROM meeting_wishes WHERE from_id = ANY(${p.attendeeIds}) OR to_attendee_id = ANY(${p.attendeeIds})`,
});

/** The wishes of a profile, for the export of one's own data. */
export const ownWishes = jsonListOf({
  row: sql`'name', coalesce(${fullNameOf(sql`o`)}, c.name), 'kind', w.kind, 'position', w.position, 'saidAt', w.created_at`,
  from: sql`meeting_wishes w LEFT JOIN attendees o ON o.id = w.to_attendee_id LEFT JOIN companies c ON c.id = w.to_company_id
    WHERE w.from_id = a.id AND (o.id IS NULL OR NOT ${isHiddenFrom(sql`a.id`, sql`o`)})`,
  order: sql`w.created_at`,
});
