import { Field, ID, InputType } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Attendee } from '../attendees/index';

@InputType({ description: 'Which bookmark.' })
export class SetBookmarkInput {
  @Field(() => ID, { description: 'The attendee to bookmark.' })
  attendeeId: string;

  @Field(() => Boolean, { nullable: true, description: 'Sets or removes it; turns it over when absent.' })
  bookmarked?: boolean | null;
}

export const SetBookmarkPayload = definePayload('SetBookmarkPayload', {
  attendee: { type: () => Attendee, description: 'The attendee whose bookmark was set or removed.' },
  bookmarks: {
    type: () => [ID],
    description: 'Ids of all attendees that the viewer has bookmarked, the latest first; at most 1,000.',
  },
});
export type SetBookmarkPayload = InstanceType<typeof SetBookmarkPayload>;
