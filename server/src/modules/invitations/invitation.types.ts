import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { MaxItems } from '../../core/graphql/input-rules';

@InputType({ description: 'Who is to be reminded of the invitation.' })
export class SendInvitationReminderInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

@InputType({ description: 'Who is to be invited.' })
export class InviteAttendeesInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'At most 1,000 of its attendees; all who were not yet mailed an invitation without it.',
  })
  @IsOptional()
  @MaxItems(1_000)
  attendeeIds?: string[] | null;
}
