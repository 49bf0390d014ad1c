import { IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node';
import { defineEnum, describeEnum } from '../../core/graphql/enums';
import { AreCountries, FreeText, IsCountry, MaxItems } from '../../core/graphql/input-rules';
import { FreeTextField } from '../../core/graphql/text-fields';
import { CountryCodeScalar, EmailAddressScalar, UrlScalar } from '../../core/graphql/scalars';
import { VersionField } from '../../core/graphql/args';
import { connectionOf, EventArgs, EventPageArgs } from '../../core/db/pagination';
import { CompanyKind } from './company.entity';

describeEnum(CompanyKind, {
  name: 'CompanyKind',
  description: 'As what a company takes part.',
  values: {
    SPONSOR: 'Pays for a part of the event.',
    EXHIBITOR: 'Shows products or services.',
    STARTUP: 'Young company that looks for partners and investors.',
    IT_EXPORTER: 'Sells IT services to other countries.',
  },
});

@ObjectType({ description: 'A company in a few words.', simpleResolvers: true })
export class CompanyBrief {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => String, { description: 'Name of the company.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'File name or path of the logo.' })
  logo: string | null;

  @Field(() => CompanyKind, { description: 'As what it takes part.' })
  kind: CompanyKind;
}

@ObjectType({
  description: 'A company at one event; one that plays two parts is listed twice.',
  implements: Node,
  simpleResolvers: true,
})
export class Company extends CompanyBrief {
  @Field(() => ID, { description: 'Event that it takes part in.' })
  eventId: string;

  @Field(() => String, { nullable: true, description: 'One line under the name.' })
  tagline: string | null;

  @Field(() => String, { nullable: true, description: 'What it does.' })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'File name or path of the cover picture.' })
  cover: string | null;

  @Field(() => UrlScalar, { nullable: true, description: 'Address of its website, with http or https.' })
  website: string | null;

  @Field(() => EmailAddressScalar, { nullable: true, description: 'Address for mails.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone: string | null;

  @Field(() => CountryCodeScalar, { nullable: true, description: 'Country that it is based in.' })
  country: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city: string | null;

  @Field(() => [String], { description: 'Sectors that it works in, at most 20.' })
  sectors: string[];

  @Field(() => String, { nullable: true, description: 'Tier of a sponsor, in the words of the event.' })
  tier: string | null;

  @Field(() => Int, { description: 'How many people its contacts may have in its team.' })
  seats: number;

  @Field(() => [UrlScalar], { description: 'Further addresses of its page, at most 5.' })
  links: string[];

  @VersionField()
  updatedAt: Date;
}

@ObjectType({
  description: 'What is released when a company is deleted; nothing else goes with it.',
  simpleResolvers: true,
})
export class CompanyRemoval {
  @Field(() => Int, { description: 'Attendees in its team; they stay, without a company.' })
  attendees: number;

  @Field(() => Int, { description: 'Its own pods; they stay, free for all.' })
  pods: number;
}

export const CompanyConnection = connectionOf(Company, 'Company');

@InputType({ description: 'Which companies. All conditions hold together.' })
export class CompanyFilter {
  @Field(() => CompanyKind, { nullable: true, description: 'As what they take part.' })
  kind?: CompanyKind | null;

  @FreeTextField(
    'Words of the name, the tagline or the sectors, without regard to accents; at most 200 characters.',
    { max: 200, nullable: true },
  )
  search?: string | null;

  @FreeText()
  @Field(() => [String], { nullable: true, description: 'Working in one of these sectors, at most 20.' })
  @IsOptional()
  @MaxItems(20)
  sectors?: string[] | null;

  @Field(() => CountryCodeScalar, { nullable: true, description: 'Based in this country.' })
  @IsCountry()
  country?: string | null;

  @Field(() => [CountryCodeScalar], {
    nullable: true,
    description: 'Based in one of these countries, at most 50.',
  })
  @IsOptional()
  @MaxItems(50)
  @AreCountries()
  countries?: string[] | null;

  @FreeTextField('Tier, as it is written.', { max: 60, nullable: true })
  tier?: string | null;
}

export const CompanySort = defineEnum('CompanySort', 'In what order companies are listed.', {
  NAME: 'By name.',
  MATCH: 'The most sectors first that the viewer is interested in too, then by name; by name for staff.',
});
export type CompanySort = keyof typeof CompanySort;

@ArgsType()
export class CompaniesArgs extends EventPageArgs {
  @Field(() => CompanyFilter, { nullable: true, description: 'Which companies; all without it.' })
  @ValidateNested()
  filter?: CompanyFilter | null;

  @Field(() => CompanySort, { description: 'In what order.', defaultValue: CompanySort.NAME })
  sort: CompanySort;
}

@ObjectType({ description: 'One value that a list can be filtered by.', simpleResolvers: true })
export class CompanyFacet {
  @Field(() => String, { description: 'The value, as the filter takes it.' })
  value: string;

  @Field(() => Int, { description: 'How many companies have it.' })
  count: number;
}

@ObjectType({ description: 'What a list of companies can be filtered by.', simpleResolvers: true })
export class CompanyFacets {
  @Field(() => [CompanyFacet], {
    description: 'Countries that companies are based in, the most frequent first; at most 250.',
  })
  countries: CompanyFacet[];

  @Field(() => [CompanyFacet], {
    description: 'Sectors that companies work in, the most frequent first; at most 500.',
  })
  sectors: CompanyFacet[];
}

@ArgsType()
export class CompanyFacetsArgs extends EventArgs {
  @Field(() => CompanyKind, { nullable: true, description: 'Only of companies that take part as this.' })
  kind?: CompanyKind | null;
}
