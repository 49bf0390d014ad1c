import { column } from '../../core/db/columns';
import { literal, parameter, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { conflicting } from '../check-in/index';
import { takesPart } from '../event-access/index';
import { missedPlan } from '../invitations/index';
import { refusedMails, unsentMails } from '../mails/index';
import { listOf } from './statistics.queries';
import { OrganiserTaskKind, type JoinFunnel, type OrganiserTask } from './today.types';

const EVENT = parameter('eventId', 'uuid');
const KINDS = parameter('kinds', 'text[]');

const SOON = sql`a.event_id = ${EVENT} AND a.kind = 'SESSION' AND a.starts_at > now() AND a.starts_at <= now() + interval '2 hours'`;

const session = (isMissing: Sql): Sql =>
  sql`SELECT a.id::text, a.title, a.location, a.starts_at FROM activities a WHERE ${SOON} AND ${isMissing}`;

const nameOf = (attendee: Sql): Sql => sql`concat_ws(' ', ${attendee}.first_name, ${attendee}.last_name)`;

/** Rows of id, name, detail and time of each kind. */
const waiting: Record<OrganiserTaskKind, Sql> = {
  APPLICATION: sql`SELECT a.id::text, ${nameOf(sql`a`)}, a.organization, x.since FROM attendees a
    JOIN applications x ON x.attendee_id = a.id WHERE a.event_id = ${EVENT} AND a.application = 'APPLIED'`,
  MESSAGE_REPORT: sql`SELECT r.id::text, ${nameOf(sql`s`)}, r.reason, r.created_at FROM message_reports r
    JOIN messages m ON m.id = r.message_id JOIN attendees s ON s.id = m.sender_id
    WHERE r.event_id = ${EVENT} AND r.resolved_at IS NULL`,
  GATE_CONFLICT: sql`SELECT p.id::text, ${nameOf(sql`p`)},
      (SELECT string_agg(DISTINCT g.gate, ', ' ORDER BY g.gate) FROM check_ins g
       WHERE g.attendee_id = c.attendee_id AND g.at BETWEEN c.at - interval '5 minutes' AND c.at), c.at
    FROM check_ins c JOIN attendees p ON p.id = c.attendee_id AND p.status <> 'REMOVED'
    WHERE c.event_id = ${EVENT} AND c.at > now() - interval '12 hours' AND ${conflicting}
      AND NOT EXISTS (SELECT FROM check_ins l WHERE l.attendee_id = c.attendee_id AND (l.at, l.client_id) > (c.at, c.client_id))`,
  SESSION_WITHOUT_SPEAKER: session(
    sql`NOT EXISTS (SELECT FROM activity_speakers s WHERE s.activity_id = a.id)`,
  ),
  SESSION_WITHOUT_ROOM: session(sql`a.location IS NULL`),
  POD_WISHED_TWICE: sql`SELECT p.id::text, p.name, count(*)::text, m.starts_at FROM meetings m
    JOIN pods p ON p.id = m.pod_id AND p.removed_at IS NULL
    WHERE m.event_id = ${EVENT} AND m.status = 'PENDING' AND m.starts_at > now()
    GROUP BY p.id, m.starts_at HAVING count(*) > 1`,
  MAIL_REFUSED: sql`SELECT DISTINCT ON (m.recipient) m.id::text, m.recipient, m.subject, r.refused_at
    FROM ${refusedMails} WHERE m.event_id = ${EVENT} ORDER BY m.recipient, m.created_at DESC`,
  MAIL_FAILED: sql`SELECT m.id::text, m.recipient, m.subject, m.created_at FROM ${unsentMails} AND m.event_id = ${EVENT}`,
  INVITATIONS_MISSED: sql`SELECT e.id::text, e.title, NULL, p.send_at FROM invitation_plans p JOIN events e ON e.id = p.event_id
    WHERE e.id = ${EVENT} AND ${missedPlan}`,
  WEBHOOK_PAUSED: sql`SELECT w.id::text, w.name, w.pause_reason, w.paused_at FROM webhooks w
    WHERE w.event_id = ${EVENT} AND w.paused_at IS NOT NULL`,
  BACKUP_OLD: sql`SELECT 'backup', 'Backup', NULL, max(finished_at) FROM backups
    HAVING coalesce(max(finished_at) < now() - interval '1 day', true)`,
};

/** A kind is read only where it is asked for. */
const rows = Object.keys(OrganiserTaskKind)
  .map((kind, place) => ({ kind, place, rows: waiting[kind as OrganiserTaskKind] }))
  .map(
    ({ kind, place, rows: of }) =>
      sql`SELECT ${literal(kind)} AS kind, ${literal(place)} AS place, w.* FROM (${of}) AS w (id, name, detail, at)
        WHERE ${literal(kind)} = ANY(${KINDS})`,
  )
  .reduce((all, one) => sql`${all} UNION ALL ${one}`);

const tasks = sql`SELECT kind, count(*) AS count, json_agg(json_build_object('id', id, 'name', name, 'detail', detail, 'at', at)
      ORDER BY at, id) FILTER (WHERE nth <= 5) AS items
  FROM (SELECT t.*, row_number() OVER (PARTITION BY kind ORDER BY at, id) AS nth FROM (${rows}) AS t) AS ranked
  GROUP BY kind, place ORDER BY place`;

const JOINED = takesPart(sql`a`);

const funnel = sql`SELECT count(*) AS invited, count(*) FILTER (WHERE ${JOINED}) AS joined,
    count(*) FILTER (WHERE ${JOINED} AND a.introduction IS NOT NULL
      AND EXISTS (SELECT FROM attendee_interests i WHERE i.attendee_id = a.id)) AS "profileComplete",
    count(*) FILTER (WHERE ${JOINED} AND (EXISTS (SELECT FROM meetings m WHERE m.sender_id = a.id)
      OR EXISTS (SELECT FROM company_requests q WHERE q.sender_id = a.id))) AS "withRequest"
  FROM attendees a WHERE a.event_id = ${EVENT} AND a.status <> 'REMOVED' AND a.application IS NULL`;

/** An item whose time is text, as JSON has it. */
type Timed = Omit<OrganiserTask, 'items'> & {
  items: { id: string; name: string; detail: string | null; at: string | null }[];
};

/** What waits, of these kinds, the funnel, and the event before this one. */
export const todayOf = statement('statistics.today', {
  params: { eventId: 'uuid', kinds: 'text[]' },
  row: {
    funnel: listOf<JoinFunnel>(funnel),
    tasks: listOf<Timed>(tasks),
    previousEventId: column(
      'uuid?',
      sql`(SELECT b.id FROM events b JOIN events e ON e.id = ${EVENT}
        WHERE b.status <> 'DRAFT' AND b.ends_at <= e.starts_at ORDER BY b.ends_at DESC, b.id LIMIT 1)`,
    ),
  },
  text: (_p, columns) => sql`SELECT ${columns}`,
  // Kinds that are not asked for are left out of the plan.
  replan: true,
});
