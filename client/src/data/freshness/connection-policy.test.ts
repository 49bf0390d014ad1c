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

const createCache = () =>
  new InMemoryCache({ typePolicies: { Query: { fields: { users: connectionPolicy(['search']) } } } });

const page = (...ids: string[]) => ({
  users: {
    __typename: 'UserConnection',
    nodes: ids.map((id) => ({ __typename: 'User', id })),
    totalCount: 4,
  },
});

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

test('a fresh first page starts the list again', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: { first: 2 }, data: page('a', 'b') });
  cache.writeQuery({ query, variables: { first: 2, after: 'b' }, data: page('c', 'd') });
  cache.writeQuery({ query, variables: { first: 2 }, data: page('a', 'b') });
  expect(cache.readQuery({ query, variables: { first: 2 } })).toEqual(page('a', 'b'));
});

test('a count without rows leaves those that are known', () => {
  const cache = createCache();
  const { users: known } = page('a', 'b');
  const variables = { search: '' };
  cache.writeQuery({ query, variables, data: { users: known } });
  const count = gql`
    query Count($search: String) {
      users(search: $search) {
        totalCount
      }
    }
  `;
  const users = { __typename: 'UserConnection', totalCount: 7 };
  cache.writeQuery({ query: count, variables, data: { users } });
  expect(cache.readQuery({ query, variables })).toEqual({ users: { ...known, totalCount: 7 } });
});
