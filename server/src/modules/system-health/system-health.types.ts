import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../core/graphql/enums';
import { definePayload } from '../../core/graphql/payload';
import { fieldsOf } from '../../core/graphql/fields-of';
import { ServerEntity } from './server.entity';

export const RedisState = defineEnum('RedisState', 'Whether Redis answers.', {
  UP: 'It answers.',
  AWAY: 'It does not answer: Postgres carries the events, and limits count per server.',
  UNUSED: 'There is none: one server works alone.',
});
export type RedisState = keyof typeof RedisState;

export const SecretsState = defineEnum(
  'SecretsState',
  'How secrets of webhooks and texts of mails are stored.',
  {
    SEALED: 'Sealed with a key of the settings.',
    PLAIN: 'As they are: SECRETS_KEY is not set.',
    KEY_MISSING: 'Some are sealed with a key that SECRETS_KEY does not name; they wait for it.',
  },
);
export type SecretsState = keyof typeof SecretsState;

@ObjectType({ description: 'A server of this installation.', simpleResolvers: true })
export class ServerHealth extends fieldsOf(ServerEntity, {
  id: { type: () => ID, description: 'Name of its machine, and a few digits that are new with each start.' },
  version: 'Version of Podium.',
  startedAt: 'When it started.',
  seenAt: 'When it was seen last; each reports every 15 seconds.',
}) {
  @Field(() => Boolean, { description: 'Seen in the last 45 seconds. Others are listed for a day.' })
  isRunning: boolean;
}

@ObjectType({ description: 'Jobs of one kind.', simpleResolvers: true })
export class QueueHealth {
  @Field(() => String, { description: 'The kind of job.' })
  name: string;

  @Field(() => Int, { description: 'Due and not taken yet.' })
  waiting: number;

  @Field(() => Int, { description: 'Failed at every try, in the last hours.' })
  failed: number;

  @Field(() => Date, { nullable: true, description: 'Since when the oldest waits; null where none does.' })
  waitingSince: Date | null;
}

@ObjectType({ description: 'The state of this installation.', simpleResolvers: true })
export class SystemHealth {
  @Field(() => [ServerHealth], { description: 'Its servers, the oldest first.' })
  servers: ServerHealth[];

  @Field(() => String, { description: 'Version of Postgres.' })
  postgres: string;

  @Field(() => Boolean, {
    description:
      'Whether the database knows letters beyond ASCII; otherwise searches forgive no typos in Cyrillic, Greek or Arabic.',
  })
  knowsLetters: boolean;

  @Field(() => [String], {
    description:
      'Time zones of the next 20 events whose clocks this server and its database read differently, since one of them has older data.',
  })
  differingZones: string[];

  @Field(() => Int, { description: 'Connections to its database.' })
  connections: number;

  @Field(() => String, { description: 'The newest migration of the database.' })
  migration: string;

  @Field(() => RedisState, { description: 'Its Redis, as this server reaches it.' })
  redis: RedisState;

  @Field(() => SecretsState, { description: 'How secrets are stored.' })
  secrets: SecretsState;

  @Field(() => [QueueHealth], { description: 'Kinds of jobs that wait or failed.' })
  queues: QueueHealth[];

  @Field(() => Date, {
    nullable: true,
    description:
      'Since when jobs and webhooks that reach people wait: this is a restored copy that `releaseHeldJobs` has not released. Null where nothing is held.',
  })
  heldSince: Date | null;

  @Field(() => Int, { description: 'Deliveries of webhooks that wait; counted up to 10,000.' })
  webhookDeliveriesWaiting: number;

  @Field(() => Int, { description: 'Mails that wait to be sent.' })
  mailsWaiting: number;

  @Field(() => Int, { description: 'Mails of the last day that could not be sent.' })
  mailsFailed: number;

  @Field(() => Int, { description: 'Events that were not published yet; counted up to 10,000.' })
  outboxRows: number;

  @Field(() => Float, { description: 'Age in seconds of the oldest of them; 0 where there is none.' })
  outboxAgeSeconds: number;

  @Field(() => Date, { nullable: true, description: 'The latest backup; null where none was reported.' })
  lastBackupAt: Date | null;
}

export const ReleaseHeldJobsPayload = definePayload('ReleaseHeldJobsPayload', {
  released: { type: () => Boolean, description: 'False where nothing was held.' },
});
export type ReleaseHeldJobsPayload = InstanceType<typeof ReleaseHeldJobsPayload>;
