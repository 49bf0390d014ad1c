import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { CompanyKind } from './company.entity';

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
export class CompanyFacetsArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => CompanyKind, { nullable: true, description: 'Only of companies that take part as this.' })
  kind?: CompanyKind | null;
}
