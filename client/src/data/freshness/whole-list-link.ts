import { ApolloLink, type Observable } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { mergeMap, of } from 'rxjs';
import { rootFieldsOf } from './freshness';

interface Page {
  nodes?: { id?: string }[];
  pageInfo?: { hasNextPage?: boolean; endCursor?: string | null };
}
type Answer = Record<string, Page | undefined>;

/** The server's largest page. */
const MAX_PAGE = 100;

/** The name of the list that a document reads by cursor. */
function listOf(document: DocumentNode): string | undefined {
  const field = rootFieldsOf(document).find(({ arguments: args }) =>
    args?.some(({ name }) => name.value === 'after'),
  );
  return field && (field.alias ?? field.name).value;
}

const withVariables = (operation: ApolloLink.Operation, changed: object): ApolloLink.Operation =>
  Object.create(operation, {
    variables: { value: { ...operation.variables, ...changed }, enumerable: true },
  }) as ApolloLink.Operation;

/**
 * Refetches as many rows of a list as were loaded: a new answer replaces all pages, and must lose neither
 * their later rows nor a person's scroll position.
 */
export const createWholeListLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { query, variables, client } = operation;
    const name = listOf(query);
    if (!name || variables['after']) return forward(operation);
    const known = () =>
      client.cache.readQuery<Answer>({ query, variables, returnPartialData: true })?.[name]?.nodes?.length ??
      0;
    const first = variables['first'] as number | undefined;
    const size = first && { first: Math.max(first, Math.min(known(), MAX_PAGE)) };

    const ask = (before: Page['nodes'] & object, after?: string | null): Observable<ApolloLink.Result> =>
      forward(withVariables(operation, { ...size, ...(after && { after }) })).pipe(
        mergeMap((result) => {
          const page = (result.data as Answer | null | undefined)?.[name];
          if (!page?.nodes) return of(result);
          const ids = new Set(before.map(({ id }) => id));
          const nodes = [...before, ...page.nodes.filter(({ id }) => !id || !ids.has(id))];
          const { hasNextPage, endCursor } = page.pageInfo ?? {};
          if (hasNextPage && endCursor && nodes.length < known()) return ask(nodes, endCursor);
          return of({ ...result, data: { ...result.data, [name]: { ...page, nodes } } });
        }),
      );
    return ask([]);
  });
