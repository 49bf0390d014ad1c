import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import * as ui from '../../../ui';
import NotificationCentre from './NotificationCentre';

afterEach(() => {
  vi.restoreAllMocks();
});

const unread = {
  __typename: 'Notification',
  id: 'n1',
  eventId: 'e1',
  kind: 'ANNOUNCEMENT',
  title: 'Doors open',
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
};

test('notifications that are marked without a network are unread again, and it can be tried again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const said = vi.spyOn(ui.useToasts(), 'error').mockReturnValue('');
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName !== 'Notifications') {
          sent.push(variables.input);
          return observer.error(new TypeError('Failed to fetch'));
        }
        const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
        const notifications = { __typename: 'NotificationConnection', nodes: [unread], pageInfo };
        observer.next({ data: { notifications } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: createCache() })}>
      <MemoryRouter>
        <NotificationCentre eventId="e1" onClose={() => undefined} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  const mark = await screen.findByRole<HTMLButtonElement>('button', { name: /Mark all/ });
  await waitFor(() => expect(mark.disabled).toBe(false));
  fireEvent.click(mark);
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(mark.disabled).toBe(false));
  const [text, options] = said.mock.calls[0]!;
  expect([text, options]).toMatchObject(['Not sent: no network', { action: { label: 'Try again' } }]);
  (options as { action: { run: () => void } }).action.run();
  const input = { eventId: 'e1', notificationIds: undefined };
  await waitFor(() => expect(sent).toEqual([input, input]));
});
