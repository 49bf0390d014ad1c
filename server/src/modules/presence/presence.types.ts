import { IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { MaxItems } from '../../core/graphql/input-rules';

/** A page of a list; more are not on one screen. */
const MAX_WATCHED = 100;

@InputType({ description: 'Whose presence is of interest.' })
export class PresenceFilter {
  @MaxItems(MAX_WATCHED)
  @Field(() => [ID], {
    description: `Of these attendees only, such as those on screen; at most ${MAX_WATCHED}.`,
  })
  attendeeIds: string[];
}

@ArgsType()
export class PresenceChangedArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @IsOptional()
  @ValidateNested()
  @Field(() => PresenceFilter, { nullable: true, description: 'All attendees without it.' })
  filter?: PresenceFilter | null;
}

@ObjectType({ description: 'A person has come online or gone offline.', simpleResolvers: true })
export class PresenceChange {
  @Field(() => ID, { description: 'The attendee.' })
  attendeeId: string;

  @Field(() => Boolean, { description: 'Has the portal open now.' })
  online: boolean;
}
