import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { CompanyKind } from './company.entity';

registerEnumType(CompanyKind, { name: 'CompanyKind', description: 'As what a company takes part.' });

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
