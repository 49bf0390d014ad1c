import type { CompanyKind } from '../generated/graphql';

/** The last part of the address of each list of companies. */
export const companyPath: Record<CompanyKind, string> = {
  IT_EXPORTER: 'it-exporters',
  EXHIBITOR: 'exhibitors',
  STARTUP: 'startups',
  SPONSOR: 'sponsors',
};
