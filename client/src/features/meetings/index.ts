export { CompanyRequestActs } from './company/CompanyRequestActs';
export { MeetingActs } from './components/MeetingActs';
