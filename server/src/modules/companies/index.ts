export { INSERT_STAGED_COMPANIES } from './company-import.queries';
