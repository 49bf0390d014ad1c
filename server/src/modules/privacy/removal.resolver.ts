import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { isManager } from '../../core/auth/roles';
import { User } from '../users/index';
import { Attendee } from '../attendees/index';
import { removalByAttendeeId, removalByUserId } from './removal.loaders';
import { AttendeeRemoval, UserRemoval } from './removal.types';

/** The consequences, shown before a removal; the removal itself answers with the remaining object. */
@Resolver(() => Attendee)
export class AttendeeRemovalResolver {
  @FieldResolver(() => AttendeeRemoval, {
    nullable: true,
    description: 'Data that is deleted with this attendee; for managers, null to others.',
  })
  removal(@Ctx() ctx: RequestContext, @Root() { id }: Attendee): Promise<AttendeeRemoval> | null {
    return isManager(viewerOf(ctx).role) ? removalByAttendeeId(ctx).load(id) : null;
  }
}

@Resolver(() => User)
export class UserRemovalResolver {
  @FieldResolver(() => UserRemoval, { description: 'Data that is deleted with this user.' })
  removal(@Ctx() ctx: RequestContext, @Root() { id }: User): Promise<UserRemoval> {
    return removalByUserId(ctx).load(id);
  }
}
