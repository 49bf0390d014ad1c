import { defineModule } from '../../core/module';
import { NotificationEntity } from './notification.entity';
import { NotificationResolver } from './notification.resolver';
import type { Services } from '../../services';

export const notificationsModule = defineModule<Services>({
  name: 'notifications',
  entities: [NotificationEntity],
  reads: ['announcement_recipients', 'announcements', 'attendees', 'events'],
  resolvers: (services) => [new NotificationResolver(services.notificationReading)],
});
