export { CompanyCard } from './company/CompanyCard';
