import type {
  ApolloClient,
  DefaultContext,
  InMemoryCache,
  ObservableQuery,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client';
import { getOperationAST, Kind, type DocumentNode, type FieldNode } from 'graphql';
import type { RootField } from '../generated/root-fields';
import { logFailure } from './log';
import { untilAnswered } from './until-answered';

/**
 * Where the answer of a query on a page comes from. Without it: what is known is shown at once, and the server asked again.
 * `server`: only the server's answer of now is shown, as in forms that edit and counts before a removal.
 * `cache`: the server is asked only where nothing is known, since live events keep the rest up to date.
 */
export type AnswerFrom = 'server' | 'cache';

/** Goes with the queries of one part of a page with the same variables; polls and refetches are no first asking. */
export interface FirstAsking {
  readonly variables: string;
  isFirst: boolean;
}

const policies: Record<AnswerFrom, WatchQueryFetchPolicy> = { server: 'network-only', cache: 'cache-first' };

/** Apollo's word for it. With other policies than the usual one, Apollo shows no change while the query is being asked again. */
export const fetchPolicyOf = (from: AnswerFrom | undefined): WatchQueryFetchPolicy =>
  from ? policies[from] : 'cache-and-network';

/** Whether a query is answered `from: 'cache'`. */
export const isFromCache = ({ options }: Pick<ObservableQuery, 'options'>): boolean =>
  options.fetchPolicy === policies.cache;

/** The server's answer of now, put into the cache. Fails where the server cannot be reached, instead of taking an earlier answer for it. */
export const queryFresh = <TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  context?: DefaultContext,
) =>
  client.query<TData>({
    query,
    variables,
    fetchPolicy: 'network-only',
    context: { fresh: true, ...context },
  });

/** The server's answer of now, kept nowhere: for files and lists that have their own place on the device. */
export const fetchOnce = <TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) => client.query<TData>({ query, variables, fetchPolicy: 'no-cache', context: { keep: false } });

/** The fields of Query that a document asks for. */
export const rootFieldsOf = (document: DocumentNode): FieldNode[] =>
  (getOperationAST(document)?.selectionSet.selections ?? []).filter((field) => field.kind === Kind.FIELD);

const operationName = (document: DocumentNode): string => getOperationAST(document)?.name?.value ?? '';

/** What a query can be refreshed under: its own name, and those of its fields. */
const namesOf = (document: DocumentNode): string[] => [
  operationName(document),
  ...rootFieldsOf(document).map(({ name }) => name.value),
];

/** Drops the answers that no screen shows, where `isDue` says so of their entries in the cache. */
function dropUnshown(client: ApolloClient, isDue: (entry: string, field: string) => boolean): void {
  const cache = client.cache as InMemoryCache;
  const shown = new Set(
    [...client.getObservableQueries()].flatMap(({ options: { query, variables } }) =>
      rootFieldsOf(query).map((field) =>
        cache.policies.getStoreFieldName({
          typename: 'Query',
          fieldName: field.name.value,
          field,
          variables,
        }),
      ),
    ),
  );
  const hasChanged = cache.modify({
    fields: (known: unknown, { fieldName, storeFieldName, DELETE }) =>
      fieldName !== '__typename' && !shown.has(storeFieldName) && isDue(storeFieldName, fieldName)
        ? DELETE
        : known,
  });
  if (hasChanged) cache.gc();
}

/** A mutation and its own event come shortly after each other, and lists need to be asked for once. */
const BURST_MS = 250;
const bursts = new WeakMap<ApolloClient, { names: Set<string>; done: Promise<void> }>();

let refreshes = 0;
const refreshedAt = new Map<string, number>();

function noteRefresh(names: readonly string[]): void {
  refreshes += 1;
  for (const name of names) refreshedAt.set(name, refreshes);
}

/** How often something was refreshed so far, to compare with later. */
export const refreshCount = (): number => refreshes;

/** Whether what a query asks for was refreshed after that many refreshes. */
export const isRefreshedSince = (query: DocumentNode, count: number): boolean =>
  namesOf(query).some((name) => (refreshedAt.get(name) ?? 0) > count);

/** Asks until the server answers, and logs where it never does. */
export const askUntilAnswered = (
  client: ApolloClient,
  ...query: [query: DocumentNode, variables: OperationVariables, context?: DefaultContext]
): Promise<unknown> =>
  untilAnswered(() => queryFresh(client, ...query)).catch((error: unknown) =>
    logFailure(`${operationName(query[0])} did not refresh`, error),
  );

/** Ends with the first answers; what failed is repeated until the server answers. */
async function askAgain(client: ApolloClient, names: ReadonlySet<string>): Promise<void> {
  dropUnshown(client, (_entry, field) => names.has(field));
  const due = [...client.getObservableQueries()].filter(
    (observable) =>
      names.has(operationName(observable.options.query)) ||
      (!isFromCache(observable) &&
        rootFieldsOf(observable.options.query).some(({ name }) => names.has(name.value))),
  );
  await Promise.all(
    due.map(async ({ options: { query, variables, context } }) => {
      const asking = [query, variables ?? {}] as const;
      const later = { ...context, asking: undefined };
      const askOn = () => void askUntilAnswered(client, ...asking, later);
      // A mutation waits for one try, and without a network for none.
      if (navigator.onLine) await queryFresh(client, ...asking, { ...later, repeats: false }).catch(askOn);
      else askOn();
    }),
  );
}

function startBurst(client: ApolloClient) {
  const names = new Set<string>();
  const done = new Promise((resolve) => setTimeout(resolve, BURST_MS)).then(() => {
    bursts.delete(client);
    return askAgain(client, names);
  });
  const burst = { names, done };
  bursts.set(client, burst);
  return burst;
}

/**
 * Says that the answers to these fields of Query may have changed, or that to one document, where a field shows much more.
 * Those on the screen are asked for again, without a sign of it, and the others forgotten. Queries that are answered
 * `from: 'cache'` are asked again only by their document.
 */
export function refresh(client: ApolloClient, ...changed: (RootField | DocumentNode)[]): void {
  const names = changed.map((one) => (typeof one === 'string' ? one : operationName(one)));
  noteRefresh(names);
  const burst = bursts.get(client) ?? startBurst(client);
  for (const name of names) burst.names.add(name);
}

/** Refreshes what was asked for until this moment: what is asked for from now on is right. */
export function refreshAsked(client: ApolloClient, ...changed: RootField[]): void {
  noteRefresh(changed);
  void askAgain(client, new Set(changed));
}

/** Ends when the screens show what was refreshed so far. */
export const refreshed = (client: ApolloClient): Promise<void> | undefined => bursts.get(client)?.done;

/** How long an answer that no screen shows any more is kept at least. */
export const KEPT_MS = 60_000;
const SWEEP_MS = 10_000;

/** Messages are counted in the cache by what it knows of their conversations, also where no screen lists these. */
const ALWAYS_KEPT = 'conversations';

/** Drops answers that no screen has shown for a while; without a network, where nothing could be asked for again, all stay. */
export function dropOldAnswers(client: ApolloClient): void {
  let unshownSince = new Map<string, number>();
  setInterval(() => {
    if (!navigator.onLine) return;
    const still = new Map<string, number>();
    dropUnshown(client, (entry, field) => {
      if (field === ALWAYS_KEPT) return false;
      const since = unshownSince.get(entry) ?? Date.now();
      still.set(entry, since);
      return Date.now() - since >= KEPT_MS;
    });
    unshownSince = still;
  }, SWEEP_MS);
}
