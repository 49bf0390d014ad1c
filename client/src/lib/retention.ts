import type { InMemoryCache, OperationVariables } from '@apollo/client';
import { getOperationAST, Kind, valueFromASTUntyped, type DocumentNode, type FieldNode } from 'graphql';

/** How long an answer that no screen shows any more is kept. */
export const retentionMs = 60_000;

function argumentsOf(field: FieldNode, variables: OperationVariables): Record<string, unknown> {
  return Object.fromEntries(
    (field.arguments ?? [])
      .map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** The entries of the cache that a query's answer hangs on, by the names the cache knows them under. */
export function entriesOf(
  cache: InMemoryCache,
  document: DocumentNode,
  variables: OperationVariables,
): string[] {
  const fields = getOperationAST(document)?.selectionSet.selections ?? [];
  return fields.flatMap((field) =>
    field.kind === Kind.FIELD
      ? [
          cache.policies.getStoreFieldName({
            typename: 'Query',
            fieldName: field.name.value,
            args: argumentsOf(field, variables),
          }),
        ]
      : [],
  );
}

/** Counts the screens that show an entry of a cache, and drops the entry a while after the last one is gone. */
export class Retention {
  private readonly users = new Map<string, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly cache: InMemoryCache) {}

  /** Holds the entries until the returned function is called. */
  hold(entries: readonly string[]): () => void {
    for (const entry of entries) {
      clearTimeout(this.timers.get(entry));
      this.timers.delete(entry);
      this.users.set(entry, (this.users.get(entry) ?? 0) + 1);
    }
    return () => entries.forEach((entry) => this.release(entry));
  }

  private release(entry: string): void {
    const left = (this.users.get(entry) ?? 1) - 1;
    this.users.set(entry, left);
    if (left === 0) this.expireLater(entry);
  }

  private expireLater(entry: string): void {
    this.timers.set(
      entry,
      setTimeout(() => this.expire(entry), retentionMs),
    );
  }

  private expire(entry: string): void {
    // Without a network nothing could be fetched again: what is known stays readable.
    if (!navigator.onLine) return this.expireLater(entry);
    this.timers.delete(entry);
    this.users.delete(entry);
    this.cache.evict({ id: 'ROOT_QUERY', fieldName: entry });
    this.cache.gc();
  }
}

const retentions = new WeakMap<InMemoryCache, Retention>();

/** The one keeper of a cache. */
export function retentionOf(cache: InMemoryCache): Retention {
  const known = retentions.get(cache) ?? new Retention(cache);
  retentions.set(cache, known);
  return known;
}
