import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { parseId } from '../../core/db/ids';
import type { Page, PageArgs } from '../../core/db/pagination';
import type { Limit } from '../../core/admission/rate-limits';
import { countFailure } from './failure-counts';
import type { SecurityEventKind } from './security-event.entity';
import { addSecurityEvent, removeSecurityEvents, securityEventsPage } from './security.queries';
import type { SecurityEvent, SecurityEventsArgs } from './security.types';

const KEPT_DAYS = 90;
/** Failures that get a line of their own; all others are counted, so that strangers cannot fill the database. */
const FAILURES_PER_ADDRESS: Limit = { name: 'security-log-address', points: 100, seconds: 3600 };
const FAILURES_PER_ACCOUNT: Limit = { name: 'security-log-account', points: 100, seconds: 3600 };
const FAILURES: Limit = { name: 'security-log', points: 20_000, seconds: 3600 };

/** The values of an event beside its kind. */
export interface SecurityDetails {
  userId: string | null;
  reason?: string;
  device?: string | null;
}

/** Writes into the log, with what happened: in that transaction where there is one. */
export const recordSecurityEvent = (
  ctx: RequestContext,
  kind: SecurityEventKind,
  { userId, reason, device }: SecurityDetails,
): Promise<void> =>
  addSecurityEvent(ctx.db, {
    kind,
    userId,
    reason: reason ?? null,
    address: ctx.request.ip,
    device: device ?? ctx.device,
  });

/** Writes what staff did to an account; their own address is not for its user to see. */
export const recordStaffSecurityEvent = (
  ctx: RequestContext,
  kind: SecurityEventKind,
  userId: string,
): Promise<void> => addSecurityEvent(ctx.db, { kind, userId, reason: null, address: null, device: null });

const writeFailure = async (
  ctx: RequestContext,
  kind: SecurityEventKind,
  details: SecurityDetails,
): Promise<void> => {
  const { addressKey, request } = ctx;
  const { rateLimits, database } = ctx.runtime;
  const { userId, reason = null, device = ctx.device } = details;
  const isRareHere = await rateLimits.tryTake(FAILURES_PER_ADDRESS, addressKey);
  const isSample =
    isRareHere &&
    (userId === null || (await rateLimits.tryTake(FAILURES_PER_ACCOUNT, userId))) &&
    (await rateLimits.tryTake(FAILURES, 'all'));
  if (isSample) return addSecurityEvent(database.db, { kind, userId, reason, address: request.ip, device });
  // By account where one is known, whose lines are as many as there are accounts; by address only after 100 of one address.
  const address = userId === null && !isRareHere ? addressKey : null;
  countFailure(ctx.runtime, { kind, userId, reason, address });
};

/**
 * Notes a failure beside the request: neither its answer nor its time depends on that. 100 of an address and of an account get a line
 * of their own in an hour; what comes after them is counted in one line for each kind.
 */
export const noteSecurityFailure = (
  ctx: RequestContext,
  kind: SecurityEventKind,
  details: SecurityDetails,
): void => {
  writeFailure(ctx, kind, details).catch((error: unknown) =>
    ctx.log.event('security-log.not-written', { err: error }),
  );
};

/** Everything, the newest first. */
export function listSecurityEvents(
  ctx: RequestContext,
  { filter, ...args }: SecurityEventsArgs,
): Promise<Page<SecurityEvent>> {
  const userId = filter?.userId && parseId(filter.userId, 'The user');
  return securityEventsPage(ctx.db, { userId, kind: filter?.kind }, args);
}

/** The events of the viewer's account, the newest first. */
export function listOwnSecurityEvents(ctx: RequestContext, args: PageArgs): Promise<Page<SecurityEvent>> {
  return securityEventsPage(ctx.db, { userId: viewerOf(ctx).userId }, args);
}

/** Removes what is older than 90 days. */
export const dropOldSecurityEvents = (ctx: RequestContext): Promise<unknown> =>
  removeSecurityEvents(ctx, { days: KEPT_DAYS });
