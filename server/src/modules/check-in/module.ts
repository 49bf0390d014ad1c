import { defineModule } from '../../core/module';
import { CheckInEntity } from './check-in.entity';
import {
  BadgePictures,
  CheckInResolver,
  CheckInResultResolver,
  EntryCodeCheckResolver,
} from './check-in.resolver';
import { checkInRows } from './check-in.rest';
import { ownEntries } from './check-in.queries';

export const checkInModule = defineModule({
  name: 'check-in',
  entities: [CheckInEntity],
  reads: ['attendees', 'events'],
  resolvers: [CheckInResolver, CheckInResultResolver, EntryCodeCheckResolver, BadgePictures],
  routes: [{ position: 120, rows: checkInRows }],
  ownData: { profile: { entries: ownEntries } },
});
