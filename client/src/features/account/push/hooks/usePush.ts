import { useEffect, useState } from 'react';
import { logFailure } from '../../../../data/errors/log';
import {
  usePushKeyQuery,
  useRemovePushSubscriptionMutation,
  useSavePushSubscriptionMutation,
} from '../../../../generated/hooks';
import { canPush, isSubscribed, subscribe, unsubscribe } from '../lib/push-manager';

/** The server's key, known once it is `settled`; none where the installation or the browser has no push. */
export function usePushKey() {
  const supported = canPush();
  const { data, error } = usePushKeyQuery({ skip: !supported });
  return { key: data?.pushPublicKey ?? undefined, settled: !supported || Boolean(data ?? error) };
}

/** Notifications on this device, and switching them on and off; without a key there is nothing to offer. */
export function usePush() {
  const { key } = usePushKey();
  const [save] = useSavePushSubscriptionMutation();
  const [remove] = useRemovePushSubscriptionMutation();
  const [state, setState] = useState({ on: false, busy: false, failed: false });

  useEffect(() => {
    if (!canPush()) return;
    isSubscribed().then(
      (on) => setState((before) => ({ ...before, on })),
      () => undefined,
    );
  }, []);

  const switchOn = async (): Promise<boolean> => {
    const input = key && (await subscribe(key));
    if (input) await save({ variables: { input } });
    return Boolean(input);
  };
  const switchOff = async (): Promise<boolean> => {
    const endpoint = await unsubscribe();
    if (endpoint) await remove({ variables: { input: { endpoint } } });
    return false;
  };
  const change = async (on: boolean): Promise<void> => {
    setState((before) => ({ ...before, busy: true, failed: false }));
    try {
      setState({ on: on ? await switchOn() : await switchOff(), busy: false, failed: false });
    } catch (error) {
      logFailure('Notifications on this device could not be changed', error);
      setState((before) => ({ ...before, busy: false, failed: true }));
    }
  };
  // The person, or the browser for them, has refused.
  const denied = canPush() && Notification.permission === 'denied';
  return { ...state, available: key !== undefined, denied, change };
}
