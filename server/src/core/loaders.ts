import DataLoader from 'dataloader';
import type { RequestContext } from './context';

/**
 * A batch read: all keys asked for in one tick go to `batch` together, once per request.
 * A key that `batch` does not answer loads as `missing`.
 */
export const defineLoader = <V, K extends string = string>(
  batch: (ctx: RequestContext, keys: readonly K[]) => Promise<Map<K, V>>,
  missing: V,
) => {
  return (ctx: RequestContext): DataLoader<K, V> =>
    ctx.loaderFor(
      batch,
      () =>
        new DataLoader<K, V>(async (keys) => {
          const found = await batch(ctx, keys);
          return keys.map((key) => found.get(key) ?? missing);
        }),
    );
};

/** Rows under their key, for loaders of one row per key. */
export const byKey = <Row, K extends string>(rows: Row[], key: (row: Row) => K): Map<K, Row> =>
  new Map(rows.map((row) => [key(row), row]));

/** Rows gathered under their key, for loaders of lists. */
export const groupedBy = <Row, K extends string>(rows: Row[], key: (row: Row) => K): Map<K, Row[]> => {
  const groups = new Map<K, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
};
