import { usePushKeyQuery } from '../../../../generated/hooks';
import { canPush } from '../lib/push-manager';

export interface PushKey {
  /** The server's key; undefined where the installation or the browser has no push. */
  key?: string;
  /** Whether it is known yet. */
  settled: boolean;
}

/** Whether this browser and the installation can push, and with which key. */
export function usePushKey(): PushKey {
  const supported = canPush();
  const { data, error } = usePushKeyQuery({ skip: !supported });
  return { key: data?.pushPublicKey ?? undefined, settled: !supported || Boolean(data ?? error) };
}
