export { mailBacklog } from './mail.queries';
export type { InWords } from './mail-templates';
export { type OutgoingMail, queueMails } from './mail.service';
