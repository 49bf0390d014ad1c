import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import type { BulkJobLine_JobFragment } from '../../../generated/graphql';
import { useBulkJobs } from './useBulkJobs';

const job: BulkJobLine_JobFragment & { __typename: 'BulkJob' } = {
  __typename: 'BulkJob',
  id: 'j1',
  eventId: 'e1',
  kind: 'INVITE',
  status: 'DONE',
  category: null,
  companyId: null,
  groupId: null,
  total: 2,
  done: 2,
  skipped: 0,
  failed: 0,
  closedMeetings: 0,
  error: null,
  startedById: 'u1',
  startedByName: 'Mona',
  createdAt: '2026-01-01T10:00:00Z',
  finishedAt: '2026-01-01T10:00:01Z',
  undoable: false,
  reasons: [],
};
const ATTENDEES = gql`
  query Everybody {
    attendees {
      totalCount
    }
  }
`;

test('a job that has ended before it is first seen drops the lists of people', async () => {
  let nodes: object[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { bulkJobs: { __typename: 'BulkJobConnection', nodes } } });
        observer.complete();
      }),
  );
  const cache = createCache();
  const people = { __typename: 'AttendeeConnection', totalCount: 2 };
  cache.writeQuery({ query: ATTENDEES, data: { attendees: people } });
  const client = new ApolloClient({ link, cache });
  const { result } = renderHook(() => useBulkJobs('e1'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });
  const known = () => cache.readQuery({ query: ATTENDEES });
  await waitFor(() => expect(result.current.jobs).toEqual([]));
  expect(known()).toEqual({ attendees: people });
  nodes = [job];
  await result.current.reload();
  await waitFor(() => expect(result.current.jobs).toHaveLength(1));
  await waitFor(() => expect(known()).toBeNull());
});
