export { type OutgoingMail, queueMails } from './mail.service';
