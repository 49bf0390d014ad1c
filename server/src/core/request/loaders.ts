import DataLoader from 'dataloader';
import type { RequestContext } from './context';
import { defineState } from './state';
import type { Db } from '../db/database';

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

/** A batch read of rows by their ids with a statement that takes `ids`; an unknown id loads as null. */
export const defineIdLoader = <Row extends { id: string }>(
  read: (ctx: RequestContext, values: { ids: readonly string[] }) => Promise<Row[]>,
) => defineLoader<Row | null>(async (ctx, ids) => byKey(await read(ctx, { ids }), ({ id }) => id), null);

/** Rows gathered under their key, for loaders of lists. */
export const groupedBy = <Row, K>(rows: readonly Row[], key: (row: Row) => K): Map<K, Row[]> => {
  const groups = new Map<K, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
};

/** How many keys one read of `createBatchedRead` takes. */
const MAX_BATCH = 500;

/**
 * A batch read across requests: keys that come while a read is under way wait for it and then go together, so that however many
 * people come at once, one statement runs at a time. Nothing is cached; what is not found is undefined.
 */
export const createBatchedRead = <V>(
  read: (keys: readonly string[]) => Promise<Map<string, V>>,
): ((key: string) => Promise<V | undefined>) => {
  let running: Promise<unknown> = Promise.resolve();
  const readAll = (keys: readonly string[]): Promise<(V | undefined)[]> => {
    const found = read([...new Set(keys)]);
    running = found.catch(() => undefined);
    return found.then((rows) => keys.map((key) => rows.get(key)));
  };
  const loader = new DataLoader(readAll, {
    cache: false,
    maxBatchSize: MAX_BATCH,
    batchScheduleFn: (run) => void running.then(() => setImmediate(run)),
  });
  return (key) => loader.load(key);
};

/**
 * A batch read that all requests and deliveries of a server share: what is delivered to many at the same time is read once.
 * Only for what is the same to all viewers; callers check who may see it.
 */
export const defineSharedRead = <V>(read: (db: Db, keys: readonly string[]) => Promise<Map<string, V>>) => {
  const readOf = defineState(({ database }) => createBatchedRead((keys) => read(database.db, keys)));
  return ({ runtime }: RequestContext, key: string): Promise<V | undefined> => readOf(runtime)(key);
};
