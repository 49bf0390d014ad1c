import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import type { Lead_LeadFragment } from '../../../generated/graphql';
import { FeedbackHost } from '../../../ui';
import { useLeadActs } from './useLeadActs';

afterEach(() => {
  vi.unstubAllGlobals();
});

const lead = {
  __typename: 'Lead',
  id: 'l1',
  attendee: { firstName: 'Sara' },
} as unknown as Lead_LeadFragment;

/** Without a network. */
function open() {
  vi.stubGlobal('navigator', { userAgent: '', onLine: false });
  const asked: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables);
        observer.error(new TypeError('Failed to fetch'));
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <MemoryRouter>
        <ApolloProvider client={client}>{children}</ApolloProvider>
        <FeedbackHost />
      </MemoryRouter>
    </ConfigProvider>
  );
  return { asked, acts: renderHook(() => useLeadActs(), { wrapper }).result };
}

test.each([
  ['rating', { rating: 'HOT' }],
  ['tick', { followedUp: true }],
] as const)('a %s without a network is said not to be sent, and can be tried again', async (what, input) => {
  const { asked, acts } = open();
  act(() => {
    if (what === 'rating') acts.current.rate(lead, 'HOT');
    else acts.current.tick(lead);
  });
  await screen.findByText('Not sent: no network');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const sent = { input: { leadId: 'l1', ...input } };
  await expect.poll(() => asked).toEqual([sent, sent]);
});
