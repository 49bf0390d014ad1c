import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    "Versions of the data of live pages, by the names of the queries. While a version stays equal, the viewer's answer to that query is unchanged.",
  simpleResolvers: true,
})
export class LiveDigest {
  @Field(() => String, {
    description: 'Of the schedule: activities, speakers, and what the agenda has of it.',
  })
  activities: string;

  @Field(() => String, { description: "Of the viewer's agenda." })
  agenda: string;

  @Field(() => String, { description: "Of the viewer's meetings, with answers and proposals." })
  meetings: string;

  @Field(() => String, { description: "Of the viewer's notifications." })
  notifications: string;
}
