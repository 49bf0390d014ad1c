export { CompanyKind } from './company-kind';
export { COMPANY_LIMITS } from './company-limits';
export { checkCompany, companyErrors, companyIdErrors } from './company-check';
export { companyBriefProjection, companyColumns } from './company.columns';
export { CompanyPageFields } from './company.inputs';
export { insertStagedCompanies } from './company.queries';
export { companyBriefById, companyById } from './company.loaders';
export { getCompany, lockOwnTeam, lockTeam, updateCompany } from './company.service';
export { Company, CompanyBrief, CompanyConnection } from './company.types';
