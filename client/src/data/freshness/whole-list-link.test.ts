import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from './cache';
import { createWholeListLink } from './whole-list-link';

const PODS = gql`
  query Pods($eventId: ID!, $first: Int!, $after: String) {
    pods(eventId: $eventId, first: $first, after: $after) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** A server with that many pods, which counts from 1 and gives the last ones of a page again, and a page that shows 2 of them. */
function openPage(count: number, maxPage = 100, repeated = 0) {
  let ids = Array.from({ length: count }, (_, index) => `${index + 1}`);
  const asked: string[] = [];
  const server = new ApolloLink(({ variables: { first, after } }) => {
    asked.push(`${first} after ${after ?? 'none'}`);
    const from = after ? ids.indexOf(after as string) + 1 - repeated : 0;
    const shown = ids.slice(from, from + Math.min(first as number, maxPage));
    const nodes = shown.map((id) => ({ __typename: 'Pod', id }));
    const hasNextPage = from + shown.length < ids.length;
    const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: shown.at(-1) ?? null };
    return new Observable((observer) => {
      observer.next({ data: { pods: { __typename: 'PodConnection', nodes, pageInfo } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({
    link: ApolloLink.from([createWholeListLink(), server]),
    cache: createCache(),
  });
  const variables = { eventId: 'e1', first: 2 };
  const list = client.watchQuery({ query: PODS, variables, fetchPolicy: 'cache-and-network' });
  list.subscribe({});
  const shown = () => {
    const { pods } = client.readQuery<{ pods: { nodes: { id: string }[]; pageInfo: object } }>({
      query: PODS,
      variables,
    })!;
    return [pods.nodes.map(({ id }) => id).join(' '), pods.pageInfo];
  };
  return {
    asked,
    shown,
    remove: (gone: string) => (ids = ids.filter((id) => id !== gone)),
    more: (after: string) => list.fetchMore({ variables: { after } }),
    again: () => list.refetch(),
  };
}
const pageInfo = (hasNextPage: boolean, endCursor: string) =>
  expect.objectContaining({ hasNextPage, endCursor }) as object;

test('a list that was read on is asked for as far as it is known', async () => {
  const { asked, shown, more, again, remove } = openPage(9);
  await more('2');
  await more('4');
  expect(shown()).toEqual(['1 2 3 4 5 6', pageInfo(true, '6')]);
  // On a later page, which a fresh first page says nothing about.
  remove('5');
  asked.length = 0;
  await again();
  expect([shown(), asked]).toEqual([['1 2 3 4 6 7', pageInfo(true, '7')], ['6 after none']]);
});

test('a list that is longer than the server gives at once is asked for page by page', async () => {
  const { asked, shown, more, again } = openPage(9, 3);
  await more('2');
  await more('4');
  asked.length = 0;
  await again();
  expect([shown(), asked]).toEqual([
    ['1 2 3 4 5 6', pageInfo(true, '6')],
    ['6 after none', '6 after 3'],
  ]);
});

test('a row that moved to the next page meanwhile is shown once', async () => {
  const { asked, shown, more, again } = openPage(9, 3, 1);
  await more('2');
  await more('3');
  asked.length = 0;
  await again();
  expect([shown(), asked]).toEqual([
    ['1 2 3 4 5', pageInfo(true, '5')],
    ['4 after none', '4 after 3'],
  ]);
});

test('a list that became shorter ends where the server says', async () => {
  const { shown, more, again, remove } = openPage(4);
  await more('2');
  for (const id of ['2', '3', '4']) remove(id);
  await again();
  expect(shown()).toEqual(['1', pageInfo(false, '1')]);
});
