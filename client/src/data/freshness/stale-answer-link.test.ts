import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { refresh, refreshed } from './freshness';
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
const STAR_CHANGED = gql`
  subscription StarChanged {
    starChanged {
      __typename
      id
      on
    }
  }
`;
const star = (on: boolean) => ({ __typename: 'Star', id: '1', on });

/** A client whose requests are answered when the test says so, in the order of its choice. */
const openPage = () => {
  const requests: {
    name: string | undefined;
    say: (data: Record<string, unknown>) => void;
    answer: (data: Record<string, unknown>) => void;
    fail: (error: Error) => void;
  }[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        requests.push({
          name: operationName,
          say: (data) => observer.next({ data }),
          fail: (error) => observer.error(error),
          answer: (data) => {
            observer.next({ data });
            observer.complete();
          },
        });
      }),
  );
  const createCache = () => new InMemoryCache();
  const link = ApolloLink.from([createStaleAnswerLink(createCache), server]);
  return { client: new ApolloClient({ link, cache: createCache() }), requests };
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

test('a query is repeated twice at most, and what it says of changed things is then left out', async () => {
  const { client, requests } = openPage();
  const asked = ask(client);
  for (const index of [0, 2, 4]) {
    await vi.waitFor(() => expect(requests).toHaveLength(index + 1));
    const changed = client.mutate({ mutation: SET_STAR });
    await vi.waitFor(() => expect(requests).toHaveLength(index + 2));
    requests[index + 1]?.answer({ setStar: star(true) });
    await changed;
    requests[index]?.answer({ star: star(false) });
  }
  // The last answer left before the last change.
  expect((await asked).data).toEqual({ star: star(true) });
  expect(shown(client)).toEqual({ star: star(true) });
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

test('an answer that left before an event does not take the event back, and is not asked for again', async () => {
  const { client, requests } = openPage();
  const events = client.subscribe({ query: STAR_CHANGED }).subscribe();
  const asked = ask(client);
  await vi.waitFor(() => expect(namesOf(requests)).toEqual(['StarChanged', 'Star']));
  requests[0]?.say({ starChanged: star(true) });
  requests[1]?.answer({ star: star(false) });
  expect((await asked).data).toEqual({ star: star(true) });
  expect(shown(client)).toEqual({ star: star(true) });
  // An event before the question says nothing about its answer.
  const later = ask(client);
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  requests[2]?.answer({ star: star(false) });
  expect((await later).data).toEqual({ star: star(false) });
  expect(requests).toHaveLength(3);
  events.unsubscribe();
});

test('an answer about other things stays as it is', async () => {
  const { client, requests } = openPage();
  const events = client.subscribe({ query: STAR_CHANGED }).subscribe();
  const asked = ask(client);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[0]?.say({ starChanged: { ...star(true), id: '2' } });
  requests[1]?.answer({ star: star(false) });
  expect((await asked).data).toEqual({ star: star(false) });
  events.unsubscribe();
});

/** Asks as a part of a page does when it is drawn first. */
const draw = (client: ApolloClient, asking = { variables: '{}', isFirst: true }) =>
  client.query({ query: STAR, fetchPolicy: 'network-only', context: { asking } });

test('a part that is drawn soon after another has its answer from the cache', async () => {
  const { client, requests } = openPage();
  const first = draw(client);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({ star: star(true) });
  await first;
  expect((await draw(client)).data).toEqual({ star: star(true) });
  expect(requests).toHaveLength(1);
});

test('a part that asks again is answered by the server', async () => {
  const { client, requests } = openPage();
  const asking = { variables: '{}', isFirst: true };
  const first = draw(client, asking);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({ star: star(true) });
  await first;
  void draw(client, asking);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
});

test.each([
  ['a mutation', SET_STAR, 'setStar'],
  ['an event', STAR_CHANGED, 'starChanged'],
])('after %s a part is answered by the server', async (_name, document, field) => {
  const { client, requests } = openPage();
  const first = draw(client);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({ star: star(true) });
  await first;
  const changed =
    document === SET_STAR
      ? client.mutate({ mutation: document })
      : client.subscribe({ query: document }).subscribe();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.say({ [field]: star(false) });
  void draw(client);
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  if ('unsubscribe' in changed) changed.unsubscribe();
});

test('a part that is drawn a while later is answered by the server', async () => {
  const { client, requests } = openPage();
  const first = draw(client);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({ star: star(true) });
  await first;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
  void draw(client);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  vi.mocked(Date.now).mockRestore();
});

test('a part of another page is answered by the server, also when one comes back', async () => {
  const { client, requests } = openPage();
  const first = draw(client);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({ star: star(true) });
  await first;
  window.history.pushState(null, '', '/elsewhere');
  const second = draw(client);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer({ star: star(true) });
  await second;
  window.history.pushState(null, '', '/');
  void draw(client);
  await vi.waitFor(() => expect(requests).toHaveLength(3));
});

const BOOKMARKED = gql`
  query Bookmarked {
    people(bookmarked: true) {
      __typename
      id
      on
    }
  }
`;
const people = (...ids: string[]) => ({ people: ids.map((id) => ({ ...star(true), id })) });

/** A list on the screen, as the filter "Bookmarked" is. */
const showList = (client: ApolloClient) => {
  const list = client.watchQuery({ query: BOOKMARKED, fetchPolicy: 'cache-and-network' });
  list.subscribe({});
  return () => list.getCurrentResult().data;
};

test.each([
  ['left after the mutation and', ['SetStar', 'Bookmarked']],
  ['left before the mutation and', ['Bookmarked', 'SetStar']],
])('a list that %s was answered before it is asked for again after it', async (_case, order) => {
  const { client, requests } = openPage();
  let list = () => undefined as unknown;
  for (const name of order) {
    if (name === 'SetStar') void client.mutate({ mutation: SET_STAR });
    else list = showList(client);
    await vi.waitFor(() => expect(requests.at(-1)?.name).toBe(name));
  }
  const [query, mutation] = ['Bookmarked', 'SetStar'].map((name) => requests[order.indexOf(name)]);
  query?.answer(people());
  await vi.waitFor(() => expect(list()).toEqual(people()));
  mutation?.answer({ setStar: star(true) });
  await vi.waitFor(() => expect(namesOf(requests)).toEqual([...order, 'Bookmarked']));
  requests[2]?.answer(people('1'));
  await vi.waitFor(() => expect(list()).toEqual(people('1')));
});

test.each([
  ['left after the mutation and', ['SetStar', 'Bookmarked']],
  ['left before the mutation and', ['Bookmarked', 'SetStar']],
])('a list that %s is answered after it is repeated at once', async (_case, order) => {
  const { client, requests } = openPage();
  let list = () => undefined as unknown;
  for (const name of order) {
    if (name === 'SetStar') void client.mutate({ mutation: SET_STAR });
    else list = showList(client);
    await vi.waitFor(() => expect(requests.at(-1)?.name).toBe(name));
  }
  const [query, mutation] = ['Bookmarked', 'SetStar'].map((name) => requests[order.indexOf(name)]);
  mutation?.answer({ setStar: star(true) });
  await vi.waitFor(() => expect(shown(client)).toBe(null));
  query?.answer(people());
  await vi.waitFor(() => expect(namesOf(requests)).toEqual([...order, 'Bookmarked']));
  requests[2]?.answer(people('1'));
  await vi.waitFor(() => expect(list()).toEqual(people('1')));
});

test('a list that was answered while a mutation was under way is asked for again also where that fails', async () => {
  const { client, requests } = openPage();
  const changed = client.mutate({ mutation: SET_STAR }).catch(() => 'refused');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const list = showList(client);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(people());
  await vi.waitFor(() => expect(list()).toEqual(people()));
  requests[0]?.fail(new Error('Lost'));
  expect(await changed).toBe('refused');
  await vi.waitFor(() => expect(requests).toHaveLength(3));
});

test('a list under way when it was refreshed is asked for again', async () => {
  const { client, requests } = openPage();
  const list = showList(client);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  refresh(client, 'people' as never);
  requests[0]?.answer(people());
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(list()).toBe(undefined);
  requests[1]?.answer(people('1'));
  await vi.waitFor(() => expect(list()).toEqual(people('1')));
});

test('a list that was refreshed during its last repeat too is asked for again after it', async () => {
  const { client, requests } = openPage();
  const list = showList(client);
  for (const index of [0, 1, 2]) {
    await vi.waitFor(() => expect(requests).toHaveLength(index + 1));
    refresh(client, 'people' as never);
    // The refresh waits for the answer that is under way.
    await vi.waitFor(() => expect(refreshed(client)).toBeUndefined());
    requests[index]?.answer(people('1', '2'));
  }
  await vi.waitFor(() => expect(requests).toHaveLength(4));
  requests[3]?.answer(people('1'));
  await vi.waitFor(() => expect(list()).toEqual(people('1')));
});

test('an answer to a part that asked again is not shared with parts that are drawn later', async () => {
  const { client, requests } = openPage();
  void ask(client);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({ star: star(true) });
  void draw(client);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
});
