export { PersonCard } from './person/PersonCard';
export { Reason } from './person/Reason';
