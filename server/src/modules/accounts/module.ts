import { defineModule, job } from '../../core/module';
import { EmailVerificationEntity } from './email-verification.entity';
import { KnownDeviceEntity } from './known-device.entity';
import { OneTimeCodeEntity, PasswordTokenEntity } from './password-recovery.entity';
import { SessionEntity } from './session.entity';
import { UserEntity } from './user.entity';
import { ACCESS_CHANGED, ACCESS_OUTDATED, SESSIONS_ENDED } from './account.events';
import { listenForSessionChanges } from './session.service';
import { SEND_CODE, SEND_VERIFICATION } from './account.jobs';
import { AccountResolver, UserPictures } from './account.resolver';
import { EmailVerificationResolver } from './email-verification.resolver';
import { sendEmailVerification } from './email-verification.service';
import { sendOneTimeCode } from './one-time-code.service';
import { PasswordResolver } from './password.resolver';
import { UserSessionsResolver } from './user-sessions.resolver';
import { UserResolver } from './user.resolver';
import { accountRows } from './account.rest';
import { passwordRows } from './password.rest';
import { userRows } from './user.rest';
import { ownSessions } from './session.queries';

export const accountsModule = defineModule({
  name: 'accounts',
  entities: [
    EmailVerificationEntity,
    KnownDeviceEntity,
    OneTimeCodeEntity,
    PasswordTokenEntity,
    SessionEntity,
    UserEntity,
  ],
  reads: ['attendees'],
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
  urgentTopics: [SESSIONS_ENDED, ACCESS_CHANGED, ACCESS_OUTDATED],
  start: listenForSessionChanges,
  ownData: { user: { sessions: ownSessions } },
});
