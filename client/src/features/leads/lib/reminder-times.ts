import { instantAt } from '../../../lib/event-days';
import { dayKey, wallClock } from '../../../lib/time';

/** When one can be reminded, by the clocks of the event. This evening is offered while it is an hour away. */
export function reminderTimes(now: Date, zone: string): { hour: string; evening?: string; morning: string } {
  const hour = new Date(now.getTime() + 3_600_000).toISOString();
  const evening = instantAt(dayKey(now, zone), '18:00', zone);
  const tomorrow = wallClock(now, zone).add(1, 'day').format('YYYY-MM-DD');
  return { hour, ...(evening > hour && { evening }), morning: instantAt(tomorrow, '09:00', zone) };
}
