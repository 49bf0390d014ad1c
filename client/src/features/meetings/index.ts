export { CompanyRequestActs } from './company-requests/CompanyRequestActs';
export { MeetingActs } from './components/MeetingActs';
export { isRequestToMe } from './lib/meeting-days';
