import { defineModule } from '../../core/module';
import { attendeeRemoving } from '../attendees/index';
import { deleteNotificationsOf, ownNotifications } from './notification.queries';
import { NotificationEntity } from './notification.entity';
import { NotificationResolver } from './notification.resolver';

export const notificationsModule = defineModule({
  name: 'notifications',
  entities: [NotificationEntity],
  reads: ['announcement_recipients', 'announcements', 'attendees', 'event_members'],
  hooks: [
    attendeeRemoving.on(async (ctx, { attendeeIds }) => {
      await deleteNotificationsOf(ctx, { attendeeIds });
    }),
  ],
  resolvers: [NotificationResolver],
  ownData: { profile: { notifications: ownNotifications } },
});
