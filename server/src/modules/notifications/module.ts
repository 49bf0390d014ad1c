import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { deleteNotificationsOf, ownNotifications } from './notification.queries';
import { NotificationEntity } from './notification.entity';
import { NotificationFieldsResolver, NotificationResolver } from './notification.resolver';

export const notificationsModule = defineModule({
  name: 'notifications',
  entities: [NotificationEntity],
  reads: [
    'activities',
    'announcement_recipients',
    'announcements',
    'attendees',
    'companies',
    'event_members',
    'events',
    'meetings',
    'pods',
  ],
  hooks: [personErasing.on(deleteNotificationsOf)],
  resolvers: [NotificationResolver, NotificationFieldsResolver],
  ownData: { profile: { notifications: ownNotifications } },
});
