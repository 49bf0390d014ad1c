import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { CountryCodeScalar } from '../../core/graphql/scalars';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import { IsCountry, MaxItems, MultiLine, OneLine } from '../../core/graphql/input-rules';
import { InterestsInput } from '../interests/index';
import { PROFILE_LIMITS } from './profile-limits';

/** Profile fields at registration. */
@InputType()
export abstract class ProfileBasics {
  @OneLine()
  @Field(() => String, { nullable: true, description: 'First name, 1 to 100 characters.' })
  @IsOptional()
  @MaxLength(PROFILE_LIMITS.name)
  firstName?: string | null;

  @OneLine()
  @Field(() => String, { nullable: true, description: 'Last name, 1 to 100 characters.' })
  @IsOptional()
  @MaxLength(PROFILE_LIMITS.name)
  lastName?: string | null;

  @OneLine()
  @Field(() => String, { nullable: true, description: 'What one does; at most 200 characters.' })
  @IsOptional()
  @MaxLength(PROFILE_LIMITS.jobTitle)
  jobTitle?: string | null;

  @OneLine()
  @Field(() => String, { nullable: true, description: 'For whom one does it; at most 200 characters.' })
  @IsOptional()
  @MaxLength(PROFILE_LIMITS.organization)
  organization?: string | null;

  @Field(() => CountryCodeScalar, { nullable: true, description: 'Country that one operates in.' })
  @IsCountry()
  country?: string | null;

  @OneLine()
  @Field(() => String, { nullable: true, description: 'Phone number, at most 50 characters.' })
  @IsOptional()
  @MaxLength(PROFILE_LIMITS.phone)
  phone?: string | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Picture of the person.' })
  avatar?: ImageInput | null;
}

/** Everything that owner and staff alike may write into a profile. */
@InputType()
export abstract class ProfileFields extends ProfileBasics {
  @MultiLine()
  @Field(() => String, { nullable: true, description: 'What one says of oneself; at most 5,000 characters.' })
  @IsOptional()
  @MaxLength(PROFILE_LIMITS.introduction)
  introduction?: string | null;

  @Field(() => [InterestsInput], {
    nullable: true,
    description: 'Interests by group, at most 20 groups; groups that are not named stay as they are.',
  })
  @IsOptional()
  @MaxItems(20)
  @ValidateNested()
  interests?: InterestsInput[] | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Cover picture.' })
  cover?: ImageInput | null;
}
