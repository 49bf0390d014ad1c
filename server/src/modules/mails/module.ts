import { personErasing } from '../../core/request/erasure';
import { defineModule, job } from '../../core/module';
import { MailKeyEntity } from './mail-key.entity';
import { MailRefusalEntity } from './mail-refusal.entity';
import { MailEntity } from './mail.entity';
import { SEAL_MAILS, SEND_MAIL } from './mail.jobs';
import { MailResolver } from './mail.resolver';
import { sealMails, sendMail } from './mail.service';
import { deleteMailsOf, ownMailRefusals, ownMails } from './mail.queries';

export const mailsModule = defineModule({
  name: 'mails',
  entities: [MailEntity, MailKeyEntity, MailRefusalEntity],
  reads: ['attendees', 'events', 'users'],
  hooks: [personErasing.on(deleteMailsOf)],
  resolvers: [MailResolver],
  jobs: [job(SEND_MAIL, (ctx, { mailId }) => sendMail(ctx, mailId)), job(SEAL_MAILS, sealMails)],
  ownData: { user: { mails: ownMails, mailRefusals: ownMailRefusals } },
});
