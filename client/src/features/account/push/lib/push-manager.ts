import type { SavePushSubscriptionInput } from '../../../../generated/graphql';

/** Whether this browser can be pushed to at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager;

/** Whether this browser is subscribed already. */
export const isSubscribed = async (): Promise<boolean> => Boolean(await (await manager())?.getSubscription());

/** Subscribes this browser; null where the person does not allow it. */
export async function subscribe(publicKey: string): Promise<SavePushSubscriptionInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const subscription = await (
    await manager()
  )?.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  return endpoint && keys?.['p256dh'] && keys['auth']
    ? { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] }
    : null;
}

/** Ends the subscription of this browser, and gives its address. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await (await manager())?.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
