import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import * as ui from '../../../ui';
import { SessionsBlock } from './SessionsBlock';

afterEach(() => {
  vi.restoreAllMocks();
});

const sessionOf = (id: string, current: boolean) => ({
  __typename: 'Session',
  id,
  current,
  device: null,
  createdAt: '2026-11-21T10:00:00Z',
  lastUsedAt: '2026-11-21T10:00:00Z',
});

test('a device that is signed out without a network is said not to be, and it can be tried again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const said = vi.spyOn(ui.useToasts(), 'error').mockReturnValue('');
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName !== 'Sessions') {
          sent.push(variables.input);
          return observer.error(new TypeError('Failed to fetch'));
        }
        const nodes = [sessionOf('here', true), sessionOf('phone', false)];
        observer.next({ data: { sessions: { __typename: 'SessionConnection', nodes } } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: createCache() })}>
      <SessionsBlock />
    </ApolloProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Sign out Unknown device/ }));
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  const [text, options] = said.mock.calls[0]!;
  expect([text, options]).toMatchObject(['Not sent: no network', { action: { label: 'Try again' } }]);
  (options as { action: { run: () => void } }).action.run();
  await waitFor(() => expect(sent).toEqual([{ sessionId: 'phone' }, { sessionId: 'phone' }]));
});
