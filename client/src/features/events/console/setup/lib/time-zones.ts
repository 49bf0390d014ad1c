import { zoneLabel } from '../../../../../lib/time';

/** All zones that the browser knows, with their offset at this moment. */
export function zoneOptions(now = new Date()) {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => {
    const offset = zoneLabel(value, now);
    const name = value.replaceAll('_', ' ');
    return {
      value,
      label: offset === value ? value : `${name} (${offset})`,
      // What a search compares: the name with blanks, and the offset.
      search: `${name} ${value} ${offset}`,
    };
  });
}

/** The zone of this device: a good guess for a new event. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
