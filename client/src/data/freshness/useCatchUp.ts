import { useApolloClient } from '@apollo/client/react';
import { refresh } from './freshness';
import { useReconnected } from '../connection/useReconnected';

/** Refreshes answers that may have changed while there was no connection. */
export function useCatchUp(...changed: readonly Parameters<typeof refresh>[1][]): void {
  const client = useApolloClient();
  useReconnected(() => refresh(client, ...changed));
}
