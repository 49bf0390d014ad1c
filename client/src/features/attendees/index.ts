export { useRemainingKeys } from './person/useRemainingKeys';
export { PersonCard } from './person/PersonCard';
export { matchReasons } from './person/match-reasons';
export { Reason } from './person/Reason';
