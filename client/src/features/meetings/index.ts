export { CompanyRequestActs } from './company-requests/CompanyRequestActs';
export { MeetingActs } from './components/MeetingActs';
