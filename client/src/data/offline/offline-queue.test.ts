import { expect, test } from 'vitest';
import { OfflineQueue, type Queued, type QueueStorage } from './offline-queue';

interface Note extends Queued {
  note: string;
}

const entry = (clientId: string, at = '2026-11-21T10:00:00Z'): Note => ({ clientId, at, note: '' });

const memory = (): QueueStorage<Note> & { kept: Map<string, Note> } => {
  const kept = new Map<string, Note>();
  return {
    kept,
    all: async () => [...kept.values()],
    put: async (note) => void kept.set(note.clientId, note),
    remove: async (ids) => ids.forEach((id) => kept.delete(id)),
  };
};
const ids = (queue: OfflineQueue<Note>) => queue.state.getState().entries.map(({ clientId }) => clientId);

test('it survives a reload, the oldest first', async () => {
  const storage = memory();
  const queue = new OfflineQueue(storage);
  await queue.add(entry('second', '2026-11-21T10:01:00Z'));
  await queue.add(entry('first', '2026-11-21T10:00:00Z'));
  const reloaded = new OfflineQueue(storage);
  await reloaded.load();
  const inOrder = ['first', 'second'];
  expect([ids(queue), ids(reloaded)]).toEqual([inOrder, inOrder]);
});

test('an entry counts once it is kept, and once only', async () => {
  const storage = memory();
  let keep: () => void = () => undefined;
  const kept = new Promise<void>((resolve) => (keep = resolve));
  const slow = new OfflineQueue<Note>({
    ...storage,
    put: async (note) => {
      await storage.put(note);
      await kept;
    },
  });
  const adding = slow.add(entry('scan'));
  expect(ids(slow)).toEqual([]);
  await slow.load();
  keep();
  await adding;
  expect(ids(slow)).toEqual(['scan']);
});

test('it goes on in memory where the browser keeps nothing, and says so', async () => {
  const refuse = () => Promise.reject(new Error('The store is full'));
  const queue = new OfflineQueue<Note>({ all: refuse, put: refuse, remove: refuse });
  await queue.load();
  await queue.add(entry('scan'));
  await queue.load();
  expect([ids(queue), queue.state.getState().isKept]).toEqual([['scan'], false]);
  await queue.remove('scan');
  expect(ids(queue)).toEqual([]);
});

test('what is changed or removed while the store is being read stays so', async () => {
  const storage = memory();
  let answer: () => void = () => undefined;
  let isSlow = false;
  const queue = new OfflineQueue<Note>({
    ...storage,
    all: async () => {
      const read = await storage.all();
      if (isSlow) await new Promise<void>((resolve) => (answer = resolve));
      return read;
    },
  });
  for (const id of ['changed', 'removed', 'same']) await queue.add(entry(id));
  isSlow = true;
  const loading = queue.load();
  await queue.change('changed', { note: 'typed meanwhile' });
  await queue.remove('removed');
  answer();
  await loading;
  const left = [{ ...entry('changed'), note: 'typed meanwhile' }, entry('same')];
  expect([queue.waiting(), [...storage.kept.values()]]).toEqual([left, left]);
});

test('what is removed does not come back with a look at what is kept meanwhile', async () => {
  const storage = memory();
  let remove: () => void = () => undefined;
  const removed = new Promise<void>((resolve) => (remove = resolve));
  const queue = new OfflineQueue<Note>({
    ...storage,
    remove: async (gone) => {
      await removed;
      await storage.remove(gone);
    },
  });
  await queue.add(entry('a'));
  const removing = queue.remove('a');
  await queue.load();
  expect(ids(queue)).toEqual([]);
  remove();
  await removing;
});
