import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { MANAGERS } from '../../core/auth/roles';
import { EraseMeInput, DeleteUserInput } from '../users/index';
import { DeleteUserPayload, EraseMePayload } from './privacy.payloads';
import { deleteUser, eraseOwnUser } from './account-deletion.service';
import { exportOwnData } from './own-data.service';

@Resolver()
export class PrivacyResolver {
  @Authorized()
  @Query(() => String, {
    description:
      'Everything that is kept of the viewer, as JSON text: user, sessions, mails, changes made as staff, and for each event the profile with interests, bookmarks, blocks, agenda, talks, busy times, meetings, messages, entries and notifications. Times in UTC. Errors: RATE_LIMITED after 10 in an hour.',
  })
  exportMyData(@Ctx() ctx: RequestContext): Promise<string> {
    return exportOwnData(ctx);
  }

  @Authorized()
  @Mutation(() => EraseMePayload, {
    description:
      'Erases the viewer for good: sessions end, future meetings close and the other side is told, profiles become nameless. Errors: BAD_USER_INPUT for a wrong password, CONFLICT LAST_ADMIN, RATE_LIMITED after 10 tries in 5 minutes.',
  })
  eraseMe(
    @Ctx() ctx: RequestContext,
    @Input(() => EraseMeInput, 'The confirmation.') input: EraseMeInput,
  ): Promise<EraseMePayload> {
    return eraseOwnUser(ctx, input.password);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeleteUserPayload, {
    description:
      'Deletes a user and gives what it was. All sessions end, future meetings close and the other side is told, profiles become nameless. For managers. Errors: NOT_FOUND, FORBIDDEN for oneself and for an ADMIN unless one is ADMIN, CONFLICT LAST_ADMIN.',
  })
  deleteUser(
    @Ctx() ctx: RequestContext,
    @Input(() => DeleteUserInput, 'The user to delete.') input: DeleteUserInput,
  ): Promise<DeleteUserPayload> {
    return deleteUser(ctx, input.userId);
  }
}
