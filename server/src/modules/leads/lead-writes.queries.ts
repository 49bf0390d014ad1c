import { columnsOf, selectList } from '../../core/db/columns';
import type { RowOf } from '../../core/db/declared';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { isOutOfReach } from '../blocks/index';
import { DeletedLeadEntity, LeadEntity, LeadQuestionEntity } from './lead.entity';

const stored = columnsOf(
  LeadEntity,
  sql`l`,
  'id',
  'companyId',
  'attendeeId',
  'capturedById',
  'capturedAt',
  'source',
  'rating',
  'ratedAt',
  'note',
  'answers',
  'clientIds',
  'followedUpAt',
  'followedUpById',
  'updatedAt',
);

/** A lead as it is kept. */
export type StoredLead = RowOf<typeof stored>;

const { inviteCode: code, ...identity } = attendeeColumnsOf(
  sql`a`,
  'id',
  'eventId',
  'companyId',
  'status',
  'inviteCode',
);
const visitor = { ...identity, code };

/** The visitors with these codes or ids, and their relation to a member. Locks them, so that none is removed meanwhile. */
export const lockVisitors = statement('leads.lockVisitors', {
  params: { memberId: 'uuid', codes: 'text[]', ids: 'uuid[]' },
  row: { ...visitor, blocked: 'bool', met: 'bool' },
  text: (p) => sql`
    SELECT ${selectList(visitor)},
      ${isOutOfReach(p.memberId, sql`a`)} AS blocked,
      EXISTS (SELECT 1 FROM meetings m WHERE m.accepted_at IS NOT NULL
        AND (m.sender_id, m.receiver_id) IN ((a.id, ${p.memberId}), (${p.memberId}, a.id))) AS met
    FROM attendees a WHERE a.invite_code = ANY(${p.codes}) OR a.id = ANY(${p.ids}) ORDER BY a.id FOR KEY SHARE OF a`,
});

/** Locks what a company has of these attendees. */
export const lockLeads = statement('leads.lock', {
  params: { companyId: 'uuid', attendeeIds: 'uuid[]' },
  row: stored,
  text: (p, columns) => sql`
    SELECT ${columns} FROM leads l WHERE l.company_id = ${p.companyId} AND l.attendee_id = ANY(${p.attendeeIds})
    ORDER BY l.id FOR UPDATE`,
});

/** The names of captures whose leads a company deleted. */
export const deletedLeadsOf = statement('leads.deletedOf', {
  params: { companyId: 'uuid', attendeeIds: 'uuid[]' },
  row: columnsOf(DeletedLeadEntity, sql`d`, 'attendeeId', 'clientIds'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM deleted_leads d WHERE d.company_id = ${p.companyId} AND d.attendee_id = ANY(${p.attendeeIds})`,
});

/** Locks a lead. */
export const lockLead = statement('leads.lockOne', {
  params: { id: 'uuid' },
  row: stored,
  text: (p, columns) => sql`SELECT ${columns} FROM leads l WHERE l.id = ${p.id} FOR UPDATE`,
});

/** Writes leads as they are given in `leads`: adds those that are new, changes the others. */
export const saveLeads = statement('leads.save', {
  params: { eventId: 'uuid', leads: 'jsonb' },
  text: (p) => sql`
    INSERT INTO leads (id, event_id, company_id, attendee_id, captured_by, captured_at, source, rating, rated_at, note, answers, client_ids,
      followed_up_at, followed_up_by)
    SELECT r.id, ${p.eventId}, r."companyId", r."attendeeId", r."capturedById", r."capturedAt", r.source, r.rating, r."ratedAt",
      r.note, r.answers, r."clientIds", r."followedUpAt", r."followedUpById"
    FROM jsonb_to_recordset(${p.leads}) AS r (id uuid, "companyId" uuid, "attendeeId" uuid, "capturedById" uuid,
      "capturedAt" timestamptz, source lead_source, rating lead_rating, "ratedAt" timestamptz, note text, answers jsonb, "clientIds" text[],
      "followedUpAt" timestamptz, "followedUpById" uuid)
    ON CONFLICT (id) DO UPDATE SET captured_by = excluded.captured_by, captured_at = excluded.captured_at, source = excluded.source,
      rating = excluded.rating, rated_at = excluded.rated_at, note = excluded.note, answers = excluded.answers,
      client_ids = excluded.client_ids, followed_up_at = excluded.followed_up_at, followed_up_by = excluded.followed_up_by,
      updated_at = greatest(now(), leads.updated_at + interval '1 millisecond')`,
});

const questionColumns = columnsOf(
  LeadQuestionEntity,
  sql`q`,
  'id',
  'companyId',
  'position',
  'kind',
  'text',
  'options',
);

/** The questions of companies, those that are asked in their order, then the retired ones. */
export const questionsOfCompanies = statement('leads.questionsOfCompanies', {
  params: { companyIds: 'uuid[]' },
  row: questionColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM lead_questions q WHERE q.company_id = ANY(${p.companyIds})
    ORDER BY q.position NULLS LAST, q.created_at, q.id`,
});

/** Retires all questions of a company. */
export const retireQuestions = statement('leads.retireQuestions', {
  params: { companyId: 'uuid' },
  text: (p) => sql`
    UPDATE lead_questions SET position = NULL WHERE company_id = ${p.companyId} AND position IS NOT NULL`,
});

/** Deletes retired questions of a company that no lead answers, the oldest first. */
export const deleteUnansweredQuestions = statement('leads.deleteUnansweredQuestions', {
  params: { companyId: 'uuid', count: 'int4' },
  row: { id: questionColumns.id },
  text: (p, columns) => sql`
    DELETE FROM lead_questions q WHERE q.id IN (
      SELECT o.id FROM lead_questions o WHERE o.company_id = ${p.companyId} AND o.position IS NULL
        AND NOT EXISTS (SELECT FROM leads l WHERE l.company_id = o.company_id AND l.answers ? o.id::text)
      ORDER BY o.created_at, o.id LIMIT ${p.count}) RETURNING ${columns}`,
});

/** Writes the questions that a company asks, in their order. */
export const saveQuestions = statement('leads.saveQuestions', {
  params: { companyId: 'uuid', questions: 'jsonb' },
  text: (p) => sql`
    INSERT INTO lead_questions (id, company_id, position, kind, text, options)
    SELECT r.id, ${p.companyId}, r.position, r.kind, r.text, r.options
    FROM jsonb_to_recordset(${p.questions}) AS r (id uuid, position int, kind lead_question_kind, text text, options text[])
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, text = excluded.text, options = excluded.options`,
});
