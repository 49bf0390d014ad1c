import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { SessionRatingEntity } from './session-rating.entity';
import { deleteRatingsOf, exportedRatings } from './session-rating.queries';
import { SessionRatingResolver } from './session-rating.resolver';

export const sessionRatingsModule = defineModule({
  name: 'session-ratings',
  entities: [SessionRatingEntity],
  reads: ['attendees', 'activities'],
  resolvers: [SessionRatingResolver],
  hooks: [personErasing.on(deleteRatingsOf)],
  ownData: { profile: { sessionRatings: exportedRatings } },
});
