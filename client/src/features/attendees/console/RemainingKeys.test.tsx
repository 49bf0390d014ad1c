import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import type { RemainingKey_KeyFragment } from '../../../generated/graphql';
import { FeedbackHost } from '../../../ui';
import { useRemainingKeys } from '../person/useRemainingKeys';

const sent: [name: string | undefined, variables: object][] = [];
const link = new ApolloLink(({ operationName, variables }) => {
  sent.push([operationName, variables]);
  return new Observable((observer) => {
    if (operationName === 'DeleteWebhook') return observer.error(new Error('offline'));
    observer.next({ data: { revokeApiToken: { __typename: 'RevokeApiTokenPayload', apiToken: null } } });
    observer.complete();
  });
});
const client = new ApolloClient({ cache: createCache(), link });

const key = (id: string, kind: RemainingKey_KeyFragment['kind'], name: string) => ({
  __typename: 'RemainingKey' as const,
  id,
  kind,
  name,
  eventTitle: 'Spring Fair',
});
const keys = [key('t', 'API_TOKEN', 'Badge printer'), key('w', 'WEBHOOK', 'CRM')];

function Act({ left }: { left: typeof keys }) {
  const say = useRemainingKeys();
  return <button onClick={() => void say('Sara Khan', left)}>Disable</button>;
}

const disable = (left: typeof keys) => {
  render(
    <ApolloProvider client={client}>
      <Act left={left} />
      <FeedbackHost />
    </ApolloProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Disable' }));
};

afterEach(() => {
  sent.length = 0;
});

test('keys that somebody leaves are listed, and each is revoked by its name', async () => {
  disable(keys);
  await screen.findByRole('dialog', { name: 'Sara Khan leaves keys that still work' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Badge printerAPI token · Spring FairRevoke',
    'CRMWebhook · Spring FairRevoke',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Revoke Badge printer' }));
  await screen.findByText('Revoked');
  expect(sent).toEqual([['RevokeApiToken', { input: { apiTokenId: 't' } }]]);
  expect(screen.queryByRole('button', { name: 'Revoke Badge printer' })).toBeNull();
});

test('a key that could not be revoked can be tried again', async () => {
  disable(keys);
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke CRM' }));
  await screen.findByRole('alert');
  expect(sent).toEqual([['DeleteWebhook', { input: { webhookId: 'w' } }]]);
  expect(screen.getByRole('button', { name: 'Revoke CRM' })).toBeTruthy();
});

test('nothing is said where nothing is left', () => {
  disable([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
