import { Field, Int, ObjectType } from 'type-graphql';

const MEETINGS = 'Meetings to come and requests that wait: they close, and the other side is told.';

@ObjectType({
  description:
    'What goes with an attendee who is removed. Of messages and past meetings a name without person stays.',
  simpleResolvers: true,
})
export class AttendeeRemoval {
  @Field(() => Int, { description: MEETINGS })
  meetings: number;

  @Field(() => Int, { description: 'Activities that lose this speaker.' })
  talks: number;

  @Field(() => Int, { description: 'Entries of the own agenda.' })
  agendaEntries: number;

  @Field(() => Int, { description: 'Bookmarks, own ones and those of others.' })
  bookmarks: number;
}

@ObjectType({ description: 'What goes with a user who is deleted.', simpleResolvers: true })
export class UserRemoval {
  @Field(() => Int, { description: 'Profiles that become nameless, one per event.' })
  profiles: number;

  @Field(() => Int, { description: MEETINGS })
  meetings: number;
}
