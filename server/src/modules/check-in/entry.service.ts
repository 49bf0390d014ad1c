import { createHash } from 'node:crypto';
import type { RequestContext } from '../../core/request/context';
import { notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import { onlyRow, firstOf } from '../../core/db/statement';
import type { Page } from '../../core/db/pagination';
import { asCode, AttendeeStatus } from '../attendees/index';
import { requireEventAccess } from '../event-access/index';
import { countsByGate, countsOfPeople, hashedCodes, HASH_BYTES } from './check-in.queries';
import { badgeOfCode, entriesOf, entriesPage } from './entry.queries';
import type { CheckIn, CheckInsArgs, EntryCodeCheck, EntryCodes, HeadCount } from './check-in.types';

/** The hash under which a scanner without a network knows a code. */
export const hashOfCode = (salt: string, code: string): string =>
  createHash('sha256').update(`${salt}:${code}`).digest().subarray(0, HASH_BYTES).toString('base64');

/** The attendee of a code, for any caller that has it. Its 80 bits keep it from being guessed, however many tries are made. */
export async function verifyEntryCode(ctx: RequestContext, code: string): Promise<EntryCodeCheck> {
  const row = await firstOf(badgeOfCode(ctx, { code: asCode(code).slice(0, 100) }));
  if (!row) throw notFound('This code');
  const { eventId, title, timezone, status, enteredAt, ...attendee } = row;
  const valid = status === AttendeeStatus.CONFIRMED;
  return { valid, attendee, event: { id: eventId, title, timezone }, status, enteredAt };
}

/** The hashed codes of the confirmed, or none where the device has this very version. */
export async function getEntryCodes(
  ctx: RequestContext,
  id: string,
  knownVersion?: string | null,
): Promise<EntryCodes> {
  const { eventId } = await requireEventAccess(ctx, id);
  const [codes] = await hashedCodes(ctx, { eventId });
  if (!codes) throw new Error('The codes were not read');
  const unchanged = codes.version === knownVersion;
  const lists = unchanged ? { ...codes, expected: [], entered: [] } : codes;
  return { salt: eventId, unchanged, ...lists };
}

/** The entries of an event, the latest first. */
export async function listCheckIns(
  ctx: RequestContext,
  id: string,
  args: CheckInsArgs,
): Promise<Page<CheckIn>> {
  const { eventId } = await requireEventAccess(ctx, id);
  const attendeeId = args.attendeeId ? parseId(args.attendeeId, 'The attendee') : undefined;
  return entriesPage(ctx.db, { eventId, attendeeId, conflictsOnly: args.conflictsOnly ?? false }, args);
}

/** People, not scans; of one day of the event, or of all. */
export async function getHeadCount(
  ctx: RequestContext,
  id: string,
  date?: string | null,
): Promise<HeadCount> {
  const { eventId, timezone } = await requireEventAccess(ctx, id);
  const where = entriesOf(eventId, date ? { date, timezone } : null);
  const [people, gates] = await Promise.all([
    onlyRow(ctx.db, countsOfPeople(where)),
    ctx.db.rows(countsByGate(where)),
  ]);
  return { ...people, gates };
}
