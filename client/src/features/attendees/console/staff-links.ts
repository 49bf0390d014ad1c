import type { AttendeeCategory } from '../../../generated/graphql';
import { categories } from './staff-params';

const PREFIX = 'new-';

/** The value of `?editPerson=` that adds a person of a category. */
export const newOf = (category: AttendeeCategory): string => `${PREFIX}${category.toLowerCase()}`;

/** Whether a value of `?editPerson=` adds a person. */
export const isNew = (value: string): boolean => value.startsWith(PREFIX);

/** Of which category the new person is at first. */
export const categoryOfNew = (value: string): AttendeeCategory =>
  categories.find((category) => newOf(category) === value) ?? 'ATTENDEE';
