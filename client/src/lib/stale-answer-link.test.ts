import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createStaleAnswerLink } from './stale-answer-link';

const STAR = gql`
  query Star {
    star {
      __typename
      id
      on
    }
  }
`;
const SET_STAR = gql`
  mutation SetStar {
    setStar {
      __typename
      id
      on
    }
  }
`;
const star = (on: boolean) => ({ __typename: 'Star', id: '1', on });

/** A client whose requests are answered when the test says so, in the order of its choice. */
const openPage = () => {
  const requests: { name: string | undefined; answer: (data: Record<string, unknown>) => void }[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        requests.push({
          name: operationName,
          answer: (data) => {
            observer.next({ data });
            observer.complete();
          },
        });
      }),
  );
  const link = ApolloLink.from([createStaleAnswerLink(), server]);
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), requests };
};
const ask = (client: ApolloClient) => client.query({ query: STAR, fetchPolicy: 'network-only' });
const shown = (client: ApolloClient) => client.cache.readQuery({ query: STAR });
const namesOf = (requests: { name: string | undefined }[]) => requests.map(({ name }) => name);

test('an answer that left before a change does not take the change back', async () => {
  const { client, requests } = openPage();
  const asked = ask(client);
  await vi.waitFor(() => expect(namesOf(requests)).toEqual(['Star']));
  const changed = client.mutate({ mutation: SET_STAR });
  await vi.waitFor(() => expect(namesOf(requests)).toEqual(['Star', 'SetStar']));
  requests[1]?.answer({ setStar: star(true) });
  await changed;
  requests[0]?.answer({ star: star(false) });
  await vi.waitFor(() => expect(namesOf(requests)).toEqual(['Star', 'SetStar', 'Star']));
  expect(shown(client)).toBe(null);
  requests[2]?.answer({ star: star(true) });
  expect((await asked).data).toEqual({ star: star(true) });
  expect(shown(client)).toEqual({ star: star(true) });
});

test('a query is repeated twice at most', async () => {
  const { client, requests } = openPage();
  const asked = ask(client);
  for (const index of [0, 2, 4]) {
    await vi.waitFor(() => expect(requests).toHaveLength(index + 1));
    const changed = client.mutate({ mutation: SET_STAR });
    await vi.waitFor(() => expect(requests).toHaveLength(index + 2));
    requests[index + 1]?.answer({ setStar: star(true) });
    await changed;
    requests[index]?.answer({ star: star(true) });
  }
  expect((await asked).data).toEqual({ star: star(true) });
  expect(namesOf(requests)).toEqual(['Star', 'SetStar', 'Star', 'SetStar', 'Star', 'SetStar']);
});

test('a mutation that changes nothing shown repeats no query', async () => {
  const { client, requests } = openPage();
  const asked = ask(client);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const signalled = client.mutate({ mutation: SET_STAR, context: { changesData: false } });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer({ setStar: star(true) });
  await signalled;
  requests[0]?.answer({ star: star(false) });
  await asked;
  expect(requests).toHaveLength(2);
});
