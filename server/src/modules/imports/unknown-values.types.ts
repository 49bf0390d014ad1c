import { Field, Int, ObjectType } from 'type-graphql';
import { CorrectionAction } from './import.entity';

@ObjectType({
  description: 'A value of a file that its field does not know, and what was said of it.',
  simpleResolvers: true,
})
export class ImportUnknownValue {
  @Field(() => String, {
    description:
      'As most rows write it, at most 100 characters; case, accents and blanks make no other value.',
  })
  value: string;

  @Field(() => Int, { nullable: true, description: 'Rows that have it; null where they were not counted.' })
  rows: number | null;

  @Field(() => String, { nullable: true, description: 'The known value that is most like it; null without.' })
  nearest: string | null;

  @Field(() => CorrectionAction, {
    nullable: true,
    description: 'What the last run did with it; null where its rows are faulty.',
  })
  action: CorrectionAction | null;

  @Field(() => String, { nullable: true, description: 'The known value that it was taken as.' })
  replacement: string | null;
}

@ObjectType({ description: 'A field with values of a file that it does not know.', simpleResolvers: true })
export class ImportUnknownField {
  @Field(() => String, { description: 'Its key, of `importFields`.' })
  field: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => [String], { description: 'The values that it knows, in order; at most 500.' })
  known: string[];

  @Field(() => Boolean, { description: 'A value can be added to those that it knows.' })
  canAdd: boolean;

  @Field(() => Boolean, { description: 'Rows can be taken without it.' })
  canLeaveOut: boolean;

  @Field(() => [ImportUnknownValue], {
    description: 'The values; those that most rows have first, at most 100 that are not corrected.',
  })
  values: ImportUnknownValue[];
}
