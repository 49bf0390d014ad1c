import { defineModule } from '../../core/module';
import { KnownDeviceEntity } from './known-device.entity';
import { SessionEntity } from './session.entity';
import { ACCESS_CHANGED, ACCESS_OUTDATED, SESSIONS_ENDED } from './session.events';
import { ownSessions } from './session.queries';
import { SessionResolver } from './session.resolver';
import { listenForSessionChanges } from './session.service';

export const sessionsModule = defineModule({
  name: 'sessions',
  entities: [KnownDeviceEntity, SessionEntity],
  reads: ['users'],
  resolvers: [SessionResolver],
  urgentTopics: [SESSIONS_ENDED, ACCESS_CHANGED, ACCESS_OUTDATED],
  start: listenForSessionChanges,
  ownData: { user: { sessions: ownSessions } },
});
