export { deleteEntriesOfEvents } from './audit.queries';
