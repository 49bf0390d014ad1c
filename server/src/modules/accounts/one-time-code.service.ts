import { randomInt } from 'node:crypto';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { badInput } from '../../core/errors';
import type { Limit } from '../../core/rate-limits';
import { inTransaction } from '../../core/transaction';
import type { MailService } from '../mails/mail.service';
import { SEND_CODE } from './account.jobs';
import type { RequestOtpPayload, VerifyOtpPayload } from './account.payloads';
import type { VerifyOtpInput } from './password.inputs';
import type { PasswordTokenService } from './password-tokens.service';
import { checkPassword, hashPassword } from './passwords';

const CODE_MINUTES = 10;
const RESET_MINUTES = 10;
const MAX_TRIES = 5;

const REQUESTS: Limit = { name: 'otp-request', points: 1, seconds: 60 };
const REQUESTS_PER_ADDRESS: Limit = { name: 'otp-request-address', points: 60, seconds: 600 };
/** Of one code, whether there is one or not; what is counted for the code itself is in the database. */
const TRIES: Limit = { name: 'otp-tries', points: MAX_TRIES, seconds: CODE_MINUTES * 60 };
/** A new code gives new tries: without this, somebody could go on guessing all day. */
const TRIES_PER_DAY: Limit = { name: 'otp-tries-day', points: 50, seconds: 86_400 };
const TRIES_PER_ADDRESS: Limit = { name: 'otp-tries-address', points: 100, seconds: 600 };

const wrong = () =>
  badInput([{ path: 'input.otp', message: 'This code is wrong, was used already, or is too old.' }]);

/** One-time codes by mail. Nothing that is answered, nor how long it takes, tells whether an account exists. */
export class OneTimeCodeService {
  constructor(
    private readonly mails: MailService,
    private readonly tokens: PasswordTokenService,
  ) {}

  /** Has a code mailed, once a minute; always the same answer. */
  async request(ctx: RequestContext, email: string): Promise<RequestOtpPayload> {
    const account = email.toLowerCase();
    await ctx.runtime.rateLimits.take(REQUESTS_PER_ADDRESS, ctx.request.addressKey);
    await ctx.runtime.rateLimits.take(REQUESTS, account);
    await ctx.runtime.rateLimits.reset(TRIES, account);
    await ctx.jobs.add(SEND_CODE, { email: account });
    return { email };
  }

  /** Writes the mail with a new code; the one before is worth nothing then. */
  async send(ctx: RequestContext, { email }: { email: string }): Promise<void> {
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    const codeHash = await hashPassword(code);
    await inTransaction(ctx, async (inner) => {
      const saved = await inner.sql.rows(sql`
        INSERT INTO one_time_codes (user_id, code_hash, expires_at)
        SELECT id, ${codeHash}, now() + make_interval(mins => ${CODE_MINUTES}) FROM users
        WHERE email = ${email} AND disabled_at IS NULL
        ON CONFLICT (user_id) DO UPDATE
          SET code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at, created_at = now()
        RETURNING 1`);
      if (saved.length > 0)
        await this.mails.queue(inner, [
          { to: email, template: 'one-time-code', data: { code }, eventId: null },
        ]);
    });
  }

  /** Exchanges a code for a token that sets a password. RATE_LIMITED after 5 tries of a code. */
  async verify(ctx: RequestContext, { email, otp }: VerifyOtpInput): Promise<VerifyOtpPayload> {
    const account = email.toLowerCase();
    const { rateLimits } = ctx.runtime;
    await rateLimits.take(TRIES_PER_ADDRESS, ctx.request.addressKey);
    await rateLimits.take(TRIES, account);
    await rateLimits.take(TRIES_PER_DAY, account);
    const [kept] = await ctx.sql.rows<{ userId: string; codeHash: string }>(sql`
      UPDATE one_time_codes c SET tries = c.tries + 1 FROM users u
      WHERE u.email = ${account} AND u.disabled_at IS NULL AND c.user_id = u.id
        AND c.tries < ${MAX_TRIES} AND c.expires_at > now()
      RETURNING c.user_id AS "userId", c.code_hash AS "codeHash"`);
    const matches = await checkPassword(kept?.codeHash ?? null, otp);
    if (!kept || !matches) throw wrong();
    return inTransaction(ctx, async (inner) => {
      const used = await inner.sql.rows(sql`
        DELETE FROM one_time_codes WHERE user_id = ${kept.userId} AND code_hash = ${kept.codeHash} RETURNING 1`);
      if (used.length === 0) throw wrong();
      return { resetToken: await this.tokens.issue(inner, kept.userId, RESET_MINUTES) };
    });
  }
}
