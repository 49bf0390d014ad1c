import { defineModule, job } from '../../core/module';
import { EmailVerificationEntity } from './email-verification.entity';
import { KnownDeviceEntity } from './known-device.entity';
import { OneTimeCodeEntity, PasswordTokenEntity } from './password-recovery.entity';
import { SessionEntity } from './session.entity';
import { UserEntity } from './user.entity';
import { SEND_CODE, SEND_VERIFICATION } from './account.jobs';
import { AccountResolver, UserPictures } from './account.resolver';
import { EmailVerificationResolver } from './email-verification.resolver';
import { PasswordResolver } from './password.resolver';
import { UserSessionsResolver } from './user-sessions.resolver';
import { UserResolver } from './user.resolver';
import type { Services } from '../../services';

export const accountsModule = defineModule<Services>({
  name: 'accounts',
  entities: [
    EmailVerificationEntity,
    KnownDeviceEntity,
    OneTimeCodeEntity,
    PasswordTokenEntity,
    SessionEntity,
    UserEntity,
  ],
  resolvers: (services) => [
    new AccountResolver(services.accounts),
    new PasswordResolver(services.codes, services.passwords, services.ownSessions),
    new EmailVerificationResolver(services.emailVerifications),
    new UserResolver(services.users),
    new UserSessionsResolver(services.userSessions),
    new UserPictures(),
  ],
  jobs: [
    job(SEND_CODE, ({ codes }, ctx, data) => codes.send(ctx, data)),
    job(SEND_VERIFICATION, ({ emailVerifications }, ctx, data) => emailVerifications.send(ctx, data)),
  ],
});
