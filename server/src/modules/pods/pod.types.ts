import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../../core/pagination';

@ObjectType({ description: 'A place where meetings happen, one at a time.', simpleResolvers: true })
export class Pod {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => ID, { description: 'Event that it stands in.' })
  eventId: string;

  @Field(() => String, { description: 'Name, unique within the event.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Where it is found.' })
  location: string | null;

  @Field(() => Boolean, { description: 'Meetings may be held there.' })
  bookable: boolean;

  /** The company whose own pod it is; null when it is free for all. */
  companyId: string | null;
}

export const PodConnection = connectionOf(Pod, 'Pod');
