import { Field, ID, InputType } from 'type-graphql';
import { ProfileFields } from '../attendees/profile-fields.inputs';

@InputType({ description: 'What one says of oneself; what is absent stays as it is.' })
export class OwnProfileInput extends ProfileFields {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether those whom one has an ACTIVE meeting with may see the e-mail.',
  })
  sharesEmail?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether reminders of meetings come by mail too.' })
  mailsReminders?: boolean | null;
}

@InputType({ description: 'The profile with which one joins an event.' })
export class JoinEventInput extends OwnProfileInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

@InputType({ description: 'What changes in the own profile; what is absent stays as it is.' })
export class UpdateProfileInput extends OwnProfileInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}
