/** The words of times. */
export const english = { until: 'to' };
