import { Field, Int, ObjectType } from 'type-graphql';
import { CompanyKind } from '../companies/index';

@ObjectType({ description: 'How many companies of one kind there are.', simpleResolvers: true })
export class CompanyKindCount {
  @Field(() => CompanyKind, { description: 'The kind.' })
  kind: CompanyKind;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'How much there is at an event.', simpleResolvers: true })
export class EventCounts {
  @Field(() => Int, { description: 'Attendees who have confirmed.' })
  attendees: number;

  @Field(() => [CompanyKindCount], { description: 'Companies by kind: one for each of the four kinds.' })
  companies: CompanyKindCount[];

  @Field(() => Int, { description: 'Pods.' })
  pods: number;

  @Field(() => Int, { description: 'Sessions and breaks of the schedule.' })
  activities: number;
}
