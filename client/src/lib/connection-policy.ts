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

/**
 * Keeps the pages of one connection together as they are read on; a first page starts the list again.
 * `keyArgs` are the arguments that make it another list.
 */
export function connectionPolicy(keyArgs: string[]): FieldPolicy<Connection> {
  return {
    // A table asks for its pages by offset, each a list of its own; all else reads on by cursor.
    keyArgs: (args) => (typeof args?.offset === 'number' ? [...keyArgs, 'offset', 'first'] : keyArgs),
    merge(existing, incoming, { args, readField }) {
      const continued = Boolean(args?.after);
      // A query that only counts brings no nodes: the ones known stay.
      if (!existing || !continued) return { ...existing, ...incoming };
      return {
        ...existing,
        ...incoming,
        ...(incoming.nodes && { nodes: appended(existing.nodes ?? [], incoming.nodes, readField) }),
        ...(incoming.edges && { edges: [...(existing.edges ?? []), ...incoming.edges] }),
      };
    },
  };
}
