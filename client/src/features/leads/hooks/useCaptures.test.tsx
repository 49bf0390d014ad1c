import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '../../../data/cache';
import { session } from '../../../data/session';
import { captureQueue } from '../lib/capture-queue';
import { captured, entryOf } from '../lib/capturing';
import { useCaptures } from './useCaptures';

afterEach(async () => {
  cleanup();
  await captureQueue.remove(...captureQueue.state.getState().entries.map(({ clientId }) => clientId));
  captured.setState({ userId: null, leads: {} });
  session.signOut();
});

test('the cards are the badges of the person who is signed in, at this company, the latest first', async () => {
  const scan = async (userId: string, companyId: string, code: string, at: string) => {
    session.signIn({ id: userId, email: '', displayName: userId, role: 'ATTENDEE' }, userId);
    await captureQueue.add({ ...entryOf({ companyId, code }), at });
  };
  await scan('daniel', 'nimbus', 'OF-DANIEL', '2026-11-21T10:00:00Z');
  await scan('sara', 'nimbus', 'FIRST', '2026-11-21T10:01:00Z');
  await scan('sara', 'stratus', 'ELSEWHERE', '2026-11-21T10:02:00Z');
  await scan('sara', 'nimbus', 'SECOND', '2026-11-21T10:03:00Z');
  const lead = { answers: [] } as never;
  const draft = { rating: null, note: '', answers: {} };
  captured.setState({
    userId: 'daniel',
    leads: { 'nimbus LEAD': { lead, draft, at: '2026-11-21T10:04:00Z' } },
  });
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const { result } = renderHook(() => useCaptures('nimbus'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });
  expect(result.current.cards.map(({ code }) => code)).toEqual(['SECOND', 'FIRST']);
});
