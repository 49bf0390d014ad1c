import { zoneLabel } from '../../../../../lib/time';

export interface ZoneOption {
  value: string;
  label: string;
  /** The text that a search compares: the name with blanks, and the offset. */
  search: string;
}

/** All zones that the browser knows, with their offset at this moment. */
export function zoneOptions(now: Date = new Date()): ZoneOption[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => {
    const offset = zoneLabel(value, now);
    const name = value.replaceAll('_', ' ');
    return {
      value,
      label: offset === value ? value : `${name} (${offset})`,
      search: `${name} ${value} ${offset}`,
    };
  });
}

/** The zone of this device: a good guess for a new event. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
