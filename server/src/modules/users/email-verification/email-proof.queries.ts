import type { RequestContext } from '../../../core/context';
import { columnOf } from '../../../core/db/columns';
import { sql } from '../../../core/db/sql';
import { firstOf, statement } from '../../../core/db/statement';
import { userColumnsOf } from '../user.columns';
import { UserEntity } from '../user.entity';

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
