import type { english } from './event-time.en';

export const arabic: typeof english = { until: 'إلى' };
