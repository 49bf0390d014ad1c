export { MeetingActs } from './components/MeetingActs';
