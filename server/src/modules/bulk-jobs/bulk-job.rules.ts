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
  groupId?: string | null;
}

/** Whether a kind of job moves attendees into a group or out of it. */
export const isAboutGroup = (kind: BulkJobKind): boolean =>
  kind === BulkJobKind.ADD_TO_GROUP || kind === BulkJobKind.REMOVE_FROM_GROUP;

/** A value belongs to one kind of job, and all but SET_COMPANY need theirs. */
export const valueErrors = ({ kind, category, companyId, groupId }: Value): FieldError[] => {
  const errors: FieldError[] = [];
  if (kind === BulkJobKind.SET_CATEGORY && !category)
    errors.push({ path: 'input.category', message: 'This is required.' });
  if (kind && kind !== BulkJobKind.SET_CATEGORY && category)
    errors.push({ path: 'input.category', message: 'Only SET_CATEGORY takes a category.' });
  if (kind && kind !== BulkJobKind.SET_COMPANY && companyId)
    errors.push({ path: 'input.companyId', message: 'Only SET_COMPANY takes a company.' });
  if (kind && isAboutGroup(kind) && !groupId)
    errors.push({ path: 'input.groupId', message: 'This is required.' });
  if (kind && !isAboutGroup(kind) && groupId)
    errors.push({ path: 'input.groupId', message: 'Only jobs about a group take one.' });
  return errors;
};
