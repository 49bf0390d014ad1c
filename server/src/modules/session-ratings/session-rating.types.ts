import { Max, Min } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../core/db/pagination';
import { TextField } from '../../core/graphql/text-fields';
import { definePayload } from '../../core/graphql/payload';
import { fieldsOf } from '../../core/graphql/fields-of';
import { Activity } from '../schedule/index';
import { SessionRatingEntity } from './session-rating.entity';

@ObjectType({ description: "The viewer's rating of a session.", simpleResolvers: true })
export class SessionRating extends fieldsOf(SessionRatingEntity, {
  stars: 'One to five stars.',
  comment: 'Why, at most 1,000 characters.',
}) {}

@ObjectType({ description: "Attendees' ratings of a session, in numbers.", simpleResolvers: true })
export class RatingSummary {
  @Field(() => Float, { nullable: true, description: 'Mean of the stars; null without ratings.' })
  mean: number | null;

  @Field(() => Int, { description: 'How many attendees have rated it.' })
  count: number;
}

@ObjectType({ description: 'A comment on a session, without its author.', simpleResolvers: true })
export class SessionComment extends fieldsOf(SessionRatingEntity, {
  id: 'UUIDv7.',
  stars: 'The stars that were given with it.',
}) {
  @Field(() => String, { description: 'The comment, at most 1,000 characters.' })
  comment: string;
}

export const SessionCommentConnection = connectionOf(SessionComment, 'SessionComment');

@InputType({ description: 'A rating of a session; it takes the place of an earlier one.' })
export class RateSessionInput {
  @Field(() => ID, { description: 'Id of the session.' })
  activityId: string;

  @Field(() => Int, { description: 'One to five stars.' })
  @Min(1)
  @Max(5)
  stars: number;

  @TextField('Why, at most 1,000 characters; without it there is none.', { max: 1_000, nullable: true })
  comment?: string | null;
}

export const RateSessionPayload = definePayload('RateSessionPayload', {
  activity: { type: () => Activity, description: 'The session that was rated.' },
});
export type RateSessionPayload = InstanceType<typeof RateSessionPayload>;
