import { lineNames } from '../../../lib/profile-lines';
import type { ProfileValues } from './profile-values';

/** The fields of each step, in the order of the page; the last step is there where the event has fields of its own. */
export const stepFields: (keyof ProfileValues)[][] = [
  ['avatar', 'cover', ...lineNames, 'country', 'sharesEmail', 'mailsReminders'],
  ['introduction'],
  ['interests'],
  ['answers'],
];

/** The step of the address (`?step=2`) among so many, counted from 0; anything else is the first. */
export function stepOf(param: string | null, count: number): number {
  const step = Number(param ?? 1) - 1;
  return Number.isInteger(step) && step >= 0 && step < count ? step : 0;
}

/** The step that has a field. */
export const stepWith = (field: string): number =>
  Math.max(
    0,
    stepFields.findIndex((fields) => (fields as string[]).includes(field)),
  );
