import { Authorized, Ctx, Field, FieldResolver, ID, InputType, Mutation, Resolver, Root } from 'type-graphql';
import { Input } from '../../../core/graphql/args';
import type { RequestContext } from '../../../core/request/context';
import { definePayload } from '../../../core/graphql/payload';
import { Attendee } from '../../attendees/index';
import { learningAllowed, setMatchLearning } from './objection.service';

@InputType({ description: 'Whether matching may learn from the viewer at an event.' })
class SetMatchLearningInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Boolean, { description: 'False objects to it, true allows it again.' })
  allowed: boolean;
}

const SetMatchLearningPayload = definePayload('SetMatchLearningPayload', {
  attendee: { type: () => Attendee, description: "The viewer's own profile." },
});
type SetMatchLearningPayload = InstanceType<typeof SetMatchLearningPayload>;

@Resolver(() => Attendee)
export class MatchLearningResolver {
  @Authorized()
  @Mutation(() => SetMatchLearningPayload, {
    description:
      "Sets whether matching may use the viewer's actions at an event, and those of others towards the viewer. Errors: NOT_FOUND, FORBIDDEN to staff.",
  })
  async setMatchLearning(
    @Ctx() ctx: RequestContext,
    @Input(() => SetMatchLearningInput, 'Whether it may.') { eventId, allowed }: SetMatchLearningInput,
  ): Promise<SetMatchLearningPayload> {
    return { attendee: await setMatchLearning(ctx, eventId, allowed) };
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Matching may use the owner's actions, and those of others towards them, in aggregates; for the owner only, null to others.",
  })
  matchLearning(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean | null> {
    return learningAllowed(ctx, attendee);
  }
}
