import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node';
import { UrlScalar } from '../../core/graphql/scalars';
import { ExpectedVersionField } from '../../core/graphql/args';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import { IsWebAddress } from '../../core/graphql/input-rules';
import { LineField, TextField } from '../../core/graphql/text-fields';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { NeverEmpty } from '../../core/graphql/validation';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { ArticleEntity } from './article.entity';

@ObjectType({
  description: 'An article on the industry, for the people of an event.',
  implements: Node,
  simpleResolvers: true,
})
export class Insight extends fieldsOf(ArticleEntity, {
  id: 'UUIDv7.',
  eventId: 'Event that it is for.',
  title: 'Title, at most 200 characters.',
  summary: 'Summary, at most 1,000 characters.',
  body: 'The text, at most 50,000 characters.',
  cover: 'File name or path of the cover picture.',
  sourceUrl: { type: () => UrlScalar, description: 'Where it was published first.' },
  publishedAt: 'When it appears; until then only staff see it.',
  updatedAt: VERSION,
}) {}

export const InsightConnection = connectionOf(Insight, 'Insight');

@ArgsType()
export class InsightsArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

const TITLE = { min: 1, max: 200, message: 'A title has 1 to 200 characters.' };
const SUMMARY = { min: 1, max: 1_000, message: 'A summary has 1 to 1,000 characters.' };
const BODY = { min: 1, max: 50_000, message: 'A text has 1 to 50,000 characters.' };

/** Fields of both inputs. */
@InputType()
abstract class InsightFields {
  @Field(() => ImageScalar, { nullable: true, description: 'Cover picture.' })
  cover?: ImageInput | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'Where it was published first, with http or https.',
  })
  @IsWebAddress('A source begins with https:// or http://.')
  sourceUrl?: string | null;

  @Field(() => Date, { nullable: true, description: 'When it appears; now for a new one without it.' })
  publishedAt?: Date | null;
}

@NeverEmpty('title', 'summary', 'body')
@InputType({ description: 'A new article.' })
export class CreateInsightInput extends InsightFields {
  @Field(() => ID, { description: 'Event that it is for.' })
  eventId: string;

  @LineField('Title, 1 to 200 characters.', TITLE)
  title: string;

  @TextField('Summary, 1 to 1,000 characters.', SUMMARY)
  summary: string;

  @TextField('The text, 1 to 50,000 characters.', BODY)
  body: string;
}

@NeverEmpty('title', 'summary', 'body', 'publishedAt')
@InputType({ description: 'Changes of an article. Absent fields stay unchanged.' })
export class UpdateInsightInput extends InsightFields {
  @Field(() => ID, { description: 'Which article.' })
  insightId: string;

  @LineField('Title, 1 to 200 characters.', { ...TITLE, nullable: true })
  title?: string | null;

  @TextField('Summary, 1 to 1,000 characters.', { ...SUMMARY, nullable: true })
  summary?: string | null;

  @TextField('The text, 1 to 50,000 characters.', { ...BODY, nullable: true })
  body?: string | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'An article to delete.' })
export class DeleteInsightInput {
  @Field(() => ID, { description: 'Which article.' })
  insightId: string;
}
