import type { english } from './event-time.en';

export const urdu: typeof english = { until: 'تا' };
