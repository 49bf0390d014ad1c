import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

const cache = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/**
 * The names of the fields that are asked for under `path` (such as `['nodes']`), fragments included.
 * Fields behind @skip and @include count as asked for: the answer then holds for all variables, so it is kept per document.
 */
export const selectedFields = (info: GraphQLResolveInfo, ...paths: string[][]): ReadonlySet<string> => {
  const [node] = info.fieldNodes;
  if (!node) return new Set();
  const known = cache.get(node) ?? new Map<string, ReadonlySet<string>>();
  cache.set(node, known);
  const key = JSON.stringify(paths);
  const fields = known.get(key) ?? new Set(paths.flatMap((path) => [...fieldsUnder(info, path)]));
  known.set(key, fields);
  return fields;
};

const fieldsUnder = (info: GraphQLResolveInfo, path: string[]): Set<string> => {
  let sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  for (const name of path)
    sets = sets
      .flatMap((set) => fieldsOf(set, info))
      .filter((field) => field.name.value === name)
      .flatMap(({ selectionSet }) => selectionSet ?? []);
  return new Set(sets.flatMap((set) => fieldsOf(set, info)).map((field) => field.name.value));
};

const fieldsOf = (set: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] =>
  set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, info);
    const fragment = info.fragments[selection.name.value];
    return fragment ? fieldsOf(fragment.selectionSet, info) : [];
  });
