import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { connectionPolicy } from './connection-policy';

const query = gql`
  query Users($first: Int, $after: String, $offset: Int, $search: String) {
    users(first: $first, after: $after, offset: $offset, search: $search) {
      nodes {
        id
      }
      totalCount
    }
  }
`;

const createCache = (options?: { keepLaterPages: boolean }) =>
  new InMemoryCache({
    typePolicies: { Query: { fields: { users: connectionPolicy(['search'], options) } } },
  });

const listOf = (totalCount: number, ids: string[]) => ({
  users: {
    __typename: 'UserConnection',
    nodes: ids.map((id) => ({ __typename: 'User', id })),
    totalCount,
  },
});
const page = (...ids: string[]) => listOf(4, ids);

test('pages read on by cursor are one list, without repeats', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { first: 2 }, data: page('a', 'b') });
  cache.writeQuery({ query, variables: { first: 2, after: 'b' }, data: page('b', 'c') });
  expect(cache.readQuery({ query, variables: { first: 2 } })).toEqual(page('a', 'b', 'c'));
});

test('pages of a table are lists of their own', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { first: 2, offset: 0 }, data: page('a', 'b') });
  cache.writeQuery({ query, variables: { first: 2, offset: 2 }, data: page('c', 'd') });
  expect(cache.readQuery({ query, variables: { first: 2, offset: 0 } })).toEqual(page('a', 'b'));
  expect(cache.readQuery({ query, variables: { first: 2, offset: 2 } })).toEqual(page('c', 'd'));
  expect(cache.readQuery({ query, variables: { first: 2 } })).toBeNull();
});

/** What a list of four, read to its end, holds after this first page. */
const afterFirstPage = (keepLaterPages: boolean, first: ReturnType<typeof page>) => {
  const cache = createCache({ keepLaterPages });
  cache.writeQuery({ query, variables: { first: 2 }, data: page('a', 'b') });
  cache.writeQuery({ query, variables: { first: 2, after: 'b' }, data: page('c', 'd') });
  cache.writeQuery({ query, variables: { first: 2 }, data: first });
  return cache.readQuery({ query, variables: { first: 2 } });
};

test('a fresh first page starts the list again', () => {
  expect(afterFirstPage(false, page('a', 'b'))).toEqual(page('a', 'b'));
});

test('a fresh first page leaves the later ones where the list keeps its place', () => {
  expect(afterFirstPage(true, page('c', 'a'))).toEqual(page('c', 'a', 'b', 'd'));
  expect(afterFirstPage(true, listOf(5, ['e', 'a']))).toEqual(listOf(5, ['e', 'a', 'b', 'c', 'd']));
});

test('where something was taken away, a fresh first page starts every list again', () => {
  expect(afterFirstPage(true, listOf(3, ['a', 'b']))).toEqual(listOf(3, ['a', 'b']));
});
