import { personErasing } from '../../core/db/erasure';
import { defineModule } from '../../core/module';
import { deleteNotificationsOf, ownNotifications } from './notification.queries';
import { NotificationEntity } from './notification.entity';
import { NotificationResolver } from './notification.resolver';

export const notificationsModule = defineModule({
  name: 'notifications',
  entities: [NotificationEntity],
  reads: ['announcement_recipients', 'announcements', 'attendees', 'event_members'],
  hooks: [personErasing.on(deleteNotificationsOf)],
  resolvers: [NotificationResolver],
  ownData: { profile: { notifications: ownNotifications } },
});
