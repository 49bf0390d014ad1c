import { defineModule } from '../../core/module';
import { newId } from '../../core/db/ids';
import { personErasing } from '../../core/request/erasure';
import { eventCopied } from '../events/index';
import { MeetingProgramEntity } from './program.entity';
import { copyProgram } from './program.queries';
import { MeetingProgramResolver } from './program.resolver';
import { MeetingTargetEntity } from './target.entity';
import { copyTargets, deleteTargetsOf, ownTargets, targetsOfEvent } from './target.queries';
import { MeetingTargetResolver, MinimumAboveTimesResolver } from './target.resolver';
import { MeetingWishEntity } from './wish.entity';
import { deleteWishesOf, ownWishes } from './wish.queries';
import { AttendeeWishResolver, CompanyWishResolver, MeetingWishResolver } from './wish.resolver';

export const meetingWishesModule = defineModule({
  name: 'meeting-wishes',
  entities: [MeetingWishEntity, MeetingProgramEntity, MeetingTargetEntity],
  reads: [
    'attendee_groups',
    'attendees',
    'claims',
    'companies',
    'event_members',
    'events',
    'imports',
    'pods',
    'unreachable',
    'users',
  ],
  resolvers: [
    MeetingWishResolver,
    AttendeeWishResolver,
    CompanyWishResolver,
    MeetingProgramResolver,
    MeetingTargetResolver,
    MinimumAboveTimesResolver,
  ],
  hooks: [
    personErasing.on(deleteWishesOf),
    personErasing.on(deleteTargetsOf),
    eventCopied.on(async (ctx, { eventId, copyId }) => {
      await copyProgram(ctx, { id: newId(), eventId, copyId });
      const originalIds = (await targetsOfEvent(ctx, { eventId })).map(({ id }) => id);
      if (originalIds.length > 0)
        await copyTargets(ctx, { copyId, ids: originalIds.map(newId), originalIds });
    }),
  ],
  ownData: { profile: { meetingWishes: ownWishes, meetingTargets: ownTargets } },
});
