import { defineModule, job } from '../../core/module';
import { AnnouncementEntity, AnnouncementRecipientEntity } from './announcement.entity';
import { EVENT_PUBLISHED } from '../events/event.jobs';
import { SEND_ANNOUNCEMENT } from './announcement.jobs';
import { AnnouncementResolver } from './announcement.resolver';
import type { Services } from '../../services';

export const announcementsModule = defineModule<Services>({
  name: 'announcements',
  entities: [AnnouncementEntity, AnnouncementRecipientEntity],
  reads: ['attendees', 'companies', 'events', 'meetings', 'notifications', 'users'],
  resolvers: (services) => [new AnnouncementResolver(services.announcements)],
  jobs: [
    job(SEND_ANNOUNCEMENT, ({ announcementDelivery }, ctx, data) => announcementDelivery.deliver(ctx, data)),
    job(EVENT_PUBLISHED, async ({ invitations, announcementDelivery }, ctx, data) => {
      await invitations.sendDue(ctx, data);
      await announcementDelivery.deliverDue(ctx, data);
    }),
  ],
});
