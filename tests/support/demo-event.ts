import { inject } from 'vitest';
import { addDays } from '../../server/src/demo/event-clock';

export { DEMO_EVENT_ID } from '../../server/src/demo/demo-events';

/** The last of the demo event's three days, YYYY-MM-DD: none of it has passed. */
export const demoLastDay = (): string => {
  const firstDay = inject('portal')?.demoFirstDay;
  return firstDay ? addDays(firstDay, 2) : '';
};
