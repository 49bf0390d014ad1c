import { useQueryStates, type UseQueryStatesKeysMap, type Values } from 'nuqs';
import { useMemo } from 'react';

/** Filters that are chosen, as opposed to the order and the search text. */
const notFilters = new Set(['q', 'sort', 'view', 'page', 'size']);

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : (value ?? null) !== null && value !== false && value !== '';

export interface ListState<Params extends UseQueryStatesKeysMap> {
  values: Values<Params>;
  change: (patch: Partial<{ [Name in keyof Params]: Values<Params>[Name] | null }>) => void;
  /** Removes the search text and every filter; the order stays. */
  clear: () => void;
  /** How many filters are set, the search text aside. */
  activeCount: number;
  /** Something narrows the list: a filter or the search text. */
  isNarrowed: boolean;
}

/**
 * Search, filters and order of a list, typed, in the address: Back, reload and a shared link show the same. Pass
 * parameters of `listParams`, as a constant outside the component. A change replaces the entry in the history.
 */
export function useListState<Params extends UseQueryStatesKeysMap>(params: Params): ListState<Params> {
  const [values, setValues] = useQueryStates(params, {
    history: 'replace',
    // The router has to know: overlays write their own parameters into the same address.
    shallow: false,
    scroll: false,
  });
  return useMemo(() => {
    const names = Object.keys(params);
    const filters = names.filter((name) => !notFilters.has(name) && isSet(values[name]));
    const cleared = Object.fromEntries(
      names.filter((name) => name === 'q' || !notFilters.has(name)).map((name) => [name, null]),
    );
    return {
      values,
      change: (patch) => void setValues(patch),
      clear: () => void setValues(cleared as Parameters<typeof setValues>[0]),
      activeCount: filters.length,
      isNarrowed: filters.length > 0 || isSet(values.q),
    };
  }, [params, values, setValues]);
}
