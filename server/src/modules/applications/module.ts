import { defineModule, job } from '../../core/module';
import { personErasing } from '../../core/request/erasure';
import { placesChanged } from '../events/index';
import { ApplicationEntity, PlaceLogEntity } from './application.entity';
import { MAIL_DECISION, OFFER_PLACES, SETTLE_PLACES } from './application.jobs';
import { eraseApplications, logRemoved, ownApplication, ownPlaces } from './application.queries';
import { ApplicationResolver, EventPlacesResolver } from './application.resolver';
import { mailDecision } from './decision.service';
import { settleAllPlaces, settlePlaces } from './place.service';

export const applicationsModule = defineModule({
  name: 'applications',
  entities: [ApplicationEntity, PlaceLogEntity],
  reads: ['attendee_counts', 'attendee_groups', 'attendees', 'events', 'meetings', 'messages', 'users'],
  resolvers: [ApplicationResolver, EventPlacesResolver],
  hooks: [
    personErasing.on(async (ctx, person) => {
      const { attendeeIds } = person;
      const left = await logRemoved(ctx, { attendeeIds });
      await eraseApplications(ctx, person);
      const eventIds = [...new Set(left.map(({ eventId }) => eventId))];
      if (eventIds.length > 0) await placesChanged.run(ctx, { eventIds });
    }),
    placesChanged.on(async (ctx, { eventIds }) => {
      for (const eventId of eventIds) await ctx.jobs.add(OFFER_PLACES, { eventId }, { key: eventId });
    }),
  ],
  jobs: [
    job(OFFER_PLACES, settlePlaces),
    job(SETTLE_PLACES, (ctx) => settleAllPlaces(ctx)),
    job(MAIL_DECISION, mailDecision),
  ],
  ownData: { profile: { application: ownApplication, places: ownPlaces } },
});
