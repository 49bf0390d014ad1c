import { defineModule } from '../../core/module';
import { CheckInEntity } from './check-in.entity';
import {
  BadgePictures,
  CheckInResolver,
  CheckInResultResolver,
  EntryCodeCheckResolver,
} from './check-in.resolver';
import type { Services } from '../../services';

export const checkInModule = defineModule<Services>({
  name: 'check-in',
  entities: [CheckInEntity],
  reads: ['attendees', 'events', 'users'],
  resolvers: (services) => [
    new CheckInResolver(services.checkIns, services.entries),
    new CheckInResultResolver(),
    new EntryCodeCheckResolver(),
    new BadgePictures(),
  ],
});
