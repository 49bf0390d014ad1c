import { Max, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { EventArgs } from '../../core/db/pagination';
import { defineEnum } from '../../core/graphql/enums';
import type { ProfileFieldRow } from '../attendees/index';
import { EventField, EventFieldAudience } from '../event-fields/index';

export const ProfilePurpose = defineEnum('ProfilePurpose', 'What a field of the profile is for.', {
  NAME: 'To address a person, and to show who takes part.',
  WORK: 'To find people by what they do, and where.',
  CONTACT: 'To reach a person; others see it once both have exchanged their details.',
  INTRODUCTION: 'To know what to talk about.',
  PICTURE: 'To recognise each other.',
} satisfies Record<ProfileFieldRow['purpose'], string>);
export type ProfilePurpose = keyof typeof ProfilePurpose;

@ObjectType({ description: 'A field of the profile, and what it is for.', simpleResolvers: true })
export class KeptProfileField {
  @Field(() => String, { description: 'Name of the field in `Attendee`.' })
  name: string;

  @Field(() => ProfilePurpose, { description: 'What it is for.' })
  purpose: ProfilePurpose;

  @Field(() => EventFieldAudience, { description: 'Who sees it, beside the person and staff.' })
  audience: EventFieldAudience;
}

@ObjectType({
  description: 'What an event keeps of its people, why, for whom and for how long: the record of processing.',
  simpleResolvers: true,
})
export class KeptData {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Everything is erased so many days after the event; null for as long as the organisers have it.',
  })
  keepDays: number | null;

  @Field(() => Date, { nullable: true, description: 'When everything is erased; null without `keepDays`.' })
  erasesAt: Date | null;

  @Field(() => [KeptProfileField], { description: 'The fields of the profile, at most 50.' })
  profileFields: KeptProfileField[];

  @Field(() => [EventField], { description: 'The fields of the event, at most 40, with the days of each.' })
  fields: EventField[];
}

@ObjectType({
  description: 'What keeping people of an event for some days would erase.',
  simpleResolvers: true,
})
export class ErasurePreview {
  @Field(() => Date, {
    description: 'When they would be erased: at least seven days after administrators were warned.',
  })
  erasesAt: Date;

  @Field(() => Int, { description: 'How many people that is now.' })
  people: number;
}

@ArgsType()
export class ErasurePreviewArgs extends EventArgs {
  @Field(() => Int, { description: 'Days after the end of the event, 30 to 1,095.' })
  @Min(30)
  @Max(1_095)
  keepDays: number;
}
