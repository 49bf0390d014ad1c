import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { MANAGERS } from '../../../core/auth/roles';
import { Input } from '../../../core/graphql/args';
import type { RequestContext } from '../../../core/request/context';
import { lockMeetings } from './lock.service';
import { LockMeetingsInput, LockMeetingsPayload } from './lock.types';

@Resolver()
export class LockMeetingsResolver {
  @Authorized(...MANAGERS)
  @Mutation(() => LockMeetingsPayload, {
    description:
      'Locks meetings of published timetables, or frees them: no later timetable moves or drops a locked one, and their people may cancel it as ever. For managers. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  lockMeetings(
    @Ctx() ctx: RequestContext,
    @Input(() => LockMeetingsInput, 'Which meetings.') input: LockMeetingsInput,
  ): Promise<LockMeetingsPayload> {
    return lockMeetings(ctx, input);
  }
}
