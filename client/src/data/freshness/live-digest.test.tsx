import { ApolloClient, ApolloLink, gql, Observable, type DocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveDigestDocument } from '../../generated/graphql';
import { createCache } from './cache';
import { createLiveDigestLink } from './live-digest';
import { setSocketState } from '../connection/realtime-state';
import { createStaleAnswerLink } from './stale-answer-link';
import { useLiveDigest } from './useLiveDigest';

const AGENDA = gql`
  query Agenda {
    agenda {
      startsAt
    }
  }
`;
const SCHEDULE = gql`
  query Schedule {
    activities {
      nodes {
        id
      }
    }
  }
`;

const PEOPLE = gql`
  query People {
    attendees {
      nodes {
        id
        viewerMeeting {
          id
          status
        }
      }
    }
  }
`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setSocketState('idle');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

const omar = (status: string) => ({
  __typename: 'Attendee',
  id: 'omar',
  viewerMeeting: { __typename: 'Meeting', id: 'm1', status, startsAt: '1', endsAt: '2', viewerAs: 'SENDER' },
});

/** A page whose requests are answered when the test says so; `versions` are what the server says of the lists. */
const openPage = () => {
  const versions = { activities: '1', agenda: '1', meetings: '1', notifications: '1' };
  const waiting: { name: string; answer: () => void; fail: (error: Error) => void }[] = [];
  const asked: string[] = [];
  let token = 'of Sara';
  const server = new ApolloLink(
    ({ operationName: name = '', variables }) =>
      new Observable((observer) => {
        asked.push(name);
        const answers: Record<string, () => object> = {
          Agenda: () => ({ agenda: [{ __typename: 'AgendaItem', startsAt: versions.agenda }] }),
          Schedule: () => ({ activities: { __typename: 'ActivityConnection', nodes: [] } }),
          People: () => ({ attendees: { __typename: 'AttendeeConnection', nodes: [omar('PENDING')] } }),
          MeetingsOfPeople: () => ({
            meetings: {
              __typename: 'MeetingConnection',
              nodes: [{ __typename: 'Meeting', id: 'm1', other: omar('ACTIVE') }],
            },
          }),
          LiveDigest: () => ({
            liveDigest: { __typename: 'LiveDigest', ...versions },
            event: {
              __typename: 'Event',
              id: variables['eventId'] as string,
              viewerPendingMeetingCount: 0,
              unreadNotificationCount: 0,
            },
          }),
        };
        waiting.push({
          name,
          answer: () => {
            observer.next({ data: answers[name]?.() as Record<string, unknown> });
            observer.complete();
          },
          fail: (error) => observer.error(error),
        });
      }),
  );
  const withToken = new ApolloLink((operation, forward) => {
    operation.setContext({ token });
    return forward(operation);
  });
  const client = new ApolloClient({
    link: ApolloLink.from([withToken, createStaleAnswerLink(createCache), createLiveDigestLink(), server]),
    cache: createCache(),
  });
  const answer = async (name?: string) => {
    for (const one of waiting.splice(0))
      if (!name || one.name === name) one.answer();
      else waiting.push(one);
    await pass();
  };
  return {
    client,
    versions,
    answer,
    /** Names of the requests since it was called last. */
    asked: () => asked.splice(0).toSorted(),
    show: (query: DocumentNode) =>
      client.watchQuery({ query, fetchPolicy: 'cache-and-network' }).subscribe({ error: () => undefined }),
    async fail(name: string, error: Error) {
      waiting
        .splice(
          waiting.findIndex((one) => one.name === name),
          1,
        )[0]
        ?.fail(error);
      await pass();
    },
    /** Asks for a digest, and has it and what it asks for answered. */
    async compare(eventId = 'e1') {
      void client.query({ query: LiveDigestDocument, variables: { eventId }, fetchPolicy: 'network-only' });
      await answer();
      const names = asked.splice(0).filter((name) => name !== 'LiveDigest');
      await answer();
      return names.toSorted();
    },
    signIn: (name: string) => (token = name),
  };
};

test('what is asked for after a digest is answered is asked again when its version is another one', async () => {
  const { show, compare, answer, versions, asked } = openPage();
  expect(await compare()).toEqual([]);
  show(AGENDA);
  show(SCHEDULE);
  await answer();
  asked();
  expect(await compare()).toEqual([]);
  versions.agenda = '2';
  versions.meetings = '2';
  expect(await compare()).toEqual(['Agenda']);
  // The newer digest is what the next one is compared with.
  expect(await compare()).toEqual([]);
});

test('cards of people show how a meeting stands, without another list of people', async () => {
  const { client, show, compare, answer, versions, asked } = openPage();
  await compare();
  versions.meetings = '2';
  expect(await compare()).toEqual([]);
  show(PEOPLE);
  await answer();
  asked();
  expect(await compare()).toEqual([]);
  versions.meetings = '3';
  expect(await compare()).toEqual(['MeetingsOfPeople']);
  expect(client.readQuery({ query: PEOPLE })).toMatchObject({
    attendees: { nodes: [{ viewerMeeting: { status: 'ACTIVE' } }] },
  });
});

test('what was answered before the first digest is asked for again', async () => {
  const { show, compare, answer, asked } = openPage();
  show(AGENDA);
  await answer();
  asked();
  expect(await compare()).toEqual(['Agenda']);
  expect(await compare()).toEqual([]);
});

test('what was under way when the first digest was answered is asked for again', async () => {
  const { client, show, answer, versions, asked } = openPage();
  void client.query({ query: LiveDigestDocument, variables: { eventId: 'e1' } });
  show(AGENDA);
  expect(asked()).toEqual(['Agenda', 'LiveDigest']);
  await answer('LiveDigest');
  versions.agenda = '2';
  await answer('Agenda');
  expect(asked()).toEqual(['Agenda']);
  versions.agenda = '3';
  await answer();
  expect(client.readQuery({ query: AGENDA })).toMatchObject({ agenda: [{ startsAt: '3' }] });
});

test('an answer that was under way while its version changed is not believed', async () => {
  const { client, show, compare, answer, versions, asked } = openPage();
  await compare();
  show(AGENDA);
  void client.query({ query: LiveDigestDocument, variables: { eventId: 'e1' }, fetchPolicy: 'network-only' });
  versions.agenda = '2';
  await answer('LiveDigest');
  asked();
  await answer('Agenda');
  expect(asked()).toEqual(['Agenda']);
});

test('another event and another person start anew', async () => {
  const { show, compare, answer, asked, signIn } = openPage();
  await compare();
  show(AGENDA);
  await answer();
  asked();
  expect(await compare('e2')).toEqual(['Agenda']);
  expect(await compare('e2')).toEqual([]);
  signIn('of Daniel');
  expect(await compare('e2')).toEqual(['Agenda']);
});

test('what failed is asked for again, and nothing else', async () => {
  const { show, compare, answer, asked, fail } = openPage();
  await compare();
  show(AGENDA);
  show(SCHEDULE);
  await fail('Agenda', new Error('Away'));
  await answer();
  asked();
  expect(await compare()).toEqual(['Agenda']);
  expect(await compare()).toEqual([]);
});

test('a connection asks for a digest alone, and for everything where the server refuses it', async () => {
  const { client, show, compare, answer, asked, fail } = openPage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await compare();
  show(AGENDA);
  show(SCHEDULE);
  await answer();
  asked();
  for (const state of ['connected', 'lost'] as const) setSocketState(state);
  renderHook(() => useLiveDigest('e1'), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  act(() => setSocketState('connected'));
  await answer();
  await pass(3_000);
  await answer();
  expect(asked()).toEqual(['LiveDigest', 'LiveDigest']);
  act(() => setSocketState('lost'));
  act(() => setSocketState('connected'));
  await fail('LiveDigest', new Error('Refused'));
  await pass(300);
  await answer();
  expect(asked()).toEqual(['Agenda', 'LiveDigest', 'Schedule']);
  // When the subscriptions stand.
  await pass(3_000);
  await answer();
  expect(asked()).toEqual(['LiveDigest']);
});
