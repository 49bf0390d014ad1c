import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';

interface Connection {
  nodes?: Reference[];
  edges?: { node: Reference }[];
  pageInfo?: Record<string, unknown>;
  totalCount?: number;
}

type ReadField = FieldFunctionOptions['readField'];

function appended(
  existing: readonly Reference[],
  incoming: readonly Reference[],
  readField: ReadField,
): Reference[] {
  const known = new Set(existing.map((node) => readField('id', node)));
  return [...existing, ...incoming.filter((node) => !known.has(readField('id', node)))];
}

/** A first page before the later ones known, each item once. */
const prepended = (incoming: Connection, existing: Connection, readField: ReadField): Connection => ({
  ...existing,
  ...incoming,
  nodes: appended(incoming.nodes ?? [], existing.nodes ?? [], readField),
  pageInfo: existing.pageInfo,
});

/** Whether later pages are known of which nothing was taken away since. */
const hasLaterPages = (existing: Connection, incoming: Connection): boolean =>
  (existing.nodes?.length ?? 0) > (incoming.nodes?.length ?? Number.POSITIVE_INFINITY) &&
  (incoming.totalCount ?? 0) >= (existing.totalCount ?? Number.POSITIVE_INFINITY);

interface ConnectionOptions {
  /** A fresh first page leaves the later ones, so that a list keeps its place on Back and after a lost connection. */
  keepLaterPages?: boolean;
}

/**
 * Keeps the pages of one connection together as they are read on; a first page starts the list again.
 * `keyArgs` are the arguments that make it another list.
 */
export function connectionPolicy(
  keyArgs: string[],
  { keepLaterPages = false }: ConnectionOptions = {},
): FieldPolicy<Connection> {
  return {
    // A table asks for its pages by offset, each a list of its own; all else reads on by cursor.
    keyArgs: (args) => (typeof args?.offset === 'number' ? [...keyArgs, 'offset', 'first'] : keyArgs),
    merge(existing, incoming, { args, readField }) {
      const continued = Boolean(args?.after);
      // A query that only counts brings no nodes: the ones known stay.
      if (!existing) return incoming;
      if (!continued)
        return keepLaterPages && hasLaterPages(existing, incoming)
          ? prepended(incoming, existing, readField)
          : { ...existing, ...incoming };
      return {
        ...existing,
        ...incoming,
        ...(incoming.nodes && { nodes: appended(existing.nodes ?? [], incoming.nodes, readField) }),
        ...(incoming.edges && { edges: [...(existing.edges ?? []), ...incoming.edges] }),
      };
    },
  };
}
