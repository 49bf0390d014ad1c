import { statement } from '../db/statement';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { column, columnsOf } from '../db/columns';
import { sql } from '../db/sql';

const KEPT = sql`interval '24 hours'`;

/**
 * Takes a key until the end of the transaction, without waiting. A server that has gone silent in the middle loses its
 * transaction after a minute, and the key with it.
 */
export const tryLockKey = statement('idempotency.tryLockKey', {
  params: { userId: 'uuid', keyHash: 'bytea', idle: 'text' },
  row: { isFree: 'bool?', idle: 'text?' },
  text: (p) => sql`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${p.userId}::text || encode(${p.keyHash}, 'hex'), 0)) AS "isFree",
      set_config('idle_in_transaction_session_timeout', ${p.idle}, true) AS idle`,
});

/** What is kept of a key. */
export const findKey = statement('idempotency.find', {
  params: { userId: 'uuid', keyHash: 'bytea' },
  row: {
    ...columnsOf(IdempotencyKeyEntity, sql`k`, 'requestHash', 'answer'),
    isExpired: column('bool', sql`k.created_at <= now() - ${KEPT}`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM idempotency_keys k WHERE k.user_id = ${p.userId} AND k.key_hash = ${p.keyHash}`,
});

/** Deletes a key whose time is over. */
export const deleteKey = statement('idempotency.delete', {
  params: { userId: 'uuid', keyHash: 'bytea' },
  text: (p) => sql`DELETE FROM idempotency_keys WHERE user_id = ${p.userId} AND key_hash = ${p.keyHash}`,
});

/** Keeps the answer to a request; not where the request has deleted the user. */
export const insertKey = statement('idempotency.insert', {
  params: { userId: 'uuid', keyHash: 'bytea', requestHash: 'bytea', answer: 'bytea?' },
  text: (p) => sql`
    INSERT INTO idempotency_keys (user_id, key_hash, request_hash, answer)
    SELECT id, ${p.keyHash}, ${p.requestHash}, ${p.answer} FROM users WHERE id = ${p.userId}`,
});

/** Deletes the keys whose time is over. */
export const deleteExpiredKeys = statement('idempotency.deleteExpired', {
  params: {},
  text: () => sql`DELETE FROM idempotency_keys WHERE created_at <= now() - ${KEPT}`,
});
