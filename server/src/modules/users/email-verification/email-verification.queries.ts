import { columnsOf, columnOf } from '../../../core/db/columns';
import { literal, sql } from '../../../core/db/sql';
import { statement, firstOf } from '../../../core/db/statement';
import { userColumnsOf } from '../user.columns';
import { EmailVerificationEntity } from './email-verification.entity';
import type { RequestContext } from '../../../core/request/context';
import { UserEntity } from '../user.entity';

const MAX_TRIES = 5;

const used = columnsOf(EmailVerificationEntity, sql`v`, 'userId');

/** Replaces the code and link of a user who has not proven the address; the address to mail them to, if there is one. */
export const saveVerification = statement('users.saveVerification', {
  params: { userId: 'uuid', codeHash: 'text', codeMinutes: 'int4', tokenHash: 'bytea', linkHours: 'int4' },
  row: userColumnsOf(sql`recipient`, 'email'),
  text: (p, columns) => sql`
    WITH recipient AS (
      SELECT id, email, credentials_version FROM users
      WHERE id = ${p.userId} AND disabled_at IS NULL AND email_verified_at IS NULL FOR NO KEY UPDATE),
    saved AS (
      INSERT INTO email_verifications (user_id, credentials_version, code_hash, code_expires_at, token_hash, expires_at)
      SELECT id, credentials_version, ${p.codeHash}, now() + make_interval(mins => ${p.codeMinutes}),
        ${p.tokenHash}, now() + make_interval(hours => ${p.linkHours})
      FROM recipient
      ON CONFLICT (user_id) DO UPDATE SET created_at = now(), code_hash = excluded.code_hash, tries = 0,
        code_expires_at = excluded.code_expires_at, token_hash = excluded.token_hash, expires_at = excluded.expires_at)
    SELECT ${columns} FROM recipient`,
});

/** Counts a try of a user's code, and returns its hash; no row where there is no code, it expired, or has no try left. */
export const countVerificationTry = statement('users.countVerificationTry', {
  params: { userId: 'uuid' },
  row: columnsOf(EmailVerificationEntity, sql`v`, 'codeHash'),
  text: (p, columns) => sql`
    UPDATE email_verifications v SET tries = v.tries + 1
    WHERE v.user_id = ${p.userId} AND v.tries < ${literal(MAX_TRIES)} AND v.code_expires_at > now() RETURNING ${columns}`,
});

/** Uses up the verification with this code of a user; no row where it was used or replaced meanwhile. */
export const useVerificationCode = statement('users.useVerificationCode', {
  params: { userId: 'uuid', codeHash: 'text' },
  row: used,
  text: (p, columns) => sql`
    DELETE FROM email_verifications v WHERE v.user_id = ${p.userId} AND v.code_hash = ${p.codeHash} RETURNING ${columns}`,
});

/** Uses up the verification with this link of a user; no row where it is unknown, used, replaced, expired or another user's. */
export const useVerificationLink = statement('users.useVerificationLink', {
  params: { userId: 'uuid', tokenHash: 'bytea' },
  row: used,
  text: (p, columns) => sql`
    DELETE FROM email_verifications v
    WHERE v.user_id = ${p.userId} AND v.token_hash = ${p.tokenHash} AND v.expires_at > now() RETURNING ${columns}`,
});

const proveEmail = statement('users.proveEmail', {
  params: { userId: 'uuid' },
  row: { provenAt: columnOf(UserEntity, sql`users`, 'emailVerifiedAt') },
  text: (p, columns) => sql`
    WITH answered AS (DELETE FROM email_verifications WHERE user_id = ${p.userId})
    UPDATE users SET email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
    WHERE id = ${p.userId} RETURNING ${columns}`,
});

/** Notes that a user has proven the address: a code or link that was mailed to it came back. Returns when that was first done. */
export const writeEmailProof = async (ctx: RequestContext, userId: string): Promise<Date | null> =>
  (await firstOf(proveEmail(ctx, { userId })))?.provenAt ?? null;

const provenUser = statement('users.provenUser', {
  params: { userId: 'uuid' },
  row: userColumnsOf(sql`u`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM users u WHERE u.id = ${p.userId} AND u.email_verified_at IS NOT NULL`,
});

/** Whether a user has proven the address. */
export const isEmailProven = async (ctx: RequestContext, userId: string): Promise<boolean> =>
  (await firstOf(provenUser(ctx, { userId }))) !== undefined;
