export { attendeeBlocked } from './block.events';
export { areBlocked, checkReachable } from './block.policy';
export { blockedBetween } from './block.queries';
