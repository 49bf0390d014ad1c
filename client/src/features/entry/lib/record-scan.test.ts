import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import type { Standing } from './entry-codes';
import { entryQueue } from './entry-queue';
import { beginScan, recordScan } from './record-scan';
import { contactFound, contactLost, isServerReachable } from './server-contact';

const answerOf = (more: object = {}) => ({
  clientId: 'x',
  outcome: 'FIRST_ENTRY',
  repeated: false,
  attendee: null,
  checkIn: { __typename: 'CheckIn', id: '1', at: '', conflict: false, justEnteredAt: null },
  ...more,
});
const refuse = (code: string) =>
  Object.assign(new Error(), { errors: [{ message: 'No.', extensions: { code } }] });

/** A door whose server gives the answer or fails with the error. */
function doorOf(answer: object | Error = answerOf(), standing: Standing = 'expected') {
  const asked = vi.fn<() => void>();
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked();
        if (answer instanceof Error) return observer.error(answer);
        observer.next({ data: { checkIn: { result: answer } } });
        observer.complete();
      }),
  );
  const entered: string[] = [];
  const codes = {
    look: async () => ({ hash: standing === 'expected' || standing === 'entered' ? 'hash' : null, standing }),
    markEntered: (hash: string) => void entered.push(hash),
  };
  const door = { client: new ApolloClient({ link, cache: createCache() }), eventId: 'forum', codes };
  return { door, asked, entered };
}
const queued = () => entryQueue.state.getState().entries;

afterEach(async () => {
  contactFound();
  await entryQueue.remove(...queued().map(({ clientId }) => clientId));
});

const scan = beginScan('7KQ2', 'North', 'IN');

describe('recording a scan', () => {
  it('says what the server says', async () => {
    const { door, entered } = doorOf();
    expect(await recordScan(scan, door)).toMatchObject({ kind: 'FIRST_ENTRY', clientId: scan.clientId });
    const checkIn = { __typename: 'CheckIn', id: '1', at: '', conflict: true, justEnteredAt: null };
    const conflict = doorOf(answerOf({ outcome: 'RE_ENTRY', checkIn }));
    expect(await recordScan(scan, conflict.door)).toMatchObject({ kind: 'CONFLICT' });
    expect([queued(), entered, conflict.entered]).toEqual([[], ['hash'], []]);
  });

  it('queues without asking where there is no network, with the hash and without the code', async () => {
    contactLost();
    const { door, asked, entered } = doorOf();
    expect(await recordScan(scan, door)).toMatchObject({ kind: 'QUEUED', standing: 'expected' });
    expect(queued()).toMatchObject([
      { clientId: scan.clientId, codeHash: 'hash', gate: 'North', at: scan.at },
    ]);
    expect(queued()[0]).not.toHaveProperty('code');
    expect([entered, asked.mock.calls.length]).toEqual([['hash'], 0]);
  });

  it('queues the same scan where the answer is lost, and the next without asking', async () => {
    const { door } = doorOf(new TypeError('Failed to fetch'));
    expect(await recordScan(scan, door)).toMatchObject({ kind: 'QUEUED' });
    expect(queued().map(({ clientId }) => clientId)).toEqual([scan.clientId]);
    expect(isServerReachable()).toBe(false);
  });

  it('queues an unlisted code as it is, for the server to look at', async () => {
    contactLost();
    const { door } = doorOf(answerOf(), 'unlisted');
    expect(await recordScan(scan, door)).toMatchObject({ kind: 'QUEUED_UNLISTED' });
    expect(queued()).toMatchObject([{ code: '7KQ2' }]);
  });

  it('does not queue what the server refuses for good', async () => {
    const { door } = doorOf(refuse('FORBIDDEN'));
    expect(await recordScan(scan, door)).toMatchObject({ kind: 'FAILED', message: expect.any(String) });
    expect(queued()).toEqual([]);
  });

  it('does not send what holds no code', async () => {
    const { door, asked } = doorOf();
    expect(await recordScan(beginScan(null, 'North', 'IN'), door)).toMatchObject({ kind: 'UNKNOWN_CODE' });
    expect(asked).not.toHaveBeenCalled();
  });
});
