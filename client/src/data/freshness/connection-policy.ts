import type { FieldPolicy, Reference } from '@apollo/client';

interface Connection {
  nodes?: Reference[];
}

/**
 * Joins the pages of one connection; a new first page replaces all.
 * `keyArgs` are the arguments that identify a list.
 */
export const connectionPolicy = (keyArgs: string[]): FieldPolicy<Connection> => ({
  // Tables read pages by offset, each cached as a list of its own; other lists read on by cursor.
  keyArgs: (args) => (typeof args?.offset === 'number' ? [...keyArgs, 'offset', 'first'] : keyArgs),
  merge(existing, incoming, { args, readField }) {
    // A query of counts alone has no nodes: the cached ones stay.
    if (!args?.after || !existing?.nodes || !incoming.nodes) return { ...existing, ...incoming };
    const known = new Set(existing.nodes.map((node) => readField('id', node)));
    const further = incoming.nodes.filter((node) => !known.has(readField('id', node)));
    return { ...existing, ...incoming, nodes: [...existing.nodes, ...further] };
  },
});
