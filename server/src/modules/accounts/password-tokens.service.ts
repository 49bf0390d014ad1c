import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput } from '../../core/errors';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Tokens that let somebody set a password, once. Only their hashes are kept. */
export class PasswordTokenService {
  /** A new token beside those that the user has: asking for one must not end another that is on its way. */
  async issue(ctx: RequestContext, userId: string, minutes: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await ctx.sql.rows(sql`
      WITH lapsed AS (DELETE FROM password_tokens WHERE expires_at <= now())
      INSERT INTO password_tokens (token_hash, user_id, expires_at)
      VALUES (${hashOf(token)}, ${userId}, now() + make_interval(mins => ${minutes}))`);
    return token;
  }

  /** Whose token this is; it is used up by that. BAD_USER_INPUT for an unknown, used or expired one. */
  async use(ctx: RequestContext, token: string): Promise<string> {
    const [row] = await ctx.sql.rows<{ userId: string }>(sql`
      DELETE FROM password_tokens WHERE token_hash = ${hashOf(token)} AND expires_at > now() RETURNING user_id AS "userId"`);
    if (!row)
      throw badInput([
        {
          path: 'input.resetToken',
          message: 'This link or code was used already, or is too old. Please ask for a new one.',
        },
      ]);
    return row.userId;
  }

  /** Makes whatever could still set a password of this user worthless. */
  async revokeAll(ctx: RequestContext, userId: string): Promise<void> {
    await ctx.sql.rows(sql`
      WITH codes AS (DELETE FROM one_time_codes WHERE user_id = ${userId})
      DELETE FROM password_tokens WHERE user_id = ${userId}`);
  }
}
