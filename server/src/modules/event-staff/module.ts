import { defineModule } from '../../core/module';
import { EventStaffEntity } from './event-staff.entity';
import { ownStaffEvents } from './event-staff.queries';
import { StaffEventResolver, StaffEventsResolver } from './event-staff.resolver';

export const eventStaffModule = defineModule({
  name: 'event-staff',
  entities: [EventStaffEntity],
  reads: ['api_tokens', 'companies', 'events', 'users', 'webhook_deliveries', 'webhooks'],
  resolvers: [StaffEventResolver, StaffEventsResolver],
  ownData: { user: { staffEvents: ownStaffEvents } },
});
