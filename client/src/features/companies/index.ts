import { lazy } from 'react';

export { CompanyCard } from './company/CompanyCard';

/** A company as visitors see it, loaded where a page previews it. */
export const CompanyContent = lazy(() => import('./components/CompanyContent'));
