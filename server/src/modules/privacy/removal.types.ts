import { Field, Int, ObjectType } from 'type-graphql';

const MEETINGS = 'Meetings to come and requests that wait: they close, and the other side is told.';

@ObjectType({
  description:
    'Data that is deleted with an attendee. Messages and past meetings stay with a name that leads to no person.',
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

@ObjectType({ description: 'Data that is deleted with a user.', simpleResolvers: true })
export class UserRemoval {
  @Field(() => Int, { description: 'Profiles that become nameless, one per event.' })
  profiles: number;

  @Field(() => Int, { description: MEETINGS })
  meetings: number;
}
