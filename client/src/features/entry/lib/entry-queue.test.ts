import { describe, expect, it } from 'vitest';
import { session } from '../../../data/session';
import { EntryQueue, type QueuedEntry, type QueueStorage } from './entry-queue';
import { BATCH_SIZE, replay, type SendBatch } from './replay';

const memory = (): QueueStorage & { kept: Map<string, QueuedEntry> } => {
  const kept = new Map<string, QueuedEntry>();
  return {
    kept,
    all: async () => [...kept.values()],
    put: async (entry) => void kept.set(entry.clientId, entry),
    remove: async (clientIds) => clientIds.forEach((clientId) => kept.delete(clientId)),
  };
};

const forbidden = (): QueueStorage => {
  const refuse = () => Promise.reject(new Error('The store is full'));
  return { all: refuse, put: refuse, remove: refuse };
};

let made = 0;
const entryOf = (more: Partial<QueuedEntry> = {}): QueuedEntry => ({
  clientId: `scan-${(made += 1)}`,
  eventId: 'forum',
  codeHash: 'hash',
  gate: 'North',
  direction: 'IN',
  at: new Date(1_700_000_000_000 + made * 1000).toISOString(),
  standing: 'expected',
  ...more,
});

const fill = async (queue: EntryQueue, entries: QueuedEntry[]) => {
  for (const entry of entries) await queue.add(entry);
  return entries;
};
const ids = (queue: EntryQueue) => queue.state.getState().entries.map(({ clientId }) => clientId);
const acceptAll: SendBatch = async (_event, entries) =>
  entries.map(({ clientId }) => ({ clientId, outcome: 'FIRST_ENTRY', conflict: false }));

describe('the queue of entries', () => {
  it('survives a reload, the oldest first', async () => {
    const storage = memory();
    const [first, second] = [entryOf(), entryOf()];
    const queue = new EntryQueue(storage);
    await fill(queue, [second, first]);
    const reloaded = new EntryQueue(storage);
    await reloaded.load();
    const inOrder = [first.clientId, second.clientId];
    expect([ids(queue), ids(reloaded)]).toEqual([inOrder, inOrder]);
  });

  it('counts an entry once it is kept, and once only', async () => {
    const storage = memory();
    let keep: () => void = () => undefined;
    const kept = new Promise<void>((resolve) => (keep = resolve));
    const slow = new EntryQueue({
      ...storage,
      put: async (entry) => {
        await storage.put(entry);
        await kept;
      },
    });
    const entry = entryOf();
    const adding = slow.add(entry);
    expect(ids(slow)).toEqual([]);
    await slow.load();
    keep();
    await adding;
    expect(ids(slow)).toEqual([entry.clientId]);
  });

  it('goes on in memory where the browser keeps nothing, and says so', async () => {
    const queue = new EntryQueue(forbidden());
    await queue.load();
    const [entry] = await fill(queue, [entryOf()]);
    expect([ids(queue), queue.state.getState().isKept]).toEqual([[entry?.clientId], false]);
    expect(await replay(queue, acceptAll)).toMatchObject({ sent: 1 });
    expect(ids(queue)).toEqual([]);
  });
});

describe('replaying', () => {
  it('sends what waits in batches of one event, and empties the queue', async () => {
    const storage = memory();
    const queue = new EntryQueue(storage);
    const many = Array.from({ length: BATCH_SIZE + 1 }, () => entryOf());
    await fill(queue, [...many, entryOf({ eventId: 'fair' })]);
    const sizes: [string, number][] = [];
    const report = await replay(queue, (event, entries) => {
      sizes.push([event, entries.length]);
      return acceptAll(event, entries);
    });
    expect(sizes).toEqual([
      ['forum', BATCH_SIZE],
      ['forum', 1],
      ['fair', 1],
    ]);
    expect(report).toEqual({ sent: BATCH_SIZE + 2, conflicts: 0, refused: 0, interrupted: false });
    expect([ids(queue), storage.kept.size]).toEqual([[], 0]);
  });

  it('sends the hash where the device knows it, and the code where not', async () => {
    const queue = new EntryQueue(memory());
    await fill(queue, [entryOf(), entryOf({ codeHash: undefined, code: 'ABC' })]);
    const sent: object[] = [];
    await replay(queue, (event, entries) => {
      sent.push(...entries);
      return acceptAll(event, entries);
    });
    expect(sent).toMatchObject([{ codeHash: 'hash' }, { code: 'ABC' }]);
    expect(sent[0]).not.toHaveProperty('code');
    expect(sent[1]).not.toHaveProperty('codeHash');
  });

  it('keeps what the server does not record, with the reason, and does not send it again', async () => {
    const queue = new EntryQueue(memory());
    const [known, unknown] = await fill(queue, [entryOf(), entryOf()]);
    const report = await replay(queue, async (_event, entries) =>
      entries.map(({ clientId }) =>
        clientId === known?.clientId
          ? { clientId, outcome: 'RE_ENTRY', conflict: true }
          : { clientId, outcome: 'UNKNOWN_CODE', conflict: false },
      ),
    );
    expect(report).toEqual({ sent: 1, conflicts: 1, refused: 1, interrupted: false });
    expect(queue.state.getState().entries).toEqual([{ ...unknown, refusal: { outcome: 'UNKNOWN_CODE' } }]);
    expect(await replay(queue, acceptAll)).toMatchObject({ sent: 0 });
    await queue.remove(unknown?.clientId ?? '');
    expect(ids(queue)).toEqual([]);
  });

  it('sends the others when the server finds an error in one', async () => {
    const queue = new EntryQueue(memory());
    const [, faulty] = await fill(queue, [entryOf(), entryOf(), entryOf()]);
    const report = await replay(queue, async (event, entries) => {
      const index = entries.findIndex(({ clientId }) => clientId === faulty?.clientId);
      if (index === -1) return acceptAll(event, entries);
      const fields = [{ path: `input.entries.${index}.gate`, message: 'Too long.' }];
      throw Object.assign(new Error('no'), {
        errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', fields } }],
      });
    });
    expect(report).toMatchObject({ sent: 2, refused: 1, interrupted: false });
    expect(queue.state.getState().entries).toEqual([{ ...faulty, refusal: { message: 'Too long.' } }]);
  });

  it.each([
    ['no network', new TypeError('Failed to fetch')],
    [
      'an ended session',
      Object.assign(new Error(), { errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] }),
    ],
    [
      'an error of the server',
      Object.assign(new Error(), {
        errors: [{ message: '', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
      }),
    ],
  ])('leaves everything waiting on %s', async (_what, error) => {
    const queue = new EntryQueue(memory());
    await fill(queue, [entryOf(), entryOf()]);
    expect(await replay(queue, () => Promise.reject(error))).toMatchObject({ sent: 0, interrupted: true });
    expect(queue.waiting()).toHaveLength(2);
  });

  it('leaves the rest waiting when another person signs in meanwhile', async () => {
    const queue = new EntryQueue(memory());
    const [, later] = await fill(queue, [entryOf(), entryOf({ eventId: 'fair' })]);
    const report = await replay(queue, (event, entries) => {
      session.signIn({ id: 'sara', email: '', displayName: 'Sara', role: 'ATTENDEE' }, 'token');
      return acceptAll(event, entries);
    });
    session.signOut();
    expect(report).toMatchObject({ sent: 1, refused: 0, interrupted: true });
    expect(queue.waiting()).toEqual([later]);
  });

  it('refuses all with the reason where the event is gone', async () => {
    const queue = new EntryQueue(memory());
    await fill(queue, [entryOf()]);
    const gone = Object.assign(new Error(), {
      errors: [{ message: 'The event was not found.', extensions: { code: 'NOT_FOUND' } }],
    });
    expect(await replay(queue, () => Promise.reject(gone))).toMatchObject({ refused: 1, interrupted: false });
    expect(queue.waiting()).toEqual([]);
  });
});
