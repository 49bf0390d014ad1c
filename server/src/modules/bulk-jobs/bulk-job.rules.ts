import type { FieldError } from '../../core/errors';
import { BulkJobKind } from './bulk-job.entity';

interface Selection {
  attendeeIds?: readonly string[] | null;
  filter?: object | null;
}

/** Ids and a filter together, or neither of them, name no attendees. */
export const selectionErrors = ({ attendeeIds, filter }: Selection): FieldError[] => {
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
export const valueErrors = ({ kind, category, companyId }: Value): FieldError[] => {
  const errors: FieldError[] = [];
  if (kind === BulkJobKind.SET_CATEGORY && !category)
    errors.push({ path: 'input.category', message: 'This is required.' });
  if (kind && kind !== BulkJobKind.SET_CATEGORY && category)
    errors.push({ path: 'input.category', message: 'Only SET_CATEGORY takes a category.' });
  if (kind && kind !== BulkJobKind.SET_COMPANY && companyId)
    errors.push({ path: 'input.companyId', message: 'Only SET_COMPANY takes a company.' });
  return errors;
};
