import { parseAsInteger, type UseQueryStatesKeysMap } from 'nuqs';
import { useMemo } from 'react';
import { useListState, type ListState } from './useListState';

/** How many rows a page of a table can have. */
export const pageSizes = [25, 50, 100] as const;
/** The server refuses to skip more rows than this. */
const MAX_OFFSET = 10_000;

/** Beside `listParams`, and not among them: attendees load those. */
const paging = { page: parseAsInteger.withDefault(1), size: parseAsInteger.withDefault(50) };

/** The state of a table, without the types of its own filters. */
export interface TablePaging {
  /** From 1. */
  page: number;
  /** Rows of a page. */
  size: number;
  /** Rows before the page, as the query asks for them. */
  offset: number;
  /** The same as `size`, under the name that the query uses. */
  first: number;
  /** The last page that can be asked for, of so many rows. */
  lastPage: (total: number) => number;
  setPage: (page: number) => void;
  setSize: (size: number) => void;
  sort: string | null;
  setSort: (order: string) => void;
}

export type TableState<Params extends UseQueryStatesKeysMap> = ListState<Params> & TablePaging;

/**
 * Search, filters, order and page of a table in the address. Pass parameters of `listParams`, as a constant outside
 * the component. Whatever narrows or sorts the table leads to its first page.
 */
export function useTable<Params extends UseQueryStatesKeysMap>(params: Params): TableState<Params> {
  const all = useMemo(() => ({ ...params, ...paging }), [params]);
  const state = useListState(all);
  return useMemo(() => {
    const values = state.values as Record<string, unknown>;
    const change = state.change as (patch: Record<string, unknown>) => void;
    const size = pageSizes.find((known) => known === values.size) ?? paging.size.defaultValue;
    const page = Math.max(1, Number(values.page));
    const fromStart = (patch: Record<string, unknown>) => change({ ...patch, page: null });
    return {
      ...(state as unknown as ListState<Params>),
      change: fromStart,
      clear: () => {
        state.clear();
        change({ page: null });
      },
      page,
      size,
      offset: Math.min((page - 1) * size, MAX_OFFSET),
      first: size,
      lastPage: (total) => Math.max(1, Math.ceil(Math.min(total, MAX_OFFSET + size) / size)),
      setPage: (next) => change({ page: next }),
      setSize: (next) => fromStart({ size: next }),
      sort: typeof values.sort === 'string' ? values.sort : null,
      setSort: (sort) => fromStart({ sort }),
    };
  }, [state]);
}
