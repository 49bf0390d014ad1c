import { Field, ID, ObjectType } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Attendee } from '../attendees/index';

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
