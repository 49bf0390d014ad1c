import type { FieldFault } from '../../core/errors';
import { BulkJobKind } from './bulk-job.entity';

interface Selection {
  attendeeIds?: readonly string[] | null;
  filter?: object | null;
}

/** Ids and a filter together, or neither of them, name no attendees. */
export const selectionFaults = ({ attendeeIds, filter }: Selection): FieldFault[] => {
  if (Boolean(attendeeIds) === Boolean(filter))
    return [{ path: 'input.attendeeIds', message: 'Choose attendees either by id or by a filter.' }];
  return attendeeIds?.length === 0
    ? [{ path: 'input.attendeeIds', message: 'Choose at least one attendee.' }]
    : [];
};

interface Value {
  kind?: BulkJobKind;
  category?: string | null;
  companyId?: string | null;
}

/** A value belongs to one kind of job, and SET_CATEGORY needs one. */
export const valueFaults = ({ kind, category, companyId }: Value): FieldFault[] => {
  const faults: FieldFault[] = [];
  if (kind === BulkJobKind.SET_CATEGORY && !category)
    faults.push({ path: 'input.category', message: 'This is required.' });
  if (kind && kind !== BulkJobKind.SET_CATEGORY && category)
    faults.push({ path: 'input.category', message: 'Only SET_CATEGORY takes a category.' });
  if (kind && kind !== BulkJobKind.SET_COMPANY && companyId)
    faults.push({ path: 'input.companyId', message: 'Only SET_COMPANY takes a company.' });
  return faults;
};
