import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, EventPageArgs } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { definePayload } from '../../core/graphql/payload';
import { Attendee } from '../attendees/index';
import { Company } from '../companies/index';
import { MeetingWishEntity, MeetingWishKind } from './wish.entity';

/** How many must-meets one may have; a trigger refuses more. */
export const MAX_MUSTS = 5;
/** How many likes one may have. */
export const MAX_LIKES = 200;

@ObjectType({
  description: 'What the viewer wants of another attendee or of a company in meetings; nobody else sees it.',
  simpleResolvers: true,
})
export class MeetingWish extends fieldsOf(MeetingWishEntity, {
  id: 'UUIDv7.',
  kind: 'What is wanted.',
  position: 'Place among the wishes of the same kind, from 1; 0 for NO.',
  createdAt: 'When something was said of them first.',
}) {
  toAttendeeId: string | null;
  toCompanyId: string | null;
}

export const MeetingWishConnection = connectionOf(MeetingWish, 'MeetingWish', { lazy: true });

@ArgsType()
export class MeetingWishesArgs extends EventPageArgs {
  @Field(() => MeetingWishKind, { nullable: true, description: 'Only those of this kind.' })
  kind?: MeetingWishKind | null;
}

@InputType({ description: 'What one wants of another attendee, or of a company.' })
export class SetMeetingWishInput {
  @Field(() => ID, { nullable: true, description: 'The attendee; either this or `companyId`.' })
  attendeeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The company: any of its team will do.' })
  companyId?: string | null;

  @Field(() => MeetingWishKind, {
    nullable: true,
    description: 'What is wanted; null takes back what was said.',
  })
  kind?: MeetingWishKind | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Place among the wishes of the same kind, from 1; others move. Without it a new one comes last, and one that is there stays.',
  })
  @IsOptional()
  @Min(1)
  @Max(MAX_LIKES)
  position?: number | null;
}

export const SetMeetingWishPayload = definePayload('SetMeetingWishPayload', {
  attendee: { type: () => Attendee, nullable: true, description: 'The attendee; null for a company.' },
  company: { type: () => Company, nullable: true, description: 'The company; null for an attendee.' },
});
export type SetMeetingWishPayload = InstanceType<typeof SetMeetingWishPayload>;
