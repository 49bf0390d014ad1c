import { expect } from 'vitest';
import type { Answer, TestSubscription } from './client';
import type { TestSql } from './server';
import { waitFor } from './wait';

/** The next results, and the cursor of the last one. */
export async function take<Data>(
  subscription: TestSubscription<Data>,
  count: number,
): Promise<{ results: (Data | null | undefined)[]; cursor: string }> {
  const answers: (Answer<Data> & { extensions?: { cursor: string } })[] = [];
  while (answers.length < count) answers.push(await subscription.next());
  const cursors = answers.map(({ extensions }) => BigInt(extensions?.cursor ?? -1));
  expect(cursors).toEqual([...new Set(cursors)].toSorted((a, b) => (a < b ? -1 : 1)));
  return { results: answers.map(({ data }) => data), cursor: String(cursors.at(-1)) };
}

/** Waits until all changes are in the feed; the newest sequence. */
export async function settledCursor(db: TestSql): Promise<string> {
  await waitFor(async () => (await db.sql('SELECT 1 FROM outbox')).length === 0, 'The end of the outbox');
  const [row] = await db.sql<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM event_changes');
  return row?.id ?? '0';
}
