import { parseAsString, type Values } from 'nuqs';
import type { AttendeeCategory, AttendeeFilter, AttendeeSort } from '../../../generated/graphql';
import { listParams } from '../../../lib/list-params';
import { categories, toApiFilter } from '../lib/people-params';

export const staffSorts = [
  'NAME',
  'NAME_DESC',
  'NEWEST',
  'WAITING',
  'ORGANIZATION',
  'ORGANIZATION_DESC',
] as const satisfies AttendeeSort[];
export const staffStatuses = ['UNINVITED', 'INVITED', 'CONFIRMED'] as const;

const NEW = 'new-';

/** The value of `?editPerson=` that adds a person of a category. */
export const newOf = (category: AttendeeCategory): string => `${NEW}${category.toLowerCase()}`;

/** Whether a value of `?editPerson=` adds a person. */
export const isNew = (value: string): boolean => value.startsWith(NEW);

/** Of which category the new person is at first. */
export const categoryOfNew = (value: string): AttendeeCategory =>
  categories.find((category) => newOf(category) === value) ?? 'ATTENDEE';

/** The filters and the order of the table of people, as the address holds them. */
export const staffParams = {
  q: listParams.q,
  sort: listParams.sort(staffSorts, 'NAME'),
  status: listParams.status(staffStatuses),
  checkin: listParams.status(['IN', 'NOT']),
  category: listParams.category(categories),
  country: listParams.country,
  interest: listParams.interest,
  company: parseAsString,
  group: listParams.group,
  answers: listParams.answers,
};

/** A filter by an answer to a field, as the address holds it. */
export const answerParam = (fieldId: string, value: string): string => `${fieldId}.${value}`;

/** The field and the answer of such a filter. */
export function answerOfParam(param: string): { fieldId: string; value: string } {
  const at = param.indexOf('.');
  return { fieldId: param.slice(0, Math.max(0, at)), value: param.slice(at + 1) };
}

/** Answers that are looked for, by their fields; what names no field is left out. */
export function answersByField(params: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { fieldId, value } of params.map(answerOfParam))
    if (fieldId && value) found.set(fieldId, [...(found.get(fieldId) ?? []), value]);
  return found;
}

export type StaffValues = Values<typeof staffParams>;

const statusFilter = (status: StaffValues['status']): AttendeeFilter => {
  if (status === 'CONFIRMED') return { statuses: ['CONFIRMED'] };
  if (status === 'INVITED') return { stages: ['INVITED'], invited: true };
  if (status === 'UNINVITED') return { stages: ['INVITED'], invited: false };
  return { statuses: ['INVITED', 'CONFIRMED'] };
};

/** The filters in the API's form, for attendees of any status. */
export function toStaffFilter(values: Omit<StaffValues, 'sort'>): AttendeeFilter {
  const answers = [...answersByField(values.answers)];
  return {
    ...toApiFilter({ ...values, saved: false }, true),
    ...statusFilter(values.status),
    ...(values.checkin && { checkedIn: values.checkin === 'IN' }),
    ...(values.company && { companyId: values.company }),
    ...(values.group.length > 0 && { groupIds: values.group }),
    ...(answers.length > 0 && { answers: answers.map(([fieldId, chosen]) => ({ fieldId, values: chosen })) }),
  };
}
