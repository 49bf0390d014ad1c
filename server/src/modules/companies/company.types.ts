import { IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node';
import { defineEnum, describeEnum } from '../../core/graphql/enums';
import { AreCountries, FreeText, IsCountry, MaxItems } from '../../core/graphql/input-rules';
import { FreeTextField } from '../../core/graphql/text-fields';
import { CountryCodeScalar, EmailAddressScalar, UrlScalar } from '../../core/graphql/scalars';
import { connectionOf, EventArgs, EventPageArgs } from '../../core/db/pagination';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { CompanyEntity, CompanyKind } from './company.entity';

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

/** The identifying fields of a company. */
const BRIEF = {
  id: 'UUIDv7.',
  name: 'Name of the company.',
  logo: 'File name or path of the logo.',
  kind: 'As what it takes part.',
  stand: 'Number of its stand, such as B12; at most 20 characters.',
};

@ObjectType({ description: 'A company in a few words.', simpleResolvers: true })
export class CompanyBrief extends fieldsOf(CompanyEntity, BRIEF) {}

@ObjectType({
  description: 'A company at one event; one that plays two parts is listed twice.',
  implements: Node,
  simpleResolvers: true,
})
export class Company extends fieldsOf(CompanyEntity, {
  id: BRIEF.id,
  eventId: 'Event that it takes part in.',
  kind: BRIEF.kind,
  name: BRIEF.name,
  tagline: 'One line under the name.',
  description: 'Description.',
  logo: BRIEF.logo,
  cover: 'File name or path of the cover picture.',
  website: { type: () => UrlScalar, description: 'Address of its website, with http or https.' },
  email: { type: () => EmailAddressScalar, description: 'Address for mails.' },
  phone: 'Phone number.',
  country: { type: () => CountryCodeScalar, description: 'Country that it is based in.' },
  city: 'City.',
  sectors: 'Sectors that it works in, at most 20.',
  tier: 'Tier of a sponsor, in the words of the event.',
  stand: BRIEF.stand,
  seats: 'How many people its contacts may have in its team.',
  links: { type: () => [UrlScalar], description: 'Further addresses of its page, at most 5.' },
  updatedAt: VERSION,
}) {}

@ObjectType({
  description: 'References that are cleared when a company is deleted; nothing else is deleted with it.',
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
    'Words of the name, the tagline, the sectors or the stand, without regard to accents; at most 200 characters.',
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
  TIER: 'By tier: title sponsors, diamond, platinum, gold, silver, bronze, other tiers, none; then by name.',
  NAME: 'By name.',
  MATCH:
    'The most sectors first that the viewer is interested in too, then by tier and name; by tier and name for staff.',
});
export type CompanySort = keyof typeof CompanySort;

@ArgsType()
export class CompaniesArgs extends EventPageArgs {
  @Field(() => CompanyFilter, { nullable: true, description: 'Which companies; all without it.' })
  @ValidateNested()
  filter?: CompanyFilter | null;

  @Field(() => CompanySort, { description: 'In what order.', defaultValue: CompanySort.TIER })
  sort: CompanySort;
}

@ObjectType({ description: 'One value that a list can be filtered by.', simpleResolvers: true })
export class CompanyFacet {
  @Field(() => String, { description: 'The value, as the filter takes it.' })
  value: string;

  @Field(() => Int, { description: 'How many companies have it.' })
  count: number;
}

@ObjectType({ description: 'Filter values of a list of companies.', simpleResolvers: true })
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
