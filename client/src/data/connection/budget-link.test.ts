import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { budgetLink } from './budget-link';
import { toAppError } from '../errors/errors';
import { reachability } from './reachability';

const QUERY = gql`
  query Agenda($day: String) {
    agenda(day: $day)
  }
`;
const MUTATION = gql`
  mutation Leave {
    leave
  }
`;

let answers: Response[];
const fetched = vi.fn<() => Promise<Response>>(async () => answers.shift() ?? answer());

const answerWith = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json' },
  });
const answer = () => answerWith({ data: { agenda: 'Opening' } });
const refusal = (details: object = { reason: 'BUDGET_SPENT' }) =>
  answerWith(
    { errors: [{ message: 'No.', extensions: { code: 'RATE_LIMITED', retryAfter: 20, ...details } }] },
    429,
  );

const openPage = () =>
  new ApolloClient({
    link: ApolloLink.from([budgetLink, new HttpLink({ uri: '/graphql' })]),
    cache: new InMemoryCache(),
  });
const ask = (day: string, client = openPage(), context = {}) =>
  client.query({ query: QUERY, variables: { day }, context }).then(({ data }) => data, toAppError);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const isPaused = () => reachability.getState().isPaused;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a query over the budget is asked again after the time that the server names, and the pause is shown', async () => {
  answers = [refusal()];
  const asked = ask('today');
  await pass(19);
  expect([fetched.mock.calls.length, isPaused()]).toEqual([1, true]);
  await pass(4);
  expect(await asked).toEqual({ agenda: 'Opening' });
  expect([fetched.mock.calls.length, isPaused()]).toEqual([2, false]);
});

test('queries that are refused share one pause', async () => {
  answers = [refusal(), refusal()];
  const client = openPage();
  const first = ask('today', client);
  await pass(15);
  const second = ask('tomorrow', client);
  await pass(8);
  expect(await Promise.all([first, second])).toEqual([{ agenda: 'Opening' }, { agenda: 'Opening' }]);
  expect([fetched.mock.calls.length, isPaused()]).toEqual([4, false]);
});

test('an answer that stays away is said to be refused in the end', async () => {
  answers = Array.from({ length: 10 }, () => refusal());
  const asked = ask('today');
  await pass(10 * 23);
  expect(await asked).toMatchObject({
    reason: 'BUDGET_SPENT',
    message: 'Too many requests at once. Try again in 20 seconds.',
  });
  expect([fetched.mock.calls.length, isPaused()]).toEqual([6, false]);
});

test('a page that is left asks no more', async () => {
  answers = [refusal()];
  const page = openPage()
    .watchQuery({ query: QUERY, variables: { day: 'today' } })
    .subscribe({});
  await pass(1);
  expect(isPaused()).toBe(true);
  page.unsubscribe();
  await pass(30);
  expect([fetched.mock.calls.length, isPaused()]).toEqual([1, false]);
});

test.each([
  ['another limit', () => ask('today'), {}],
  ['a query that its caller repeats', () => ask('today', openPage(), { repeats: false }), undefined],
  ['a mutation', () => openPage().mutate({ mutation: MUTATION }).catch(toAppError), undefined],
])('%s is refused at once', async (_name, act, details) => {
  answers = [refusal(details)];
  expect(await act()).toMatchObject({ code: 'RATE_LIMITED' });
  expect([fetched.mock.calls.length, isPaused()]).toEqual([1, false]);
});
