import { column, columnsFor, optional } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { literal, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { IS_HELD } from '../../core/jobs/job-hold.queries';
import { reachesEvent } from '../event-access/index';
import { eventColumnsOf } from '../events/index';
import { userColumnsOf } from '../users/index';
import { WebhookDeliveryEntity, WebhookDeliveryStatus } from './webhook-delivery.entity';
import { WebhookEntity } from './webhook.entity';

/** A server that has sent nothing for so long has lost its lease, and another one sends. */
const LEASE = sql`now() + interval '30 seconds'`;

/** Writes new changes for the webhooks that follow them. */
export const insertDeliveries = statement('webhooks.insertDeliveries', {
  params: { changeIds: typed<readonly string[]>('int8[]') },
  text: (p) => sql`
    INSERT INTO webhook_deliveries (id, webhook_id, sequence, topic, subject_id, created_at, expires_at)
    SELECT gen_random_uuid(), w.id, c.id, c.topic, c.subject_id, c.changed_at, now() + interval '24 hours'
    FROM event_changes c JOIN webhooks w ON w.event_id = c.event_id AND c.topic = ANY(w.topics)
    WHERE c.id = ANY(${p.changeIds}) ORDER BY c.id`,
});

/** Leases webhooks that have something to send to this server; one that another server has stays with it. */
export const leaseWebhooks = statement('webhooks.lease', {
  params: { leaseId: 'uuid', max: 'int4' },
  row: columnsFor(WebhookEntity)(
    sql`w`,
    'id',
    'eventId',
    'name',
    'url',
    'scopes',
    'query',
    'secret',
    'previousSecret',
    'previousSecretUntil',
    'consecutiveFailures',
  ),
  text: (p, columns) => sql`
    UPDATE webhooks w SET lease_id = ${p.leaseId}, leased_until = ${LEASE} FROM (
      SELECT c.id FROM webhooks c
      WHERE NOT ${IS_HELD} AND c.paused_at IS NULL AND (c.leased_until IS NULL OR c.leased_until <= now())
        AND (c.next_attempt_at IS NULL OR c.next_attempt_at <= now())
        AND EXISTS (SELECT FROM webhook_deliveries d
          WHERE d.webhook_id = c.id AND d.status = 'WAITING' AND d.next_attempt_at <= now())
      LIMIT ${p.max} FOR NO KEY UPDATE OF c SKIP LOCKED) AS due
    WHERE w.id = due.id RETURNING ${columns}`,
});

/** The due deliveries of a webhook, in the order of the changes. */
export const dueDeliveries = statement('webhooks.dueDeliveries', {
  params: { webhookId: 'uuid', max: 'int4' },
  row: columnsFor(WebhookDeliveryEntity)(
    sql`d`,
    'id',
    'sequence',
    'topic',
    'subjectId',
    'createdAt',
    'attempts',
  ),
  text: (p, columns) => sql`
    SELECT ${columns} FROM webhook_deliveries d
    WHERE NOT ${IS_HELD} AND d.webhook_id = ${p.webhookId} AND d.status = 'WAITING' AND d.next_attempt_at <= now()
    ORDER BY d.sequence LIMIT ${p.max}`,
});

/**
 * Notes a batch of attempts, and renews or ends the lease. No row where another server has the lease; the attempts are noted all the same.
 */
export const noteAttempts = statement('webhooks.noteAttempts', {
  params: {
    webhookId: 'uuid',
    leaseId: 'uuid',
    ids: 'uuid[]',
    answerStatuses: typed<readonly (number | null)[]>('int4[]'),
    latencies: 'int4[]',
    // Null for what was delivered.
    errors: typed<readonly (string | null)[]>('text[]'),
    // Milliseconds until the next attempt of each.
    delays: 'int4[]',
    failures: 'int4',
    hasSucceeded: 'bool',
    // Milliseconds in which nothing is sent to the webhook.
    pause: 'int4?',
    isDone: 'bool',
  },
  row: { isOverdue: column('bool', sql`coalesce(w.failing_since <= now() - interval '24 hours', false)`) },
  text: (p, columns) => sql`
    WITH noted AS (
      UPDATE webhook_deliveries d SET attempts = d.attempts + 1, answer_status = a.answer_status, latency_ms = a.latency_ms, error = a.error,
        status = a.status, ended_at = CASE WHEN a.status <> 'WAITING' THEN now() END, next_attempt_at = now() + a.delay * interval '1 millisecond'
      FROM (
        SELECT t.*, CASE WHEN t.error IS NULL THEN ${literal(WebhookDeliveryStatus.DELIVERED)}
          WHEN old.expires_at <= now() THEN ${literal(WebhookDeliveryStatus.FAILED)} ELSE ${literal(WebhookDeliveryStatus.WAITING)} END AS status
        FROM unnest(${p.ids}, ${p.answerStatuses}, ${p.latencies}, ${p.errors}, ${p.delays})
          AS t (id, answer_status, latency_ms, error, delay) JOIN webhook_deliveries old ON old.id = t.id) AS a
      WHERE d.id = a.id AND d.status = 'WAITING')
    UPDATE webhooks w SET consecutive_failures = ${p.failures},
      failing_since = CASE WHEN ${p.failures} = 0 THEN NULL WHEN ${p.hasSucceeded} THEN now() ELSE coalesce(w.failing_since, now()) END,
      next_attempt_at = now() + ${p.pause} * interval '1 millisecond',
      leased_until = CASE WHEN ${p.isDone} THEN NULL ELSE ${LEASE} END
    WHERE w.id = ${p.webhookId} AND w.lease_id = ${p.leaseId} RETURNING ${columns}`,
});

const author = userColumnsOf(sql`u`, 'id', 'email');

/** Pauses a webhook; gives its author, who is told while they may keep webhooks. No row where it was paused already. */
export const pauseSending = statement('webhooks.pause', {
  params: { id: 'uuid', reason: 'text' },
  row: {
    ...columnsFor(WebhookEntity)(sql`w`, 'name', 'eventId'),
    eventTitle: eventColumnsOf(sql`e`, 'title').title,
    authorId: optional(author.id),
    email: optional(author.email),
  },
  text: (p, columns) => sql`
    UPDATE webhooks w SET paused_at = now(), pause_reason = ${p.reason}
    FROM webhooks before JOIN events e ON e.id = before.event_id LEFT JOIN users u ON u.id = before.author_id
      AND u.disabled_at IS NULL AND u.role IN ('ADMIN', 'MANAGER') AND ${reachesEvent(sql`u`, sql`before.event_id`)}
    WHERE w.id = ${p.id} AND before.id = w.id AND w.paused_at IS NULL RETURNING ${columns}`,
});

const COUNTED = 10_000;

/** How many deliveries wait, counted up to `COUNTED`. */
export const countWaiting = statement('webhooks.countWaiting', {
  params: {},
  row: {
    waiting: column(
      'int4',
      sql`(SELECT count(*)::int FROM (
        SELECT FROM webhook_deliveries WHERE status = 'WAITING' LIMIT ${literal(COUNTED)}) AS counted)`,
    ),
  },
  text: (_p, columns) => sql`SELECT ${columns}`,
});
