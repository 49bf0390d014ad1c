import { dayIn } from '../../server/src/demo/event-clock';

export { DEMO_EVENT_ID } from '../../server/src/demo/demo-events';

const DAY_MS = 86_400_000;

/** The last of the demo event's three days, YYYY-MM-DD: none of it has passed, whatever time the tests run at. */
export const demoLastDay = (now = Date.now()): string =>
  dayIn('Asia/Dubai', now - 11 * (DAY_MS / 24) + 2 * DAY_MS);
