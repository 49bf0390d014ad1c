import { column } from '../../core/db/columns';
import { literal, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';

const MAX_PER_USER = 40;

/** Which of these keys the account with this e-mail has signed in with, as hex. Takes as long where there is no account. */
export const knownKeysOf = statement('sessions.knownKeysOf', {
  params: { email: 'citext', keys: 'bytea[]' },
  row: { key: column('text', sql`encode(k.key_hash, 'hex')`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM users u JOIN known_devices k ON k.user_id = u.id
    WHERE u.email = ${p.email} AND k.key_hash = ANY(${p.keys})`,
});

/** Notes that the user has signed in with these keys. */
export const rememberKeys = statement('sessions.rememberKeys', {
  params: { userId: 'uuid', version: 'int4', keys: 'bytea[]' },
  text: (p) => sql`
    INSERT INTO known_devices (user_id, credentials_version, key_hash)
    SELECT ${p.userId}, ${p.version}, key FROM unnest(${p.keys}) AS signed_in (key)
    ORDER BY key ON CONFLICT (user_id, key_hash) DO UPDATE SET last_used_at = now()`,
});

/** Drops the keys that were not used for longest; MAX_PER_USER stay. */
export const trimKeys = statement('sessions.trimKeys', {
  params: { userId: 'uuid' },
  text: (p) => sql`
    DELETE FROM known_devices WHERE user_id = ${p.userId} AND key_hash IN (
      SELECT key_hash FROM known_devices WHERE user_id = ${p.userId}
      ORDER BY last_used_at DESC, key_hash OFFSET ${literal(MAX_PER_USER)})`,
});
