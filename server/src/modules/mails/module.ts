import { defineModule, job } from '../../core/module';
import { MailEntity } from './mail.entity';
import { SEND_MAIL } from './mail.jobs';
import { MailResolver } from './mail.resolver';
import type { Services } from '../../services';

export const mailsModule = defineModule<Services>({
  name: 'mails',
  entities: [MailEntity],
  resolvers: (services) => [new MailResolver(services.mailLog)],
  jobs: [job(SEND_MAIL, ({ mails }, ctx, { mailId }) => mails.send(ctx, mailId))],
});
