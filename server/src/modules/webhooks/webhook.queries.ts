import { column, columnsFor } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { keysetList } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { canBeSealed } from '../../core/db/secrets';
import { and, literal, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { reachesEvent } from '../event-access/index';
import { eventColumnsOf } from '../events/index';
import type { RemainingKeyKind } from '../users/index';
import { WebhookDeliveryStatus } from './webhook-delivery.entity';
import { WebhookEntity } from './webhook.entity';
import { Webhook, WebhookDelivery } from './webhook.types';

/** An event has so many webhooks at most: each change is written once for each. */
export const MAX_WEBHOOKS = 20;

const webhookColumns = Webhook.columns(sql`w`);

const deliveryColumns = WebhookDelivery.columns(sql`d`);

/** The webhooks of an event, the latest first. */
export const webhooksPage = keysetList(
  'webhooks.page',
  (eventId: string) => ({
    columns: webhookColumns,
    from: sql`webhooks w`,
    where: sql`w.event_id = ${eventId}`,
    order: { by: webhookColumns.createdAt, descending: true },
    id: sql`w.id`,
  }),
  () => [SOME_ID],
);

/** The deliveries of a webhook, the latest change first. */
export const deliveriesPage = keysetList(
  'webhooks.deliveriesPage',
  ({ webhookId, status }: { webhookId: string; status?: WebhookDeliveryStatus | null | undefined }) => ({
    columns: deliveryColumns,
    from: sql`webhook_deliveries d`,
    where: and(sql`d.webhook_id = ${webhookId}`, status && sql`d.status = ${status}`),
    order: { by: deliveryColumns.createdAt, descending: true },
    id: sql`d.id`,
  }),
  () => [{ webhookId: SOME_ID }, { webhookId: SOME_ID, status: WebhookDeliveryStatus.FAILED }],
);

/** One webhook. */
export const findWebhook = statement('webhooks.find', {
  params: { id: 'uuid' },
  row: webhookColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM webhooks w WHERE w.id = ${p.id}`,
});

/** The same, locked for a change. */
export const lockWebhook = statement('webhooks.lock', {
  params: { id: 'uuid' },
  row: webhookColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM webhooks w WHERE w.id = ${p.id} FOR NO KEY UPDATE`,
});

/** One delivery. */
export const findDelivery = statement('webhooks.findDelivery', {
  params: { id: 'uuid' },
  row: deliveryColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM webhook_deliveries d WHERE d.id = ${p.id}`,
});

/** Writes a webhook of a user; no row where its event has as many as it may. */
export const insertWebhook = statement('webhooks.insert', {
  params: {
    id: 'uuid',
    eventId: 'uuid',
    name: 'text',
    url: 'text',
    topics: 'text[]',
    scopes: 'text[]',
    query: 'text?',
    secret: 'text',
    authorId: 'uuid',
  },
  row: columnsFor(WebhookEntity)(sql`webhooks`, 'id'),
  text: (p, columns) => sql`
    INSERT INTO webhooks (id, event_id, name, url, topics, scopes, query, secret, author_id, author_name)
    SELECT ${p.id}, ${p.eventId}, ${p.name}, ${p.url}, ${p.topics}, ${p.scopes}, ${p.query}, ${p.secret}, u.id, u.display_name
    FROM users u WHERE u.id = ${p.authorId}
      AND (SELECT count(*) FROM webhooks WHERE event_id = ${p.eventId}) < ${literal(MAX_WEBHOOKS)}
    RETURNING ${columns}`,
});

/** Gives a webhook a new secret; the one before signs too for another 24 hours. */
export const rotateSecret = statement('webhooks.rotateSecret', {
  params: { id: 'uuid', secret: 'text' },
  text: (p) => sql`
    UPDATE webhooks SET previous_secret = secret, previous_secret_until = now() + interval '24 hours', secret = ${p.secret}
    WHERE id = ${p.id}`,
});

/** Secrets that can be sealed with the first key. */
export const unsealedSecrets = statement('webhooks.unsealedSecrets', {
  params: { marks: 'text[]' },
  row: columnsFor(WebhookEntity)(sql`w`, 'id', 'secret', 'previousSecret'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM webhooks w WHERE ${canBeSealed(sql`w.secret`, p.marks)} OR ${canBeSealed(sql`w.previous_secret`, p.marks)}`,
});

/** Seals the secrets of a webhook, unless they were changed meanwhile. */
export const resealSecrets = statement('webhooks.resealSecrets', {
  params: { id: 'uuid', before: 'text', secret: 'text', previousSecret: 'text?' },
  text: (p) => sql`
    UPDATE webhooks SET secret = ${p.secret}, previous_secret = ${p.previousSecret} WHERE id = ${p.id} AND secret = ${p.before}`,
});

/** Sends what waits for a webhook at once, as if nothing had failed. */
export const resumeSending = statement('webhooks.resume', {
  params: { id: 'uuid' },
  text: (p) => sql`
    WITH due AS (
      UPDATE webhook_deliveries SET next_attempt_at = now()
      WHERE webhook_id = ${p.id} AND status = 'WAITING' AND next_attempt_at > now())
    UPDATE webhooks SET paused_at = NULL, pause_reason = NULL, failing_since = NULL, consecutive_failures = 0, next_attempt_at = NULL
    WHERE id = ${p.id}`,
});

/** Writes a delivery that tries a webhook, about what was added last; about nothing where there is nothing. */
export const insertTest = statement('webhooks.insertTest', {
  params: { id: 'uuid', webhookId: 'uuid', topic: 'text', subjectId: 'uuid' },
  text: (p) => sql`
    INSERT INTO webhook_deliveries (id, webhook_id, sequence, topic, subject_id, expires_at)
    VALUES (${p.id}, ${p.webhookId}, 0, ${p.topic}, ${p.subjectId}, now() + interval '24 hours')`,
});

/** The newest subject of each topic in an event. */
export const latestSubjects = statement('webhooks.latestSubjects', {
  params: { eventId: 'uuid' },
  row: {
    ATTENDEE_CHANGED: column(
      'uuid?',
      sql`(SELECT id FROM attendees WHERE event_id = e.id ORDER BY id DESC LIMIT 1)`,
    ),
    CHECK_IN_RECORDED: column(
      'uuid?',
      sql`(SELECT id FROM check_ins WHERE event_id = e.id ORDER BY id DESC LIMIT 1)`,
    ),
    MEETING_CHANGED: column(
      'uuid?',
      sql`(SELECT id FROM meetings WHERE event_id = e.id ORDER BY id DESC LIMIT 1)`,
    ),
    SCHEDULE_CHANGED: column(
      'uuid?',
      sql`(SELECT id FROM activities WHERE event_id = e.id ORDER BY id DESC LIMIT 1)`,
    ),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM events e WHERE e.id = ${p.eventId}`,
});

/** Sends a delivery again, under the same id, for 24 hours from now; no row where it is due already. */
export const resendDelivery = statement('webhooks.resend', {
  params: { id: 'uuid' },
  row: { id: deliveryColumns.id },
  text: (p, columns) => sql`
    UPDATE webhook_deliveries d SET status = 'WAITING', ended_at = NULL, next_attempt_at = now(), expires_at = now() + interval '24 hours'
    WHERE d.id = ${p.id} AND NOT (d.status = 'WAITING' AND d.next_attempt_at <= clock_timestamp()) RETURNING ${columns}`,
});

const latency = (share: number) =>
  column(
    'float8?',
    sql`percentile_cont(${literal(share)}) WITHIN GROUP (ORDER BY d.latency_ms) FILTER (WHERE d.status = 'DELIVERED')`,
  );
const countOf = (status: WebhookDeliveryStatus) =>
  column('int4', sql`(count(*) FILTER (WHERE d.status = ${literal(status)}))::int`);

/** The deliveries of the last 24 hours in figures, for several webhooks. Without a row: none. */
export const statisticsOf = statement('webhooks.statistics', {
  params: { ids: 'uuid[]' },
  row: {
    webhookId: deliveryColumns.webhookId,
    delivered: countOf(WebhookDeliveryStatus.DELIVERED),
    failed: countOf(WebhookDeliveryStatus.FAILED),
    waiting: countOf(WebhookDeliveryStatus.WAITING),
    medianLatencyMs: latency(0.5),
    p95LatencyMs: latency(0.95),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM webhook_deliveries d
    WHERE d.webhook_id = ANY(${p.ids}) AND d.created_at > now() - interval '24 hours' GROUP BY d.webhook_id`,
});

const BATCH = 5_000;

/** Gives up deliveries that have waited for 24 hours, a batch of them; gives how many. */
export const expireDeliveries = statement('webhooks.expireDeliveries', {
  params: {},
  row: { count: column('int4', sql`count(*)::int`) },
  text: (_p, columns) => sql`
    WITH expired AS (
      UPDATE webhook_deliveries SET status = 'FAILED', ended_at = now(), error = coalesce(error, 'The webhook was paused.')
      WHERE id IN (SELECT id FROM webhook_deliveries WHERE status = 'WAITING' AND expires_at < now()
        LIMIT ${literal(BATCH)} FOR UPDATE SKIP LOCKED)
      RETURNING 1)
    SELECT ${columns} FROM expired`,
});

/** Deletes deliveries that ended 7 days ago, a batch of them; gives how many. */
export const deleteOldDeliveries = statement('webhooks.deleteOldDeliveries', {
  params: {},
  row: { count: column('int4', sql`count(*)::int`) },
  text: (_p, columns) => sql`
    WITH deleted AS (
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM webhook_deliveries WHERE ended_at < now() - interval '7 days' LIMIT ${literal(BATCH)})
      RETURNING 1)
    SELECT ${columns} FROM deleted`,
});

/** API tokens and webhooks that a user made and may no longer keep, the latest first; of one company, its tokens alone. */
export const remainingKeys = statement('webhooks.remainingKeys', {
  params: { userId: 'uuid', isGoing: 'bool', companyId: 'uuid?', eventIds: 'uuid[]?' },
  row: {
    id: 'uuid',
    kind: typed<RemainingKeyKind>('text'),
    name: 'text',
    eventTitle: eventColumnsOf(sql`e`, 'title').title,
  },
  text: (p) => sql`
    SELECT k.id, k.kind, k.name, e.title AS "eventTitle" FROM (
      SELECT id, 'API_TOKEN' AS kind, name, event_id, company_id, author_id, created_at FROM api_tokens
      WHERE revoked_at IS NULL AND expires_at > now()
      UNION ALL SELECT id, 'WEBHOOK', name, event_id, NULL, author_id, created_at FROM webhooks) k
    JOIN events e ON e.id = k.event_id JOIN users u ON u.id = k.author_id
    WHERE u.id = ${p.userId} AND (${p.companyId} IS NULL OR k.company_id = ${p.companyId})
      AND (${p.eventIds} IS NULL OR k.event_id = ANY(${p.eventIds}))
      AND (${p.isGoing} OR u.disabled_at IS NOT NULL OR CASE WHEN k.company_id IS NULL THEN u.role NOT IN ('ADMIN', 'MANAGER') OR NOT ${reachesEvent(sql`u`, sql`k.event_id`)}
        ELSE NOT EXISTS (SELECT FROM attendees a WHERE a.user_id = u.id AND a.company_id = k.company_id AND a.company_contact) END)
    ORDER BY k.created_at DESC, k.id LIMIT 100`,
});
