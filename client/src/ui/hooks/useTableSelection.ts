import { useMemo, useState } from 'react';

export interface TableSelection {
  /** Chosen one by one or by page; empty while all are. */
  ids: ReadonlySet<string>;
  /** All that match the filter are chosen, on every page. */
  isAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Chooses the rows of a page, or takes them out. */
  setMany: (ids: readonly string[], chosen: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  /** How many are chosen, of so many that match. */
  count: (total: number) => number;
}

const nothing: ReadonlySet<string> = new Set();

/** The rows of a table that are chosen, on all its pages. Another filter (`filterKey`) starts with none. */
export function useTableSelection(filterKey: string): TableSelection {
  const [key, setKey] = useState(filterKey);
  const [ids, setIds] = useState(nothing);
  const [isAll, setAll] = useState(false);
  if (key !== filterKey) {
    setKey(filterKey);
    setIds(nothing);
    setAll(false);
  }
  return useMemo(() => {
    const choose = (next: ReadonlySet<string>) => {
      setAll(false);
      setIds(next);
    };
    return {
      ids,
      isAll,
      has: (id) => isAll || ids.has(id),
      toggle: (id) => {
        const next = new Set(ids);
        if (!next.delete(id)) next.add(id);
        choose(next);
      },
      setMany: (many, chosen) => {
        const next = new Set(ids);
        for (const id of many) {
          if (chosen) next.add(id);
          else next.delete(id);
        }
        choose(next);
      },
      selectAll: () => {
        setIds(nothing);
        setAll(true);
      },
      clear: () => choose(nothing),
      count: (total) => (isAll ? total : ids.size),
    };
  }, [ids, isAll]);
}
