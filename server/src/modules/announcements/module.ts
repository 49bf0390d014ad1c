import { defineModule, job } from '../../core/module';
import { sendDueInvitations } from '../invitations/index';
import { AnnouncementEntity, AnnouncementRecipientEntity } from './announcement.entity';
import { EVENT_PUBLISHED } from '../events/index';
import { deliverAnnouncement, deliverDueAnnouncements } from './announcement-delivery.service';
import { SEND_ANNOUNCEMENT } from './announcement.jobs';
import { AnnouncementResolver } from './announcement.resolver';

export const announcementsModule = defineModule({
  name: 'announcements',
  entities: [AnnouncementEntity, AnnouncementRecipientEntity],
  reads: ['attendees', 'companies', 'events', 'meetings', 'notifications', 'users'],
  resolvers: [AnnouncementResolver],
  jobs: [
    job(SEND_ANNOUNCEMENT, deliverAnnouncement),
    job(EVENT_PUBLISHED, async (ctx, data) => {
      await sendDueInvitations(ctx, data);
      await deliverDueAnnouncements(ctx, data);
    }),
  ],
});
