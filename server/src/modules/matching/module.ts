import { personErasing } from '../../core/request/erasure';
import { defineModule, job } from '../../core/module';
import { attendeeLeaving, rankingByMatch } from '../attendees/index';
import { eventCopied, interestGroupsWritten } from '../events/index';
import { bestMatchPage, bestMatchTotal } from './best-match-list.queries';
import { MatchShowingEntity, MatchExposureEntity } from './match.entity';
import { AttendeeMatchResolver, MatchResolver } from './match.resolver';
import { matchRows } from './match.rest';
import { deleteMatchesOf } from './match.queries';
import {
  REFRESH_MATCH_MODELS,
  RECOUNT_MATCH_MODEL,
  recountMatchModel,
  refreshMatchModels,
} from './learning/learning.jobs';
import { copyPairs } from './learning/learning.service';
import { ownObjection } from './learning/objection.queries';
import { MatchLearningResolver } from './learning/objection.resolver';
import { recountFor } from './learning/objection.service';
import { PersonaWishResolver } from './personas/persona-wish.resolver';
import { MatchObjectionEntity, PersonaPairEntity } from './learning/persona-pair.entity';
import { MatchModelEntity, MatchVectorEntity, MatchWeightEntity } from './model/match-model.entity';
import { ensureModels } from './model/match-model.service';

export const matchingModule = defineModule({
  name: 'matching',
  entities: [
    MatchShowingEntity,
    MatchExposureEntity,
    MatchModelEntity,
    MatchWeightEntity,
    MatchVectorEntity,
    PersonaPairEntity,
    MatchObjectionEntity,
  ],
  reads: [
    'attendee_interests',
    'attendees',
    'unreachable',
    'bookmarks',
    'companies',
    'conversations',
    'events',
    'interest_groups',
    'interest_terms',
    'meetings',
    'messages',
  ],
  hooks: [
    rankingByMatch.on(async (ctx, list) => {
      await ensureModels(ctx, [list.eventId]);
      return { select: bestMatchPage(list), count: bestMatchTotal(list) };
    }),
    attendeeLeaving.on(async (ctx, { attendeeIds }) => {
      await recountFor(ctx, attendeeIds);
    }),
    personErasing.on(deleteMatchesOf),
    eventCopied.on(copyPairs),
    interestGroupsWritten.on(async (ctx, { eventId }) => {
      await ctx.jobs.add(RECOUNT_MATCH_MODEL, { eventId }, { key: eventId });
    }),
  ],
  resolvers: [MatchResolver, AttendeeMatchResolver, PersonaWishResolver, MatchLearningResolver],
  jobs: [
    job(REFRESH_MATCH_MODELS, (ctx) => refreshMatchModels(ctx)),
    job(RECOUNT_MATCH_MODEL, recountMatchModel),
  ],
  routes: [{ position: 130, rows: matchRows }],
  ownData: { profile: { objectsToMatchLearning: ownObjection } },
});
