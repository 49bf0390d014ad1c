import { defineModule, job } from '../../core/module';
import { EmailVerificationEntity } from './email-verification/email-verification.entity';
import { OneTimeCodeEntity, PasswordTokenEntity } from './recovery/password-recovery.entity';
import { UserEntity } from './user.entity';
import { SEND_CODE, SEND_VERIFICATION } from './account.jobs';
import { AccountResolver, UserPictures } from './account.resolver';
import { EmailVerificationResolver } from './email-verification/email-verification.resolver';
import { sendEmailVerification } from './email-verification/email-verification.service';
import { sendOneTimeCode } from './recovery/one-time-code.service';
import { PasswordResolver } from './passwords/password.resolver';
import { UserSessionsResolver } from './user-sessions.resolver';
import { UserResolver } from './user.resolver';
import { accountRows } from './account.rest';
import { passwordRows } from './passwords/password.rest';
import { userRows } from './user.rest';

export const usersModule = defineModule({
  name: 'users',
  entities: [EmailVerificationEntity, OneTimeCodeEntity, PasswordTokenEntity, UserEntity],
  reads: ['attendees', 'events'],
  resolvers: [
    AccountResolver,
    PasswordResolver,
    EmailVerificationResolver,
    UserResolver,
    UserSessionsResolver,
    UserPictures,
  ],
  jobs: [job(SEND_CODE, sendOneTimeCode), job(SEND_VERIFICATION, sendEmailVerification)],
  routes: [
    { position: 10, rows: accountRows },
    { position: 20, rows: passwordRows },
    { position: 30, rows: userRows },
  ],
});
