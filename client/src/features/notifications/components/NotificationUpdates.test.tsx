import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { NotificationCountDocument } from '../../../generated/graphql';
import NotificationUpdates from './NotificationUpdates';

const item = (id: string) => ({
  __typename: 'Notification',
  id,
  eventId: 'e1',
  kind: 'MEETING_ACCEPTED',
  title: null,
  details: null,
  startsAt: null,
  person: null,
  company: null,
  activity: null,
  companyRequest: null,
  meeting: null,
  createdAt: '2026-11-23T10:00:00Z',
  readAt: null,
  meetingId: null,
  activityId: null,
});

test('a notification that is delivered twice counts once, also where the list was never opened', async () => {
  let say = (_id: string): void => undefined;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        say = (id) => observer.next({ data: { notificationAdded: item(id) } });
      }),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const query = { query: NotificationCountDocument, variables: { eventId: 'e1' } };
  const event = { __typename: 'Event' as const, id: 'e1', unreadNotificationCount: 0 };
  client.writeQuery({ ...query, data: { event } });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <NotificationUpdates eventId="e1" />
      </MemoryRouter>
    </ApolloProvider>,
  );
  for (const id of ['n1', 'n1', 'n2', 'n1']) say(id);
  const count = () => client.readQuery(query)?.event.unreadNotificationCount;
  await vi.waitFor(() => expect(count()).toBe(2));
});
