import type { ApolloClient } from '@apollo/client';
import { toAppError } from '../../../data/errors/errors';
import { isLasting, mutateInTime } from '../../../data/offline/offline-replay';
import { RecordScanDocument } from '../../../generated/documents/entry';
import type { CheckInDirection, RecordScanMutation } from '../../../generated/graphql';
import { newClientId } from '../../../lib/client-id';
import { fullName } from '../../../lib/format';
import { kindOf, type EntryKind, type EntryPerson } from '../door/entry-kind';
import type { EntryCodes, Standing } from './entry-codes';
import { entryQueue } from './entry-queue';
import { contactFound, contactLost, isServerReachable } from './server-contact';

/** A queue at the door does not wait longer for a dead network. */
const TIMEOUT_MS = 4_000;

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
  /** Of a badge that is scanned again: when it came in before. */
  justEnteredAt?: string | null;
  /** The server's own words where it refused. */
  message?: string;
}

/** Where a scan is recorded. */
interface Door {
  client: ApolloClient;
  eventId: string;
  codes: Pick<EntryCodes, 'look' | 'markEntered'>;
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
async function enqueue(scan: Scan, code: string, { eventId, codes }: Door): Promise<Scan> {
  const { hash, standing } = await codes.look(code);
  const { clientId, gate, direction, at } = scan;
  await entryQueue.add({
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
export async function recordScan(scan: Scan, door: Door): Promise<Scan> {
  const { code, clientId, gate, direction } = scan;
  const { client, eventId, codes } = door;
  if (code === null) return scan;
  if (!isServerReachable()) return enqueue(scan, code, door);
  try {
    const input = { eventId, code, clientId, gate, direction };
    const answered = await mutateInTime(client, RecordScanDocument, { input }, TIMEOUT_MS);
    contactFound();
    const answer = answered.checkIn.result;
    const kind = kindOf(answer);
    if (kind === 'FIRST_ENTRY') {
      const { hash } = await codes.look(code);
      if (hash) codes.markEntered(hash);
    }
    const { repeated, checkIn } = answer;
    const justEnteredAt = checkIn?.justEnteredAt ?? null;
    return { ...scan, kind, person: personOf(answer), repeated, justEnteredAt };
  } catch (error) {
    if (isLasting(error)) return { ...scan, kind: 'FAILED', message: toAppError(error).message };
    contactLost();
    return enqueue(scan, code, door);
  }
}
