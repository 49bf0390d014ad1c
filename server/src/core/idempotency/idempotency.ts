import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestContext, Runtime } from '../request/context';
import { isRetryable, isViolation } from '../db/database-errors';
import { firstOf } from '../db/statement';
import { isUndone, renewCaller, RightsChanged } from '../request/rights';
import { inEnclosingTransaction } from '../request/transaction';
import { badInput, conflict, isErrorCode, statusOf } from '../errors';
import { pay } from '../admission/pipeline';
import type { Limit } from '../admission/rate-limits';
import { FairQueue } from '../admission/fair-queue';
import { defineState } from '../request/state';
import { deleteKey, findKey, insertKey, tryLockKey } from './idempotency.queries';
import { SealedKey } from './sealed-key';

/** An answer as it is sent, and sent again. */
export interface SentAnswer {
  status: number;
  text: string;
}

/** The first answer to a request, or what is kept of it. */
export interface RepeatableAnswer extends SentAnswer {
  isReplay: boolean;
}

export interface Outcome extends SentAnswer {
  /** False where nothing was done and the same request may succeed later; it is undone, and its key stays free. */
  isFinal: boolean;
  /** The answer has people's contact data, which must not outlive their accounts: only ids of it are stored. */
  hasContacts: boolean;
}

export interface KeyedRequest {
  key: string;
  /** The values that make it the same request. */
  request: unknown;
  /** Whether it commits by itself, and does nothing twice anyway: a transaction around it would hold its connection for minutes. */
  commitsItself: boolean;
}

/** Name of the header that says that an answer is not the first. */
export const REPLAYED_HEADER = 'idempotency-replayed';

const MAX_ANSWER_BYTES = 256 * 1024;
/** KiB of answers that are kept of a user's day; no answer beyond that is kept. */
const KEPT_ANSWERS: Limit = { name: 'kept-answers', points: 64 * 1024, seconds: 86_400 };
/** How long a repetition waits for the answer of the first request, on another server; imports take up to a minute. */
const MAX_WAIT_MS = { short: 5_000, long: 60_000 };
/** Imports that run at once on a server; each holds a connection more. */
const MAX_LONG = 2;

/** The `Idempotency-Key` of a request, if it has one; BAD_USER_INPUT where it cannot be one. */
export const idempotencyKeyOf = ({ headers }: IncomingMessage): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key))) return key;
  throw badInput([], 'An Idempotency-Key has 1 to 255 printable characters.');
};

/** Whether an error stays as it is: no repetition of the request would be answered otherwise soon. */
export const isLasting = (code: unknown): boolean =>
  isErrorCode(code) && statusOf(code) < 500 && code !== 'RATE_LIMITED';

/** Of a user; more is refused. */
const MAX_WAITING = 100;

/** One request of a user at a time, which leaves connections for other users. */
const turnsOf = defineState(({ config }: Runtime) => {
  const turns = (total: number) => new FairQueue({ total, perKey: 1, maxWaiting: MAX_WAITING });
  return { short: turns(Math.max(1, Math.floor(config.databasePool / 2))), long: turns(MAX_LONG) };
});

/** Ends a transaction that is not to last. */
class Undo {
  constructor(readonly outcome: Outcome) {}
}

/**
 * Answers a request with a key: runs it, or gives the answer that it had. Key, answer and all effects commit in one transaction, so that
 * no crash comes between them.
 */
export const answerOnce = async (
  ctx: RequestContext,
  { key, request, commitsItself }: KeyedRequest,
  run: (inner: RequestContext) => Promise<Outcome>,
): Promise<RepeatableAnswer> => {
  const callerId = ctx.viewer?.userId;
  // Nothing of passwords and codes is kept: what anonymous callers send is little else.
  if (callerId === undefined) return { ...(await run(ctx)), isReplay: false };
  const sealed = new SealedKey(callerId, key);
  const fingerprint = await sealed.fingerprint(request);
  const pace = commitsItself ? 'long' : 'short';
  const turns = turnsOf(ctx.runtime)[pace];
  const keyed = { callerId, sealed, fingerprint, commitsItself };
  const started = Date.now();
  for (let pause = 50; Date.now() - started < MAX_WAIT_MS[pace]; pause = Math.min(2 * pause, 1_000)) {
    const answer = await turns.run(callerId, () => tryToAnswer(ctx, keyed, run));
    if (answer) return answer;
    await wait(pause);
  }
  const message = 'The first request with this key is still in work. Please try again.';
  throw conflict('REQUEST_IN_PROGRESS', message, { retryAfter: 1 });
};

interface Keyed {
  callerId: string;
  sealed: SealedKey;
  fingerprint: Buffer;
  commitsItself: boolean;
}

/** Undefined while another server is working on the request. */
const tryToAnswer = async (
  ctx: RequestContext,
  keyed: Keyed,
  run: (inner: RequestContext) => Promise<Outcome>,
): Promise<RepeatableAnswer | undefined> => {
  const { callerId, sealed, commitsItself } = keyed;
  const id = { callerId, keyHash: sealed.hash };
  await renewCaller(ctx);
  try {
    const answered = await inEnclosingTransaction(ctx, async (inner, apart) => {
      const idle = commitsItself ? '0' : '60s';
      const lock = await firstOf(tryLockKey(inner, { ...id, idle }));
      if (!lock?.isFree) return undefined;
      const known = await firstOf(findKey(inner, id));
      if (known && !known.isExpired) return replay(ctx, keyed, known);
      if (known) await deleteKey(inner, id);
      const runner = commitsItself ? ctx : apart;
      const outcome = await run(runner).finally(() => (ctx.balance = runner.balance));
      if (!outcome.isFinal) throw new Undo(outcome);
      const answer = await kept(ctx, keyed, outcome);
      await insertKey(inner, { ...id, requestHash: keyed.fingerprint, answer });
      return { ...outcome, isReplay: false };
    });
    ctx.runtime.wakeRelay();
    return answered;
  } catch (error) {
    if (error instanceof Undo) return { ...error.outcome, isReplay: false };
    if (isViolation(error, 'idempotency_keys_pkey')) return undefined;
    if (!isUndone(ctx)) throw error;
    if (error instanceof RightsChanged) await renewCaller(ctx, true);
    else if (!isRetryable(error)) throw error;
    return undefined;
  }
};

/** A whole value: an address may have an id in it. */
const ID = /(?<=")[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=")/g;

type KeptAnswer = SentAnswer | { ids: string[] };

const kept = async (
  ctx: RequestContext,
  { callerId, sealed }: Keyed,
  { status, text, hasContacts }: Outcome,
): Promise<Buffer | null> => {
  const answer: KeptAnswer = hasContacts ? { ids: [...new Set(text.match(ID))] } : { status, text };
  const content = sealed.encrypt(JSON.stringify(answer));
  if (content.length > MAX_ANSWER_BYTES) return null;
  const size = Math.ceil(content.length / 1024);
  const { taken } = await ctx.runtime.rateLimits.spend(KEPT_ANSWERS, callerId, size);
  return taken ? content : null;
};

const replay = async (
  ctx: RequestContext,
  { sealed, fingerprint }: Keyed,
  { requestHash, answer, isReadable }: { requestHash: Buffer; answer: Buffer | null; isReadable: boolean },
): Promise<RepeatableAnswer> => {
  await pay(ctx, 1);
  if (!requestHash.equals(fingerprint))
    throw conflict('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key came with another request before.');
  if (!isReadable)
    throw conflict('ANSWER_NOT_KEPT', 'This request was done before. Your rights have changed since.');
  if (!answer)
    throw conflict('ANSWER_NOT_KEPT', 'This request was done before, but its answer was too large to keep.');
  const known = JSON.parse(sealed.decrypt(answer)) as KeptAnswer;
  if ('ids' in known) {
    const message =
      'This request was done before. Contacts are not kept: please read what came of it by its ids.';
    throw conflict('ANSWER_NOT_KEPT', message, known);
  }
  return { ...known, isReplay: true };
};
