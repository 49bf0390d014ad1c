import type { FieldPolicy, Reference } from '@apollo/client';

interface Connection {
  nodes?: Reference[];
}

/**
 * Keeps the pages of one connection together as they are read on; a first page takes the place of all.
 * `keyArgs` are the arguments that make it another list.
 */
export const connectionPolicy = (keyArgs: string[]): FieldPolicy<Connection> => ({
  // A table asks for its pages by offset, each a list of its own; all else reads on by cursor.
  keyArgs: (args) => (typeof args?.offset === 'number' ? [...keyArgs, 'offset', 'first'] : keyArgs),
  merge(existing, incoming, { args, readField }) {
    // A query that only counts brings no nodes: the ones known stay.
    if (!args?.after || !existing?.nodes || !incoming.nodes) return { ...existing, ...incoming };
    const known = new Set(existing.nodes.map((node) => readField('id', node)));
    const further = incoming.nodes.filter((node) => !known.has(readField('id', node)));
    return { ...existing, ...incoming, nodes: [...existing.nodes, ...further] };
  },
});
