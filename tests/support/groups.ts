import { newId } from '../../server/src/core/db/ids';
import { insert } from './factories';
import type { TestSql } from './server';

/** Columns of a group beside its name; permissions are the bits of the groups that its members may see, meet and write to. */
interface GroupValues {
  name?: string;
  shown?: boolean;
  categories?: string[];
  companyKinds?: string[];
  companyTiers?: string[];
  sees?: number;
  meets?: number;
  writes?: number;
  capacity?: number | null;
  waitingRequests?: number | null;
  requestsPerDay?: number;
  requestsInAll?: number;
  meetingsPerDay?: number;
  meetingsInAll?: number;
}

/** Adds groups to an event that has none, everyone else first, each with its place as its bit; gives their ids. */
export async function buildGroups(
  db: TestSql,
  eventId: string,
  groups: readonly GroupValues[],
): Promise<string[]> {
  const ids = groups.map(newId);
  for (const [bit, values] of groups.entries())
    await insert(db, 'attendee_groups', {
      id: ids[bit],
      eventId,
      bit,
      name: bit === 0 ? '' : `Group ${bit}`,
      ...values,
    });
  return ids;
}

const bitsOf = (bits: readonly number[]): number => bits.reduce((sum, bit) => sum | (1 << bit), 0);

/** All groups but those with these bits. */
export const allBut = (...bits: number[]): number => ~bitsOf(bits);

/** Puts an attendee into the groups with these bits. */
export const putInGroups = (db: TestSql, attendeeId: string, ...bits: number[]): Promise<unknown> =>
  db.sql('UPDATE attendees SET groups = $2 WHERE id = $1', [attendeeId, bitsOf(bits)]);
