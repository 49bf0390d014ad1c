import type { PlaceChange } from '../../meetings/index';

/** What a change needs or gives up: a person or pod at a time. */
const keysOf = ({ oneId, otherId, from, to }: PlaceChange): string[] =>
  [from, to].flatMap((place) =>
    place ? [oneId, otherId, place.podId].map((of) => `${of} ${place.startsAt.getTime()}`) : [],
  );

/** The changes that have to be made together, since some take what others give up: the connected components, in the order of their first change. */
export const componentsOf = (changes: readonly PlaceChange[]): PlaceChange[][] => {
  const parent = changes.map((_change, index) => index);
  const root = (of: number): number => {
    let at = of;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  const firstWith = new Map<string, number>();
  for (const [index, change] of changes.entries())
    for (const key of keysOf(change)) {
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, index);
      else parent[Math.max(root(first), root(index))] = Math.min(root(first), root(index));
    }
  const components = new Map<number, PlaceChange[]>();
  for (const [index, change] of changes.entries()) {
    const at = root(index);
    const component = components.get(at);
    if (component) component.push(change);
    else components.set(at, [change]);
  }
  return [...components.values()];
};

/** Whole components, as many as fit into a number of changes; one at least. */
export const nextComponents = (components: readonly PlaceChange[][], most: number): PlaceChange[] => {
  const taken: PlaceChange[] = [];
  for (const component of components) {
    if (taken.length > 0 && taken.length + component.length > most) break;
    taken.push(...component);
  }
  return taken;
};
