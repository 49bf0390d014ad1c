import webPush from 'web-push';
import { viewerOf } from '../../core/request/authorization';
import type { Config } from '../../core/config';
import type { RequestContext } from '../../core/request/context';
import { badInput, conflict } from '../../core/errors';
import { isolated } from '../../core/graphql/languages';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { headlineOf, placeAndTimeOf } from '../notifications/index';
import { isPushService } from './push-services';
import {
  pushesOfMessage,
  pushesOfNotifications,
  removeOldSubscriptions,
  removeSubscription,
  removeSubscriptions,
  saveSubscription,
} from './push.queries';
import type { PushSubscription, SavePushSubscriptionInput } from './push.types';

/** Browsers of one user; a further one replaces the oldest. */
const MAX_SUBSCRIPTIONS = 10;
/** A push service keeps a push for a phone without network for so long. */
const TTL_SECONDS = 3600;
const TIMEOUT_MS = 10_000;
/** Requests to push services at a time. */
const CONCURRENCY = 10;

/** A push that is due. */
type DuePush = Awaited<ReturnType<typeof pushesOfMessage>>[number];

/** The push service no longer knows the browser. */
const isGone = (status: number): boolean => status === 404 || status === 410;

// Web Push: notifications and messages on devices whose portal is closed. Off where no VAPID keys are set.

/** The key that browsers subscribe with; null where push is off. */
export function getPushPublicKey(ctx: RequestContext): string | null {
  return ctx.runtime.config.push?.publicKey ?? null;
}

/** Saves the viewer's browser; it is forgotten when the session ends. */
export async function savePushSubscription(
  ctx: RequestContext,
  input: SavePushSubscriptionInput,
): Promise<PushSubscription> {
  const { userId, sessionId } = viewerOf(ctx);
  const { push } = ctx.runtime.config;
  if (!push) throw conflict('PUSH_OFF', 'Notifications on devices are switched off here.');
  if (!isPushService(input.endpoint, push.services))
    throw badInput([{ path: 'input.endpoint', message: 'This is not the address of a known push service.' }]);
  const { endpoint, p256dh, auth } = input;
  const subscription = { id: newId(), userId, sessionId, endpoint, p256dh, auth };
  return inTransaction(ctx, async (inner) => {
    const saved = (await firstOf(saveSubscription(inner, subscription)))!;
    await removeOldSubscriptions(inner, { userId, keptId: saved.id, others: MAX_SUBSCRIPTIONS - 1 });
    return saved;
  });
}

/** Forgets the viewer's browser. */
export async function deletePushSubscription(ctx: RequestContext, endpoint: string): Promise<boolean> {
  const { userId } = viewerOf(ctx);
  const removed = await inTransaction(ctx, (inner) => removeSubscription(inner, { userId, endpoint }));
  return removed.length > 0;
}

/** Pushes notifications that are still unread, in the languages of their readers. */
export async function pushNotifications(
  ctx: RequestContext,
  { notificationIds }: { notificationIds: string[] },
): Promise<void> {
  const due = await pushesOfNotifications(ctx, { ids: notificationIds });
  const worded = due.map((row) => ({
    ...row,
    title: headlineOf(row, row.language),
    text: [...placeAndTimeOf(row, row.language), isolated(row.eventTitle, row.language)].join(' · '),
  }));
  await deliverPushes(ctx, worded);
}

/** Pushes a message that is still unread. */
export async function pushMessage(ctx: RequestContext, { messageId }: { messageId: string }): Promise<void> {
  await deliverPushes(ctx, await pushesOfMessage(ctx, { messageId }));
}

/** A push that fails is not repeated: the notification waits in the portal anyway. */
async function deliverPushes(ctx: RequestContext, due: readonly DuePush[]): Promise<void> {
  const { push } = ctx.runtime.config;
  if (!push) return;
  const gone: string[] = [];
  const waiting = [...due];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const status = await postPush(ctx, push, next);
      if (isGone(status)) gone.push(next.id);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (gone.length > 0) await removeSubscriptions(ctx, { ids: gone });
}

/** The status that the push service answered with; 0 where it did not answer. */
async function postPush(
  ctx: RequestContext,
  push: NonNullable<Config['push']>,
  due: DuePush,
): Promise<number> {
  const { endpoint, p256dh, auth, ...shown } = due;
  try {
    if (!isPushService(endpoint, push.services)) return 410;
    const { title, text, path, tag } = shown;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, text, path, tag }),
      { TTL: TTL_SECONDS, vapidDetails: push },
    );
    const response = await fetch(request.endpoint, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: request.body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok && !isGone(response.status)) ctx.log.event('push.refused', { status: response.status });
    return response.status;
  } catch (error) {
    ctx.log.event('push.failed', { err: error });
    return 0;
  }
}
