import type { RequestContext } from '../../../core/request/context';
import { type NotificationKind, notify } from '../../notifications/index';
import { companyRequestsTopic, type CompanyRequestChanged } from './company-request.events';
import { listenersOf, type CompanyRequestRow } from './company-request.queries';

/** Has the clients of the senders and of the teams load these requests again. */
export async function publishRequestChange(
  ctx: RequestContext,
  requests: readonly CompanyRequestRow[],
): Promise<void> {
  if (requests.length === 0) return;
  const listeners = await listenersOf(ctx, { ids: requests.map(({ id }) => id) });
  await ctx.events.emit(
    ...listeners.map(({ id, attendeeId }) => ({
      topic: companyRequestsTopic(attendeeId),
      payload: { requestId: id } satisfies CompanyRequestChanged,
    })),
  );
}

/** Notifies senders of how their requests to companies have ended. */
export function notifySenders(
  ctx: RequestContext,
  requests: readonly CompanyRequestRow[],
  kind: NotificationKind & ('MEETING_EXPIRED' | 'MEETING_REJECTED'),
): Promise<void> {
  return notify(
    ctx,
    requests.map(({ senderId: attendeeId, companyId, startsAt }) => ({
      attendeeId,
      kind,
      companyId,
      startsAt,
    })),
  );
}
