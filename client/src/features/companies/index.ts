import { lazy } from 'react';

export { CompanyCard } from './company/CompanyCard';

/** What visitors see of a company, loaded where a page previews it. */
export const CompanyContent = lazy(() => import('./components/CompanyContent'));
