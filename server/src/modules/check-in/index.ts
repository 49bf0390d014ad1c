export { conflicting } from './check-in.columns';
