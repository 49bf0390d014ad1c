import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { CountryCodeScalar, EmailAddressScalar, UrlScalar } from '../../core/graphql/scalars';
import { ExpectedVersionField } from '../../core/graphql/args';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import {
  AreWebAddresses,
  IsCountry,
  IsEmailAddress,
  IsGiven,
  IsWebAddress,
  MaxItems,
  OneLine,
} from '../../core/graphql/input-rules';
import { LineField, NameField, TextField } from '../../core/graphql/text-fields';
import { NeverEmpty } from '../../core/graphql/validation';
import { CompanyKind } from './company.entity';
import { COMPANY_LIMITS } from './company-limits';

const NAME = { message: 'A name has 1 to 200 characters.' };

/** Fields that a company edits itself. Pictures are names of stored files. */
@InputType()
export abstract class CompanyPageFields {
  @LineField('One line under the name, at most 200 characters.', {
    max: COMPANY_LIMITS.tagline,
    what: 'A tagline',
    nullable: true,
  })
  tagline?: string | null;

  @TextField('Description, at most 10,000 characters.', {
    max: COMPANY_LIMITS.description,
    what: 'A description',
    nullable: true,
  })
  description?: string | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Logo.' })
  logo?: ImageInput | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Cover picture.' })
  cover?: ImageInput | null;

  @Field(() => UrlScalar, { nullable: true, description: 'Address of its website, with http or https.' })
  @IsWebAddress('A website begins with https:// or http://.')
  website?: string | null;

  @Field(() => EmailAddressScalar, {
    nullable: true,
    description: 'Address for mails, at most 254 characters.',
  })
  @IsGiven()
  @IsEmailAddress()
  email?: string | null;

  @LineField('Phone number, at most 50 characters.', {
    max: COMPANY_LIMITS.phone,
    what: 'A phone number',
    nullable: true,
  })
  phone?: string | null;

  @Field(() => CountryCodeScalar, { nullable: true, description: 'Country that it is based in.' })
  @IsCountry()
  country?: string | null;

  @LineField('City, at most 100 characters.', { max: COMPANY_LIMITS.city, what: 'A city', nullable: true })
  city?: string | null;

  @OneLine()
  @Field(() => [String], {
    nullable: true,
    description: 'Sectors that it works in: at most 20, each of at most 60 characters.',
  })
  @IsOptional()
  @MaxItems(20)
  @MaxLength(60, { each: true, message: 'A sector has at most 60 characters.' })
  sectors?: string[] | null;

  @Field(() => [UrlScalar], {
    nullable: true,
    description: 'Further addresses of its page, with http or https: at most 5.',
  })
  @IsOptional()
  @MaxItems(5)
  @AreWebAddresses('A link begins with https:// or http://.')
  links?: string[] | null;
}

/** Fields that only staff edit. */
@InputType()
abstract class CompanyFields extends CompanyPageFields {
  @LineField('Tier of a sponsor, such as Gold; at most 60 characters.', {
    max: COMPANY_LIMITS.tier,
    what: 'A tier',
    nullable: true,
  })
  tier?: string | null;

  @LineField('Number of its stand, such as B12; at most 20 characters.', {
    max: COMPANY_LIMITS.stand,
    what: 'A stand',
    nullable: true,
  })
  stand?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many people its contacts may have in its team, 0 to 1,000; 5 at first.',
  })
  @IsOptional()
  @Min(0)
  @Max(1_000)
  seats?: number | null;
}

@NeverEmpty('name', 'seats')
@InputType({ description: 'A new company at an event.' })
export class CreateCompanyInput extends CompanyFields {
  @Field(() => ID, { description: 'Event that it takes part in.' })
  eventId: string;

  @Field(() => CompanyKind, { description: 'As what it takes part.' })
  kind: CompanyKind;

  @NameField('Name, 1 to 200 characters, unique among those of its kind at the event.', {
    min: 1,
    max: COMPANY_LIMITS.name,
    ...NAME,
  })
  name: string;
}

@NeverEmpty('name', 'kind', 'seats')
@InputType({ description: 'Changes of a company. Absent fields stay unchanged.' })
export class UpdateCompanyInput extends CompanyFields {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;

  @Field(() => CompanyKind, { nullable: true, description: 'As what it takes part.' })
  kind?: CompanyKind | null;

  @NameField('Name, 1 to 200 characters, unique among those of its kind at the event.', {
    min: 1,
    max: COMPANY_LIMITS.name,
    ...NAME,
    nullable: true,
  })
  name?: string | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'A company to delete.' })
export class DeleteCompanyInput {
  @Field(() => ID, { description: 'Which company.' })
  companyId: string;
}
