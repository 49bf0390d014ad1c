import { expect, test } from 'vitest';
import { OfflineQueue, type Queued } from './offline-queue';

interface Note extends Queued {
  note: string;
}

const entry = (clientId: string): Note => ({ clientId, at: '2026-11-21T10:00:00Z', note: '' });

test('what is changed or removed while the store is being read stays so', async () => {
  const kept = new Map<string, Note>();
  let answer: () => void = () => undefined;
  let isSlow = false;
  const queue = new OfflineQueue<Note>({
    all: async () => {
      const read = [...kept.values()];
      if (isSlow) await new Promise<void>((resolve) => (answer = resolve));
      return read;
    },
    put: async (note) => void kept.set(note.clientId, note),
    remove: async (ids) => ids.forEach((id) => kept.delete(id)),
  });
  for (const id of ['changed', 'removed', 'same']) await queue.add(entry(id));
  isSlow = true;
  const loading = queue.load();
  await queue.change('changed', { note: 'typed meanwhile' });
  await queue.remove('removed');
  answer();
  await loading;
  const left = [{ ...entry('changed'), note: 'typed meanwhile' }, entry('same')];
  expect([queue.waiting(), [...kept.values()]]).toEqual([left, left]);
});
