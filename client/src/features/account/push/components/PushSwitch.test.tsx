import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PushSwitch from './PushSwitch';

const asked: string[] = [];

function open(pushPublicKey: string | null) {
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName ?? '');
    return new Observable((observer) => {
      observer.next({ data: { pushPublicKey } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <PushSwitch />
    </ApolloProvider>,
  );
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a server with a key offers notifications on this device', async () => {
  open('key');
  const control = await screen.findByRole('switch', { name: 'Notifications on this device' });
  expect(control.getAttribute('aria-checked')).toBe('false');
});

test('a server without a key offers nothing', async () => {
  open(null);
  await waitFor(() => expect(asked).toEqual(['PushKey']));
  expect(screen.queryAllByRole('switch')).toEqual([]);
});

test('a browser without push asks the server nothing', () => {
  vi.stubGlobal('navigator', {});
  open('key');
  expect([asked, screen.queryAllByRole('switch')]).toEqual([[], []]);
});
