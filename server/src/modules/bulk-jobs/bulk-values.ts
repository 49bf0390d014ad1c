import type { RequestContext } from '../../core/context';
import { setCategories, setCompanies } from '../attendees/index';
import { BulkJobKind } from './bulk-job.entity';

/** An attendee with the new value. */
interface ChangedAttendee {
  id: string;
  name: string;
  value: string | null;
}

/** Gives attendees the values that a kind of job changes. */
export const writeValues = async (
  ctx: RequestContext,
  kind: BulkJobKind,
  changes: readonly { id: string; value: string | null }[],
): Promise<ChangedAttendee[]> => {
  const write = kind === BulkJobKind.SET_CATEGORY ? setCategories : setCompanies;
  return write(ctx, { ids: changes.map(({ id }) => id), values: changes.map(({ value }) => value) });
};
