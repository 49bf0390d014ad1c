import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';

interface Connection {
  nodes?: Reference[];
  edges?: { node: Reference }[];
  pageInfo?: { hasNextPage?: boolean };
  totalCount?: number;
}

type Helpers = Pick<FieldFunctionOptions, 'readField' | 'canRead'>;

function appended(
  existing: readonly Reference[],
  incoming: readonly Reference[],
  { readField }: Helpers,
): Reference[] {
  const known = new Set(existing.map((node) => readField('id', node)));
  return [...existing, ...incoming.filter((node) => !known.has(readField('id', node)))];
}

/**
 * A first page, and what is known beyond its end: up to there the server has said what the list is. Where its end is not
 * known, or more would be left than there is, the first page is all that is certain.
 */
function prepended(incoming: Connection, existing: Connection, helpers: Helpers): Connection {
  const idOf = (node: Reference) => helpers.readField('id', node);
  const { nodes: first = [], totalCount = Number.POSITIVE_INFINITY, pageInfo } = incoming;
  const known = (existing.nodes ?? []).filter(helpers.canRead);
  const positions = new Map(known.map((node, position) => [idOf(node), position]));
  const end = first.map((node) => positions.get(idOf(node))).findLast((position) => position !== undefined);
  const later = end === undefined || pageInfo?.hasNextPage === false ? [] : known.slice(end + 1);
  const nodes = appended(first, later, helpers);
  const isCertain = later.length === 0 || nodes.length > totalCount;
  return isCertain
    ? { ...existing, ...incoming }
    : { ...existing, ...incoming, nodes, pageInfo: existing.pageInfo };
}

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
    merge(existing, incoming, { args, ...helpers }) {
      const continued = Boolean(args?.after);
      // A query that only counts brings no nodes: the ones known stay.
      if (!existing) return incoming;
      if (!continued)
        return keepLaterPages && incoming.nodes
          ? prepended(incoming, existing, helpers)
          : { ...existing, ...incoming };
      return {
        ...existing,
        ...incoming,
        ...(incoming.nodes && { nodes: appended(existing.nodes ?? [], incoming.nodes, helpers) }),
        ...(incoming.edges && { edges: [...(existing.edges ?? []), ...incoming.edges] }),
      };
    },
  };
}
