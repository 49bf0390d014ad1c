import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { fieldsOf } from '../../core/graphql/fields-of';
import { AgendaFeedEntity } from './agenda-feed.entity';

@ObjectType({
  description: "A secret address at which calendar programs read the viewer's agenda of one event.",
  simpleResolvers: true,
})
export class AgendaFeed extends fieldsOf(AgendaFeedEntity, {
  createdAt: { type: () => Date, description: 'When the address was made.' },
  lastReadAt: 'When a calendar last read it; null before the first time.',
}) {
  @Field(() => String, {
    nullable: true,
    description:
      'Path on this server, which needs no bearer token: anyone who knows it can read the agenda. Given only by `createAgendaFeed`, and null later, since the server keeps no more than its hash.',
  })
  path: string | null;
}

@InputType({ description: 'Of which event to make the agenda readable.' })
export class CreateAgendaFeedInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

@InputType({ description: 'Of which event to take back the address of the agenda.' })
export class RevokeAgendaFeedInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

export const CreateAgendaFeedPayload = definePayload('CreateAgendaFeedPayload', {
  agendaFeed: { type: () => AgendaFeed, description: 'The feed, with its path.' },
});
export type CreateAgendaFeedPayload = InstanceType<typeof CreateAgendaFeedPayload>;

export const RevokeAgendaFeedPayload = definePayload('RevokeAgendaFeedPayload', {
  revoked: { type: () => Boolean, description: 'False where there was no address.' },
});
export type RevokeAgendaFeedPayload = InstanceType<typeof RevokeAgendaFeedPayload>;
