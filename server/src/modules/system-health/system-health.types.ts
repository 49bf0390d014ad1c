import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../core/graphql/enums';

export const RedisState = defineEnum('RedisState', 'Whether Redis answers.', {
  UP: 'It answers.',
  AWAY: 'It does not answer: Postgres carries the events, and limits count per server.',
  UNUSED: 'There is none: one server works alone.',
});
export type RedisState = keyof typeof RedisState;

@ObjectType({ description: 'A server of this installation.', simpleResolvers: true })
export class ServerHealth {
  @Field(() => ID, { description: 'UUIDv7, new with each start.' })
  id: string;

  @Field(() => String, { description: 'Name of the machine or container.' })
  host: string;

  @Field(() => String, { description: 'Version of Podium.' })
  version: string;

  @Field(() => Date, { description: 'When it started.' })
  startedAt: Date;

  @Field(() => Date, { description: 'When it was seen last; each reports every 15 seconds.' })
  seenAt: Date;

  @Field(() => Boolean, { description: 'Seen in the last 45 seconds. Others are listed for a day.' })
  isRunning: boolean;
}

@ObjectType({ description: 'The database of this installation.', simpleResolvers: true })
export class DatabaseHealth {
  @Field(() => String, { description: 'Version of Postgres.' })
  version: string;

  @Field(() => Float, { description: 'Size of the database in bytes.' })
  bytes: number;

  @Field(() => Int, { description: 'Connections of all clients of this Postgres.' })
  connections: number;

  @Field(() => Int, { description: 'How many connections Postgres allows.' })
  maxConnections: number;

  @Field(() => String, { description: 'The newest migration that was applied.' })
  migration: string;
}

@ObjectType({ description: 'Jobs of one kind.', simpleResolvers: true })
export class QueueHealth {
  @Field(() => String, { description: 'The kind of job.' })
  name: string;

  @Field(() => Int, { description: 'Due and not taken yet.' })
  due: number;

  @Field(() => Int, { description: 'Due later, such as reminders and further tries.' })
  planned: number;

  @Field(() => Int, { description: 'Being done.' })
  running: number;

  @Field(() => Int, { description: 'Failed at every try, in the last hours.' })
  failed: number;

  @Field(() => Date, { nullable: true, description: 'Since when the oldest is due; null where none is.' })
  oldestDueAt: Date | null;
}

@ObjectType({ description: 'A backup that was reported.', simpleResolvers: true })
export class Backup {
  @Field(() => Date, { description: 'When it was finished.' })
  finishedAt: Date;

  @Field(() => Float, { description: 'Its size in bytes.' })
  bytes: number;

  @Field(() => String, { description: 'Its checksum.' })
  checksum: string;
}

@ObjectType({ description: 'The state of this installation.', simpleResolvers: true })
export class SystemHealth {
  @Field(() => [ServerHealth], { description: 'Its servers, the oldest first.' })
  servers: ServerHealth[];

  @Field(() => DatabaseHealth, { description: 'Its database.' })
  database: DatabaseHealth;

  @Field(() => RedisState, { description: 'Its Redis, as this server reaches it.' })
  redis: RedisState;

  @Field(() => [QueueHealth], { description: 'Kinds of jobs that have any to do or any that failed.' })
  queues: QueueHealth[];

  @Field(() => Int, { description: 'Mails that wait to be sent.' })
  mailsWaiting: number;

  @Field(() => Int, { description: 'Mails of the last day that could not be sent.' })
  mailsFailed: number;

  @Field(() => Int, { description: 'Events that were not published yet; counted up to 10,000.' })
  outboxRows: number;

  @Field(() => Float, { description: 'Age in seconds of the oldest of them; 0 where there is none.' })
  outboxAgeSeconds: number;

  @Field(() => Backup, { nullable: true, description: 'The latest backup; null where none was reported.' })
  lastBackup: Backup | null;
}
