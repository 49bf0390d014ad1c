import type { FieldPolicy, Reference } from '@apollo/client';

interface Connection {
  nodes?: Reference[];
  edges?: { node: Reference }[];
  pageInfo?: Record<string, unknown>;
  totalCount?: number;
}

const appended = (existing: readonly Reference[], incoming: readonly Reference[]): Reference[] => {
  const known = new Set(existing.map(({ __ref }) => __ref));
  return [...existing, ...incoming.filter(({ __ref }) => !known.has(__ref))];
};

/**
 * Keeps the pages of one connection together as they are read on; a first page starts the list anew.
 * `keyArgs` are the arguments that make it another list.
 */
export function connectionPolicy(keyArgs: string[]): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      const continued = Boolean(args?.after) || Number(args?.offset ?? 0) > 0;
      // A query that only counts brings no nodes: the ones known stay.
      if (!existing || !continued) return { ...existing, ...incoming };
      return {
        ...existing,
        ...incoming,
        ...(incoming.nodes && { nodes: appended(existing.nodes ?? [], incoming.nodes) }),
        ...(incoming.edges && { edges: [...(existing.edges ?? []), ...incoming.edges] }),
      };
    },
  };
}
