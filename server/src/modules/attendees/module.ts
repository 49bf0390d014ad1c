import { defineModule, job } from '../../core/module';
import { AttendeeCountEntity } from './attendee-counts.entity';
import { AttendeeInterestEntity, BookmarkEntity, BlockEntity } from './attendee-links.entity';
import { AttendeeEntity } from './attendee.entity';
import { FOLD_COUNTS, foldCounts } from './attendee-counts';
import { AttendeeEditingResolver } from './attendee-editing.resolver';
import { AttendeeFacetsResolver } from './attendee-facets.resolver';
import { AttendeeFieldsResolver, AttendeePictures } from './attendee-fields.resolver';
import { AttendeeResolver } from './attendee.resolver';
import { BlockResolver } from './block.resolver';
import { EventProfileResolver } from './event-profile.resolver';
import { CompanyTeamResolver } from './company-team.resolver';
import { interestHooks } from './interests.hooks';
import { SEND_INVITATIONS } from './invitation.jobs';
import type { Services } from '../../services';

export const attendeesModule = defineModule<Services>({
  name: 'attendees',
  entities: [AttendeeCountEntity, AttendeeInterestEntity, BookmarkEntity, BlockEntity, AttendeeEntity],
  reads: ['companies', 'events', 'interest_groups', 'interest_terms', 'meetings', 'users'],
  resolvers: (services) => [
    new AttendeeResolver(services.attendees, services.bookmarks),
    new AttendeeFieldsResolver(),
    new AttendeeFacetsResolver(),
    new AttendeeEditingResolver(services.attendeeEditing, services.invitations),
    new EventProfileResolver(),
    new BlockResolver(services.blocks),
    new AttendeePictures(),
    new CompanyTeamResolver(),
  ],
  hooks: interestHooks,
  jobs: [
    job(SEND_INVITATIONS, ({ invitations }, ctx, data) => invitations.sendDue(ctx, data)),
    job(FOLD_COUNTS, (_services, ctx) => foldCounts(ctx)),
  ],
});
