export { type LeadsFileRequest, leadsFileSource } from './lead.service';
export { Lead, LeadFilter } from './lead.types';
