/** Set on the device while scans of visitors wait there: only then pages load what sends them. */
export const CAPTURES_WAIT = 'podium-captures-wait';
