export { mailBacklog, refusedMails, unsentMails } from './mail.queries';
export { mailKeyColumnsOf } from './mail-key.entity';
export { isTokenOf, MailKind, readToken } from './mail-kinds';
export { fillTemplate, type InWords, type MailTemplate } from './mail-templates';
export { hasMailServer, type OutgoingMail, queueMails } from './mail.service';
