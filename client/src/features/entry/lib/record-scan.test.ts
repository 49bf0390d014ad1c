import { describe, expect, it } from 'vitest';
import type { Standing } from './entry-codes';
import type { QueuedEntry } from './entry-queue';
import { beginScan, recordScan, type ScanTools } from './record-scan';

type Answer = Awaited<ReturnType<ScanTools['send']>>;

const answerOf = (more: Partial<Answer> = {}): Answer => ({
  clientId: 'x',
  outcome: 'FIRST_ENTRY',
  repeated: false,
  attendee: null,
  checkIn: { id: '1', at: '', conflict: false },
  ...more,
});

function toolsOf(more: Partial<ScanTools> = {}, standing: Standing = 'expected') {
  const queued: QueuedEntry[] = [];
  const entered: string[] = [];
  let lost = 0;
  const tools: ScanTools = {
    eventId: 'forum',
    codes: {
      look: async () => ({
        hash: standing === 'expected' || standing === 'entered' ? 'hash' : null,
        standing,
      }),
      markEntered: (hash) => void entered.push(hash),
    },
    queue: { add: async (entry) => void queued.push(entry) },
    isReachable: () => true,
    send: async () => answerOf(),
    onUnreachable: () => void (lost += 1),
    ...more,
  };
  return { tools, queued, entered, lost: () => lost };
}

const scan = beginScan('7KQ2', 'North', 'IN');

describe('recording a scan', () => {
  it('says what the server says', async () => {
    const { tools, queued } = toolsOf();
    expect(await recordScan(scan, tools)).toMatchObject({ kind: 'FIRST_ENTRY', clientId: scan.clientId });
    const conflict = answerOf({ outcome: 'RE_ENTRY', checkIn: { id: '1', at: '', conflict: true } });
    expect(await recordScan(scan, toolsOf({ send: async () => conflict }).tools)).toMatchObject({
      kind: 'CONFLICT',
    });
    expect(queued).toEqual([]);
  });

  it('queues without asking where there is no network, with the hash and without the code', async () => {
    const { tools, queued, entered } = toolsOf({
      isReachable: () => false,
      send: () => Promise.reject(new Error('must not be asked')),
    });
    expect(await recordScan(scan, tools)).toMatchObject({ kind: 'QUEUED', standing: 'expected' });
    expect(queued).toMatchObject([{ clientId: scan.clientId, codeHash: 'hash', gate: 'North', at: scan.at }]);
    expect(queued[0]).not.toHaveProperty('code');
    expect(entered).toEqual(['hash']);
  });

  it('queues the same scan where the answer is lost', async () => {
    const { tools, queued, lost } = toolsOf({ send: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await recordScan(scan, tools)).toMatchObject({ kind: 'QUEUED' });
    expect([queued.map(({ clientId }) => clientId), lost()]).toEqual([[scan.clientId], 1]);
  });

  it('queues an unlisted code as it is, for the server to look at', async () => {
    const { tools, queued } = toolsOf({ isReachable: () => false }, 'unlisted');
    expect(await recordScan(scan, tools)).toMatchObject({ kind: 'QUEUED_UNLISTED' });
    expect(queued).toMatchObject([{ code: '7KQ2' }]);
  });

  it('does not queue what the server refuses for good', async () => {
    const refused = Object.assign(new Error(), {
      errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }],
    });
    const { tools, queued } = toolsOf({ send: () => Promise.reject(refused) });
    expect(await recordScan(scan, tools)).toMatchObject({ kind: 'FAILED' });
    expect(queued).toEqual([]);
  });

  it('does not send what holds no code', async () => {
    const { tools } = toolsOf({ send: () => Promise.reject(new Error('must not be asked')) });
    expect(await recordScan(beginScan(null, 'North', 'IN'), tools)).toMatchObject({ kind: 'UNKNOWN_CODE' });
  });
});
