export { conflicting } from './check-in.columns';
export { entryHash } from './check-in.queries';
