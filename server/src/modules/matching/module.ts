import { defineModule } from '../../core/module';
import { attendeeRemoving, rankingByMatch } from '../attendees/index';
import { bestMatchQuery } from './best-match-list.queries';
import { weightsOf } from './match-weights';
import { deleteMatchesOf } from './match-removal.queries';
import { MatchDismissalEntity, MatchShowingEntity, MatchExposureEntity } from './match.entity';
import { AttendeeMatchResolver, MatchResolver } from './match.resolver';
import { matchRows } from './match.rest';
import { ownDismissals } from './match.queries';

export const matchingModule = defineModule({
  name: 'matching',
  entities: [MatchDismissalEntity, MatchShowingEntity, MatchExposureEntity],
  reads: ['attendee_interests', 'attendees', 'blocks', 'interest_groups', 'interest_terms', 'meetings'],
  hooks: [
    rankingByMatch.on(async (ctx, list) =>
      bestMatchQuery({ ...list, weights: await weightsOf(ctx, [list.eventId]) }),
    ),
    attendeeRemoving.on(async (ctx, { attendeeIds }) => {
      await deleteMatchesOf(ctx, { attendeeIds });
    }),
  ],
  resolvers: [MatchResolver, AttendeeMatchResolver],
  routes: [{ position: 130, rows: matchRows }],
  ownData: { profile: { dismissals: ownDismissals } },
});
