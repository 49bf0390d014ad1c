import 'reflect-metadata';
import { expect, it } from 'vitest';
import type { Db } from '../db/database';
import type { Query } from '../db/query';
import { ChangeReader } from './change-reader';
import { PAGE, type EventChange } from './event-changes.queries';

const changeAt = (id: number): EventChange => ({
  id: String(id),
  eventId: 'event',
  topic: 'MEETING_CHANGED',
  subjectId: `meeting ${id}`,
});
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_none, n) => from + n);

/** A table with these many changes, and a reader that writes only when it is told to. */
const createReader = (stored: () => number) => {
  const pages: number[] = [];
  const rows = async ({ text, values }: Query<unknown>) => {
    if (!text.includes('LIMIT 500')) return [{ newest: String(stored()), oldest: '1', isTrimmed: false }];
    const after = Number(values.find((value) => /^\d+$/.test(String(value))));
    pages.push(after);
    return numbers(after + 1, Math.min(stored(), after + PAGE)).map(changeAt);
  };
  const written: number[] = [];
  let open = () => {};
  let gate: Promise<void> | undefined;
  const reader = new ChangeReader({
    db: { rows } as unknown as Db,
    eventId: 'event',
    topic: 'MEETING_CHANGED',
    deliver: async ({ id }) => {
      await gate;
      written.push(Number(id));
    },
    onGap: (error) => {
      throw error;
    },
  });
  return {
    reader,
    written,
    pages,
    hold: () => (gate = new Promise((resolve) => (open = resolve))),
    release: () => open(),
  };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('passes live changes on that come after its start, and none of another topic', async () => {
  const { reader, written, pages } = createReader(() => 0);
  for (const id of [1, 2, 3]) reader.add(changeAt(id));
  reader.start('2', false);
  reader.add({ ...changeAt(4), topic: 'CHECK_IN_RECORDED' });
  reader.add(changeAt(5));
  await settle();
  expect([written, pages]).toEqual([[3, 5], []]);
});

it('reads from the table what came while it was slow, without keeping it, each once and in order', async () => {
  const last = 3 * PAGE + 20;
  const { reader, written, pages, hold, release } = createReader(() => last);
  reader.start('0', false);
  void hold();
  for (const id of numbers(1, last)) reader.add(changeAt(id));
  await settle();
  expect(written).toEqual([]);
  release();
  await settle();
  for (const id of numbers(last + 1, last + 3)) reader.add(changeAt(id));
  await settle();
  expect(written).toEqual(numbers(1, last + 3));
  expect(pages.length).toBeGreaterThan(2);
});

it('passes nothing on once it is stopped', async () => {
  const { reader, written } = createReader(() => 3);
  reader.start('0', true);
  reader.stop();
  reader.add(changeAt(4));
  await settle();
  expect(written).toEqual([]);
});
