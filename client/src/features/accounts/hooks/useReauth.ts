import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { MeDocument } from '../../../generated/graphql';
import { logFailure } from '../../../lib/log';
import { session } from '../../../lib/session';

/** Pause before the one repetition. */
const retryDelayMs = 1000;

async function refreshUser(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (data) session.setUser(data.me);
}

/** Asks who the stored token belongs to, twice at most; without an answer the stored credentials go. */
async function reauthenticate(client: ApolloClient): Promise<void> {
  const { token } = session.getState().auth;
  const stillMine = () => token !== null && session.getState().auth.token === token;
  if (!stillMine()) return;
  try {
    await refreshUser(client);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    if (!stillMine()) return;
    await refreshUser(client).catch((error: unknown) => {
      logFailure('The session could not be renewed', error);
      if (stillMine()) session.signOut();
    });
  }
}

let started = false;

/** Renews the stored session once, when the portal starts. */
export function useReauth(): void {
  const client = useApolloClient();
  useEffect(() => {
    if (started) return;
    started = true;
    void reauthenticate(client);
  }, [client]);
}
