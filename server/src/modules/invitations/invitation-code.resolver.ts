import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { SetPasswordPayload } from './invitation.payloads';
import { lookUpInvitation, setPasswordByInvitation } from './invitation-code.service';
import { Invitation, SetPasswordInput } from './invitation-code.types';

@Resolver()
export class InvitationCodeResolver {
  @Query(() => Invitation, {
    description:
      'Public. Whom an invite code invites. Errors: NOT_FOUND for an unknown code, and for one that was replaced when its owner joined.',
  })
  verifyInviteCode(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'Code of the mail; case and blanks around it are ignored.' })
    code: string,
    @Arg('eventId', () => ID, {
      nullable: true,
      description: 'Only for the invitation to this event; NOT_FOUND for a code of another one.',
    })
    eventId?: string | null,
  ): Promise<Invitation> {
    return lookUpInvitation(ctx, code, eventId);
  }

  @Mutation(() => SetPasswordPayload, {
    description:
      'Public. Sets the first password of somebody who was invited, and begins a session. Errors: NOT_FOUND for an unknown or replaced code, CONFLICT PASSWORD_SET, BAD_USER_INPUT.',
  })
  setPassword(
    @Ctx() ctx: RequestContext,
    @Input(() => SetPasswordInput, 'Code and password.') input: SetPasswordInput,
  ): Promise<SetPasswordPayload> {
    return setPasswordByInvitation(ctx, input);
  }
}
