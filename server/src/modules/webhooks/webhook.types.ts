import { ArrayMinSize, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ApiScope } from '../../core/auth/api-scopes';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { ExpectedVersionField } from '../../core/graphql/args';
import { MaxItems, MultiLine } from '../../core/graphql/input-rules';
import { FreeTextField, LineField, TextField } from '../../core/graphql/text-fields';
import { NeverEmpty } from '../../core/graphql/validation';
import { WebhookDeliveryEntity, WebhookDeliveryStatus } from './webhook-delivery.entity';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { WebhookEntity, WebhookPauseReason } from './webhook.entity';
import { WebhookTopic } from './webhook-topic';

@ObjectType({
  description:
    'An address of third parties that is sent the changes of one event, signed as Standard Webhooks says. The secret itself is shown once.',
  simpleResolvers: true,
})
export class Webhook extends fieldsOf(WebhookEntity, {
  id: 'UUIDv7.',
  eventId: 'The event whose changes it is sent.',
  createdAt: 'When it was made.',
  updatedAt: VERSION,
  name: 'For what it is, 1 to 80 characters.',
  url: 'Where its deliveries are sent, at most 2,000 characters.',
  topics: { type: () => [WebhookTopic], description: 'The subscribed topics.' },
  scopes: { type: () => [ApiScope], description: 'The scopes of its query, checked at each delivery.' },
  query: 'The GraphQL query that makes the payload; null where each topic has its default.',
  authorName: 'Name of the user who made it, and is told when it is paused.',
  pausedAt: 'When it was paused; null where it is not.',
  pauseReason: { type: () => WebhookPauseReason, description: 'Why it was paused; null where it is not.' },
  failingSince:
    'Time of the first failure since the last success; null where none failed since. After 24 hours it is paused.',
  previousSecretUntil: 'Until when the previous secret signs too; null where there is none.',
}) {}

export const WebhookConnection = connectionOf(Webhook, 'Webhook', { what: 'webhook' });

@ObjectType({ description: 'The deliveries of the last 24 hours in figures.', simpleResolvers: true })
export class WebhookStatistics {
  @Field(() => Int, { description: 'Deliveries that were answered with 2xx.' })
  delivered: number;

  @Field(() => Int, { description: 'Deliveries that were given up.' })
  failed: number;

  @Field(() => Int, { description: 'Deliveries that wait to be sent, or to be tried again.' })
  waiting: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Median time until the answer of delivered ones, in milliseconds; null where there are none.',
  })
  medianLatencyMs: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The time that 95 of 100 of them took at most, in milliseconds; null where there are none.',
  })
  p95LatencyMs: number | null;
}

@ObjectType({
  description: 'One change for one webhook. It is kept for 7 days after its end.',
  simpleResolvers: true,
})
export class WebhookDelivery extends fieldsOf(WebhookDeliveryEntity, {
  id: 'UUID. The header `webhook-id` is made of it.',
  webhookId: 'For which webhook.',
  sequence: {
    type: () => String,
    description: 'Its place among all changes: a whole number that grows; "0" for a test.',
  },
  topic: { type: () => WebhookTopic, description: 'The topic of the change.' },
  subjectId: 'The attendee, entry, meeting or activity that changed; it may be gone.',
  createdAt: { type: () => Date, description: 'When it changed.' },
  status: { type: () => WebhookDeliveryStatus, description: 'How far it is.' },
  attempts: 'How often it was sent.',
  nextAttemptAt: 'When it is sent next; in the past where it is due, or has ended.',
  answerStatus: 'HTTP status of the latest answer; null where there was none.',
  latencyMs: 'Milliseconds until the latest answer or failure; null before the first attempt.',
  error: 'Why the latest attempt failed, at most 500 characters; null where it did not.',
  endedAt: 'When it was delivered or given up; null before.',
}) {}

export const WebhookDeliveryConnection = connectionOf(WebhookDelivery, 'WebhookDelivery', {
  what: 'delivery',
});

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the webhook.' })
  webhookId: string;

  @Field(() => WebhookDeliveryStatus, { nullable: true, description: 'Only those with this status.' })
  @IsOptional()
  status?: WebhookDeliveryStatus | null;
}

const TOPICS = 'The subscribed topics, 1 to 4.';
const SCOPES = 'The scopes of its query, 1 to 11.';
const URL_TEXT =
  'Where its deliveries are sent, at most 2,000 characters: `https`, without a user and a password, at a public address.';
const QUERY =
  'A GraphQL query of at most 10,000 characters and 1,000 points, with the variables `$id: ID!` (what changed) and `$eventId: ID!` ' +
  'and no others, for a webhook of one topic. Null or absent: each topic has its default.';

const NAME_RULES = { min: 1, max: 80, message: 'A name has 1 to 80 characters.' };
const URL_RULES = { min: 1, max: 2_000, message: 'An address has 1 to 2,000 characters.' };
const NO_TOPIC = { message: 'Please choose what it is sent.' };
const NO_SCOPE = { message: 'Please choose what it may read.' };
const MAX_TOPICS = Object.keys(WebhookTopic).length;
const MAX_SCOPES = Object.keys(ApiScope).length;

@NeverEmpty('name', 'url')
@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => ID, { description: 'The event whose changes it is sent.' })
  eventId: string;

  @LineField('For what it is, 1 to 80 characters.', NAME_RULES)
  name: string;

  @FreeTextField(URL_TEXT, URL_RULES)
  url: string;

  @Field(() => [WebhookTopic], { description: TOPICS })
  @ArrayMinSize(1, NO_TOPIC)
  @MaxItems(MAX_TOPICS)
  topics: WebhookTopic[];

  @Field(() => [ApiScope], { description: SCOPES })
  @ArrayMinSize(1, NO_SCOPE)
  @MaxItems(MAX_SCOPES)
  scopes: ApiScope[];

  @TextField(QUERY, { max: 10_000, what: 'A query', nullable: true })
  query?: string | null;
}

@NeverEmpty('name', 'url', 'topics', 'scopes')
@InputType({ description: 'Changes of a webhook. Absent fields stay unchanged.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'Which webhook.' })
  webhookId: string;

  @LineField('For what it is, 1 to 80 characters.', { ...NAME_RULES, nullable: true })
  name?: string | null;

  @FreeTextField(URL_TEXT, { ...URL_RULES, nullable: true })
  url?: string | null;

  @Field(() => [WebhookTopic], { nullable: true, description: TOPICS })
  @IsOptional()
  @ArrayMinSize(1, NO_TOPIC)
  @MaxItems(MAX_TOPICS)
  topics?: WebhookTopic[] | null;

  @Field(() => [ApiScope], { nullable: true, description: SCOPES })
  @IsOptional()
  @ArrayMinSize(1, NO_SCOPE)
  @MaxItems(MAX_SCOPES)
  scopes?: ApiScope[] | null;

  @TextField(QUERY, { max: 10_000, what: 'A query', nullable: true })
  query?: string | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType()
abstract class WebhookReference {
  @Field(() => ID, { description: 'Which webhook.' })
  webhookId: string;
}

@InputType({ description: 'A webhook to delete, with its deliveries.' })
export class DeleteWebhookInput extends WebhookReference {}

@InputType({ description: 'A webhook that is to get a new secret.' })
export class RotateWebhookSecretInput extends WebhookReference {}

@InputType({ description: 'A paused or slowed webhook that is to be sent its deliveries at once.' })
export class ResumeWebhookInput extends WebhookReference {}

@InputType({ description: 'A webhook to try.' })
export class SendTestWebhookInput extends WebhookReference {
  @Field(() => WebhookTopic, {
    nullable: true,
    description: 'As if this had changed; its first topic when absent.',
  })
  topic?: WebhookTopic | null;
}

@InputType({ description: 'A delivery to send again.' })
export class ResendWebhookDeliveryInput {
  @Field(() => ID, { description: 'Which delivery.' })
  webhookDeliveryId: string;
}

@InputType({ description: "A webhook's payload to preview." })
export class PreviewWebhookPayloadInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => WebhookTopic, { description: 'As if this had changed.' })
  topic: WebhookTopic;

  @Field(() => [ApiScope], { description: SCOPES })
  @ArrayMinSize(1, NO_SCOPE)
  @MaxItems(MAX_SCOPES)
  scopes: ApiScope[];

  @MultiLine()
  @Field(() => String, { nullable: true, description: QUERY })
  @IsOptional()
  @MaxLength(10_000)
  query?: string | null;
}
