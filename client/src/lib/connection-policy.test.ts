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

const queryWithEnd = gql`
  query Users($first: Int, $after: String) {
    users(first: $first, after: $after) {
      nodes {
        id
      }
      totalCount
      pageInfo {
        hasNextPage
      }
    }
  }
`;

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

/** What a list of four, read on to its fourth item, holds after this first page. */
const afterFirstPage = (
  keepLaterPages: boolean,
  first: ReturnType<typeof page>,
  hasLater = false,
  hasSecond = true,
) => {
  const cache = createCache({ keepLaterPages });
  const write = (after: string | undefined, { users }: ReturnType<typeof page>, more: boolean) =>
    cache.writeQuery({
      query: queryWithEnd,
      variables: { first: 2, after },
      data: { users: { ...users, pageInfo: { __typename: 'PageInfo', hasNextPage: more } } },
    });
  write(undefined, page('a', 'b'), true);
  write('b', page('c', 'd'), hasLater);
  write(undefined, first, hasSecond);
  const list = cache.readQuery<ReturnType<typeof listOf>>({ query, variables: { first: 2 } });
  return list?.users.nodes.map(({ id }) => id).join('');
};

test('a fresh first page starts the list again', () => {
  expect(afterFirstPage(false, page('a', 'b'))).toBe('ab');
});

test.each([
  ['one that moved up', page('c', 'a'), 'cabd'],
  ['a new one', listOf(5, ['e', 'a']), 'eabcd'],
  ['the same', page('a', 'b'), 'abcd'],
  ['fewer, since another screen asks for fewer', page('a'), 'abcd'],
])(
  'a fresh first page with %s leaves the later ones where the list keeps its place',
  (_case, first, list) => {
    expect(afterFirstPage(true, first)).toBe(list);
  },
);

test('what a fresh first page no longer has up to its end was taken away, and the later ones stay', () => {
  expect(afterFirstPage(true, listOf(3, ['b', 'c']))).toBe('bcd');
  // Another one was added at the same time, somewhere below: the number says nothing.
  expect(afterFirstPage(true, listOf(9, ['b', 'c']), true)).toBe('bcd');
  expect(afterFirstPage(true, listOf(9, ['c', 'd']), true)).toBe('cd');
});

test('a fresh first page that shares nothing with the list, is all there is, or leaves more than there are, starts it again', () => {
  expect(afterFirstPage(true, listOf(9, ['y', 'z']), true)).toBe('yz');
  expect(afterFirstPage(true, listOf(3, ['a', 'b']), true)).toBe('ab');
  expect(afterFirstPage(true, page('b', 'a'), false, false)).toBe('ba');
});

test('what was evicted is not counted as part of the list', () => {
  const cache = createCache({ keepLaterPages: true });
  cache.writeQuery({ query, variables: { first: 2 }, data: page('a', 'b') });
  cache.writeQuery({ query, variables: { first: 2, after: 'b' }, data: page('c', 'd') });
  cache.evict({ id: 'User:d' });
  cache.writeQuery({ query, variables: { first: 2 }, data: listOf(3, ['a', 'b']) });
  expect(cache.readQuery({ query, variables: { first: 2 } })).toEqual(listOf(3, ['a', 'b', 'c']));
});
