import {
  ArrayMaxSize,
  IsISO31661Alpha2,
  IsOptional,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import { InterestsInput } from '../attendees/interests.service';

@InputType({ description: 'What one says of oneself; what is absent stays as it is.' })
export class OwnProfileInput {
  @Field(() => String, { nullable: true, description: 'First name, 1 to 100 characters.' })
  @IsOptional()
  @MaxLength(100)
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name, 1 to 100 characters.' })
  @IsOptional()
  @MaxLength(100)
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'What one does; at most 200 characters.' })
  @IsOptional()
  @MaxLength(200)
  jobTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'For whom one does it; at most 200 characters.' })
  @IsOptional()
  @MaxLength(200)
  organization?: string | null;

  @Field(() => String, { nullable: true, description: 'What one says of oneself; at most 5,000 characters.' })
  @IsOptional()
  @MaxLength(5_000)
  introduction?: string | null;

  @Field(() => [InterestsInput], {
    nullable: true,
    description: 'At most 20 groups; what was chosen in the named groups is replaced.',
  })
  @IsOptional()
  @ArrayMaxSize(20)
  @ValidateNested()
  interests?: InterestsInput[] | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code of the country.' })
  @ValidateIf((_input, country: string | null | undefined) => Boolean(country?.trim()))
  @IsISO31661Alpha2({ message: 'Please choose a country.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, at most 50 characters.' })
  @IsOptional()
  @MaxLength(50)
  phone?: string | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Picture of oneself.' })
  avatar?: ImageInput | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Cover picture.' })
  cover?: ImageInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether those whom one has an ACTIVE meeting with may see the e-mail.',
  })
  sharesEmail?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether reminders of meetings come by mail too.' })
  mailsReminders?: boolean | null;
}

@InputType({ description: 'The profile with which one joins an event.' })
export class JoinEventInput extends OwnProfileInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

@InputType({ description: 'What changes in the own profile; what is absent stays as it is.' })
export class UpdateProfileInput extends OwnProfileInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}
