export { mailBacklog } from './mail.queries';
export { type OutgoingMail, queueMails } from './mail.service';
