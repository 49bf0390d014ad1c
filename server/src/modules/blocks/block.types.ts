import { Field, ID, InputType } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Attendee } from '../attendees/index';

@InputType({ description: 'Which attendee to block.' })
export class BlockAttendeeInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

@InputType({ description: 'Which attendee to unblock.' })
export class UnblockAttendeeInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

export const BlockAttendeePayload = definePayload('BlockAttendeePayload', {
  attendee: { type: () => Attendee, description: 'The attendee who is blocked.' },
});
export type BlockAttendeePayload = InstanceType<typeof BlockAttendeePayload>;

export const UnblockAttendeePayload = definePayload('UnblockAttendeePayload', {
  attendee: { type: () => Attendee, description: 'The attendee who is no longer blocked.' },
});
export type UnblockAttendeePayload = InstanceType<typeof UnblockAttendeePayload>;
