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
import type { RootField } from '../../generated/root-fields';
import { loggedUnlessGone } from '../errors/log';
import { untilAnswered } from '../connection/until-answered';

/**
 * The source of a query's answer. By default the cached answer is shown at once, and the server is asked again.
 * `server`: only a new answer of the server is shown, as in edit forms and counts before a removal.
 * `cache`: the server is asked only without a cached answer, since live events keep it up to date.
 */
export type AnswerFrom = 'server' | 'cache';

/** Context of one component's queries with the same variables: `isFirst` until its first request, so false for polls and refetches. */
export interface InitialRequest {
  readonly variables: string;
  isFirst: boolean;
}

const policies: Record<AnswerFrom, WatchQueryFetchPolicy> = { server: 'network-only', cache: 'cache-first' };

/** Apollo's fetch policy. With other policies than the default one, Apollo shows no change during a refetch. */
export const fetchPolicyOf = (from: AnswerFrom | undefined): WatchQueryFetchPolicy =>
  from ? policies[from] : 'cache-and-network';

/** Whether a query has `from: 'cache'`. */
export const isFromCache = ({ options }: Pick<ObservableQuery, 'options'>): boolean =>
  options.fetchPolicy === policies.cache;

/** A new answer of the server, written to the cache. Fails without a connection instead of returning a cached answer. */
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

/** A new answer of the server, not cached: for files and lists that are stored elsewhere on the device. */
export const fetchOnce = <TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) => client.query<TData>({ query, variables, fetchPolicy: 'no-cache', context: { keep: false } });

/** The fields of Query that a document selects. */
export const rootFieldsOf = (document: DocumentNode): FieldNode[] =>
  (getOperationAST(document)?.selectionSet.selections ?? []).filter((field) => field.kind === Kind.FIELD);

const operationName = (document: DocumentNode): string => getOperationAST(document)?.name?.value ?? '';

/** The names under which a query can be refreshed: its own, and those of its root fields. */
const namesOf = (document: DocumentNode): string[] => [
  operationName(document),
  ...rootFieldsOf(document).map(({ name }) => name.value),
];

/** Drops the cache entries of answers that no screen shows and for which `isDue` is true. */
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

/** Combines refreshes by a mutation and by its own event into one request per list. */
const BURST_MS = 250;
const bursts = new WeakMap<ApolloClient, { names: Set<string>; done: Promise<void> }>();

let refreshes = 0;
const refreshedAt = new Map<string, number>();

function noteRefresh(names: readonly string[]): void {
  refreshes += 1;
  for (const name of names) refreshedAt.set(name, refreshes);
}

/** The number of refreshes so far, for a later `isRefreshedSince`. */
export const refreshCount = (): number => refreshes;

/** Whether a query was refreshed after that many refreshes. */
export const isRefreshedSince = (query: DocumentNode, count: number): boolean =>
  namesOf(query).some((name) => (refreshedAt.get(name) ?? 0) > count);

/** Repeats a query until the server answers, and logs if it never does. */
export const askUntilAnswered = (
  client: ApolloClient,
  ...query: [query: DocumentNode, variables: OperationVariables, context?: DefaultContext]
): Promise<unknown> =>
  untilAnswered(() => queryFresh(client, ...query)).catch(
    loggedUnlessGone(`${operationName(query[0])} did not refresh`),
  );

/** Resolves with the first answers; failed queries are repeated in the background until the server answers. */
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
      // A mutation waits for the first attempt only, and does not wait at all without a network.
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
 * Marks the answers to these fields of Query as changed, or that to one document, which refetches less than a whole field.
 * Answers on the screen are refetched without a loading state, others are dropped. Queries with
 * `from: 'cache'` are refetched only by their document.
 */
export function refresh(client: ApolloClient, ...changed: (RootField | DocumentNode)[]): void {
  const names = changed.map((one) => (typeof one === 'string' ? one : operationName(one)));
  noteRefresh(names);
  const burst = bursts.get(client) ?? startBurst(client);
  for (const name of names) burst.names.add(name);
}

/** Refreshes queries that were sent until now; later ones are up to date. */
export function refreshAsked(client: ApolloClient, ...changed: RootField[]): void {
  noteRefresh(changed);
  void askAgain(client, new Set(changed));
}

/** Resolves when the screens show the refreshes so far. */
export const refreshed = (client: ApolloClient): Promise<void> | undefined => bursts.get(client)?.done;

/** The least time that an answer is kept after no screen shows it. */
export const KEPT_MS = 60_000;
const SWEEP_MS = 10_000;

/** The cache counts unread messages by its conversations, even while no screen lists them. */
const ALWAYS_KEPT = 'conversations';

/** Drops answers that no screen has shown for a while; without a network all stay, since they could not be refetched. */
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
