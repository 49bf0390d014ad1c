import { toAppError } from '../../../data/errors';
import type { OfflineQueue } from '../../../data/offline-queue';
import { isLasting } from '../../../data/offline-replay';
import type { CheckInDirection, CheckInInput, RecordScanMutation } from '../../../generated/graphql';
import { newClientId } from '../../../lib/client-id';
import { fullName } from '../../../lib/format';
import { kindOf, type EntryKind, type EntryPerson } from '../door/entry-kind';
import type { EntryCodes, Standing } from './entry-codes';
import type { QueuedEntry } from './entry-queue';

type Answer = RecordScanMutation['checkIn']['result'];

/** One scan with what it turned out to be. The person is known only where the server said so, and never stored. */
export interface Scan {
  clientId: string;
  /** Null for what holds no code of this portal. */
  code: string | null;
  gate: string;
  direction: CheckInDirection;
  at: string;
  kind: EntryKind;
  standing?: Standing;
  person?: EntryPerson | null;
  repeated?: boolean;
  /** The server's own words where it refused. */
  message?: string;
}

export interface ScanTools {
  eventId: string;
  codes: Pick<EntryCodes, 'look' | 'markEntered'>;
  queue: Pick<OfflineQueue<QueuedEntry>, 'add'>;
  /** Whether it is worth asking the server. */
  isReachable: () => boolean;
  send: (input: CheckInInput) => Promise<Answer>;
  /** The server could not be asked: the next scans go to the queue at once. */
  onUnreachable: () => void;
}

const personOf = ({ attendee }: Answer): EntryPerson | null =>
  attendee && {
    name: fullName(attendee),
    avatarUrl: attendee.avatarUrl,
    organization: attendee.company?.name ?? attendee.organization,
    category: attendee.category,
    status: attendee.status,
  };

/** A scan at this moment; what it is remains to be seen. */
export const beginScan = (
  code: string | null,
  gate: string,
  direction: CheckInDirection,
  now = new Date(),
): Scan => ({
  clientId: newClientId(),
  code,
  gate,
  direction,
  at: now.toISOString(),
  kind: code === null ? 'UNKNOWN_CODE' : 'CHECKING',
});

/** Puts a scan into the queue, and says what the device itself knows of the code. */
async function enqueue(scan: Scan, code: string, { eventId, codes, queue }: ScanTools): Promise<Scan> {
  const { hash, standing } = await codes.look(code);
  const { clientId, gate, direction, at } = scan;
  await queue.add({
    clientId,
    eventId,
    gate,
    direction,
    at,
    standing,
    ...(hash ? { codeHash: hash } : { code }),
  });
  if (hash && direction === 'IN') codes.markEntered(hash);
  return { ...scan, standing, kind: standing === 'unlisted' ? 'QUEUED_UNLISTED' : 'QUEUED' };
}

/** Records a scan at the server, or in the queue where that cannot be reached. */
export async function recordScan(scan: Scan, tools: ScanTools): Promise<Scan> {
  const { code, clientId, gate, direction } = scan;
  if (code === null) return scan;
  if (!tools.isReachable()) return enqueue(scan, code, tools);
  try {
    const answer = await tools.send({ eventId: tools.eventId, code, clientId, gate, direction });
    const kind = kindOf(answer);
    if (kind === 'FIRST_ENTRY') {
      const { hash } = await tools.codes.look(code);
      if (hash) tools.codes.markEntered(hash);
    }
    return { ...scan, kind, person: personOf(answer), repeated: answer.repeated };
  } catch (error) {
    if (isLasting(error)) return { ...scan, kind: 'FAILED', message: toAppError(error).message };
    tools.onUnreachable();
    return enqueue(scan, code, tools);
  }
}
