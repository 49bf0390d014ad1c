import { Field, ID, ObjectType, InputType } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Attendee, changedNameErrors, ProfileFields } from '../attendees/index';
import { ExpectedVersionField } from '../../core/graphql/args';
import { CheckInputBesideData, noneEmpty } from '../../core/graphql/validation';

@ObjectType({
  description: "The viewer's own profile in an event, with the bookmarks.",
  simpleResolvers: true,
})
export class EventProfile {
  @Field(() => Attendee, { description: 'The own profile; INVITED or CONFIRMED.' })
  profile: Attendee;

  @Field(() => [ID], { description: 'Ids of the bookmarked attendees, newest first; at most 1,000.' })
  bookmarks: string[];
}

export const UpdateProfilePayload = definePayload('UpdateProfilePayload', {
  attendee: { type: () => Attendee, description: 'The profile of the viewer after the change.' },
});
export type UpdateProfilePayload = InstanceType<typeof UpdateProfilePayload>;

/** Required fields of a profile before its owner is an attendee, beside a name. */
export const REQUIRED = ['jobTitle', 'organization', 'country'] as const;

@InputType({ description: "Changes of the viewer's profile; absent fields stay unchanged." })
export class OwnProfileInput extends ProfileFields {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether attendees with an ACTIVE meeting with the person may see the e-mail.',
  })
  sharesEmail?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether reminders and news of agreed meetings come by mail too.',
  })
  mailsReminders?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether announcements come by mail too.' })
  mailsAnnouncements?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether requests for a meeting come by mail too.' })
  mailsRequests?: boolean | null;
}

@CheckInputBesideData(noneEmpty(...REQUIRED))
@CheckInputBesideData(changedNameErrors)
@InputType({ description: 'The profile with which one joins an event.' })
export class JoinEventInput extends OwnProfileInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

@CheckInputBesideData(changedNameErrors)
@InputType({ description: "Changes of the viewer's profile; absent fields stay unchanged." })
export class UpdateProfileInput extends OwnProfileInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}
