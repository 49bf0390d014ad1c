export { InvitationAnswer } from './components/InvitationAnswer';
