export { attendeeBlocked } from './block.events';
export { areBlocked, checkReachable } from './block.policy';
export { blockedBetween, isOutOfReach } from './block.queries';
