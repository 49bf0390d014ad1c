type Row = Record<string, unknown>;
type Tree = Map<string, Tree | number>;

const treeOf = (names: readonly string[]): Tree => {
  const root: Tree = new Map();
  names.forEach((name, index) => {
    const path = name.split('.');
    const last = path.pop() as string;
    let place = root;
    for (const step of path) {
      const inner = place.get(step);
      const next: Tree = inner instanceof Map ? inner : new Map();
      place.set(step, next);
      place = next;
    }
    place.set(last, index);
  });
  return root;
};

const textOf = (tree: Tree): string => {
  const members = [...tree].map(([name, part]) => {
    if (typeof part === 'number') return `${JSON.stringify(name)}: values[${part}]`;
    const id = part.get('id');
    const absent = typeof id === 'number' ? `values[${id}] === null ? null : ` : '';
    return `${JSON.stringify(name)}: ${absent}${textOf(part)}`;
  });
  return `{ ${members.join(', ')} }`;
};

/**
 * How the values of columns with these names become a row. A column `pod.name` is the name of the `pod` in the row,
 * which is null where it has an `id` and that is null. Compiled: to find out for each row takes twice as long.
 */
export const rowMaker = (names: readonly string[]): ((values: readonly unknown[]) => Row) =>
  // The text is made of column names of our own statements and of nothing that anybody sends.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('values', `return ${textOf(treeOf(names))}`) as (values: readonly unknown[]) => Row;
