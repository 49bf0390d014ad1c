import { statement } from '../db/statement';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { column, columnsOf } from '../db/columns';
import { sql, type Sql } from '../db/sql';

const KEPT = sql`interval '24 hours'`;

/**
 * Takes a key until the end of the transaction, without waiting. A server that has gone silent in the middle loses its
 * transaction after a minute, and the key with it.
 */
export const tryLockKey = statement('idempotency.tryLockKey', {
  params: { callerId: 'uuid', keyHash: 'bytea', idle: 'text' },
  row: { isFree: 'bool?', idle: 'text?' },
  text: (p) => sql`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${p.callerId}::text || encode(${p.keyHash}, 'hex'), 0)) AS "isFree",
      set_config('idle_in_transaction_session_timeout', ${p.idle}, true) AS idle`,
});

/** A user's rights as a text, to notice a change. */
const rightsOfUser = (id: Sql): Sql =>
  sql`SELECT id, concat_ws(' ', role, access_stamp, CASE WHEN NOT all_events THEN (
    SELECT string_agg(event_id::text, ',' ORDER BY event_id) FROM event_staff
    WHERE user_id = users.id AND (ends_at IS NULL OR ends_at > now())) END) AS rights FROM users WHERE id = ${id}`;

/** Finds the stored answer of a key. */
export const findKey = statement('idempotency.find', {
  params: { callerId: 'uuid', keyHash: 'bytea' },
  row: {
    ...columnsOf(IdempotencyKeyEntity, sql`k`, 'requestHash', 'answer'),
    isExpired: column('bool', sql`k.created_at <= now() - ${KEPT}`),
    /** The caller has the rights under which it was answered. */
    isReadable: column('bool', sql`k.rights IS NOT DISTINCT FROM u.rights`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM idempotency_keys k LEFT JOIN LATERAL (${rightsOfUser(p.callerId)}) u ON true
    WHERE k.caller_id = ${p.callerId} AND k.key_hash = ${p.keyHash}`,
});

/** Deletes a key whose time is over. */
export const deleteKey = statement('idempotency.delete', {
  params: { callerId: 'uuid', keyHash: 'bytea' },
  text: (p) => sql`DELETE FROM idempotency_keys WHERE caller_id = ${p.callerId} AND key_hash = ${p.keyHash}`,
});

/** Stores the answer to a request, unless it deleted its caller; the lock keeps the caller until the transaction ends. */
export const insertKey = statement('idempotency.insert', {
  params: { callerId: 'uuid', keyHash: 'bytea', requestHash: 'bytea', answer: 'bytea?' },
  text: (p) => sql`
    WITH person AS (${rightsOfUser(p.callerId)} FOR KEY SHARE),
      token AS (SELECT id, NULL AS rights FROM api_tokens WHERE id = ${p.callerId} FOR KEY SHARE)
    INSERT INTO idempotency_keys (caller_id, key_hash, request_hash, answer, rights)
    SELECT id, ${p.keyHash}, ${p.requestHash}, ${p.answer}, rights FROM (TABLE person UNION ALL TABLE token) AS caller`,
});

/** Deletes the keys whose time is over. */
export const deleteExpiredKeys = statement('idempotency.deleteExpired', {
  params: {},
  text: () => sql`DELETE FROM idempotency_keys WHERE created_at <= now() - ${KEPT}`,
});
