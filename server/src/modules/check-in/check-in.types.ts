import { ArrayMinSize, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../core/graphql/enums';
import { IsDay, MaxItems } from '../../core/graphql/input-rules';
import { FreeTextField, LineField } from '../../core/graphql/text-fields';
import { DateScalar, TimeZoneScalar } from '../../core/graphql/scalars';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { AttendeeCategory, AttendeeStatus, type Attendee } from '../attendees/index';
import { CheckInDirection, CheckInEntity } from './check-in.entity';

export const CheckInOutcome = defineEnum(
  'CheckInOutcome',
  'The earliest IN of an attendee is the FIRST_ENTRY, later ones are a RE_ENTRY, an OUT is an EXIT. Of the other outcomes, nothing is recorded.',
  {
    FIRST_ENTRY: 'The first entry of this attendee.',
    RE_ENTRY: 'A repeated entry.',
    EXIT: 'The attendee left.',
    UNKNOWN_CODE: 'The code is unknown; nothing was recorded.',
    OTHER_EVENT: 'The code is of another event; nothing was recorded.',
    NOT_CONFIRMED:
      'The attendee has not accepted the invitation, or was removed from the event; nothing was recorded.',
  },
);
export type CheckInOutcome = keyof typeof CheckInOutcome;

@ObjectType({ description: 'One way of one attendee through a gate.', simpleResolvers: true })
export class CheckIn extends fieldsOf(CheckInEntity, {
  id: 'UUIDv7.',
  eventId: 'Event that it belongs to.',
  gate: 'At which gate.',
  direction: 'Which way.',
  at: 'When; where the device had no network by its clock, less what that is known to be wrong by.',
  timeUnsure: 'The clock of the device could not be right: `at` is when the scan was received.',
  offline: 'Was recorded without a network, and sent later.',
  clientId: "The device's own name for it.",
  recordedBy: {
    type: () => String,
    description: 'The staff member who recorded it, by their name at the time; null if it was not recorded.',
  },
}) {
  @Field(() => CheckInOutcome, { description: 'Its kind among all known entries of this attendee.' })
  outcome: CheckInOutcome;

  @Field(() => Boolean, {
    description:
      'The same code went in at another gate within 5 minutes, one of the two without a network; false once staff have checked it (`resolveEntryConflicts`).',
  })
  conflict: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the attendee came in within the minute before this entry, and has not left since: the badge was scanned again. Null otherwise.',
  })
  justEnteredAt: Date | null;

  attendeeId: string;
}

export const CheckInConnection = connectionOf(CheckIn, 'CheckIn');

@ArgsType()
export class CheckInsArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those in conflict with another; false when absent.',
  })
  @IsOptional()
  conflictsOnly?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only entries of this attendee.' })
  attendeeId?: string | null;
}

@ArgsType()
export class HeadCountArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Only what happened on this day of the event clock; the whole event when absent.',
  })
  @IsOptional()
  @IsDay()
  date?: string | null;
}

@ObjectType({ description: 'The result of a scan.', simpleResolvers: true })
export class CheckInResult {
  @Field(() => String, { description: "The device's own name for it." })
  clientId: string;

  @Field(() => CheckInOutcome, { description: 'The outcome.' })
  outcome: CheckInOutcome;

  @Field(() => Boolean, {
    description: 'It had been recorded before: this is the same entry, and nothing was added.',
  })
  repeated: boolean;

  checkInId: string | null;
  attendeeId: string | null;
  /** Rows that were read with it; the others are looked up by their ids. */
  preloaded?: { attendee: Attendee; checkIn: CheckIn };
}

/** The fields of a scan. */
@InputType({ description: 'A scan.' })
export class CheckInEntry {
  @FreeTextField('The code on the badge; at most 100 characters. Either this or `codeHash`.', {
    max: 100,
    nullable: true,
  })
  code?: string | null;

  @LineField(
    'In place of `code`, its hash as in `entryCodes`: devices without a network then keep no codes. Codes of other events are unknown by it.',
    { max: 100, nullable: true },
  )
  codeHash?: string | null;

  @LineField('At which gate; 1 to 100 characters.', { min: 1, max: 100 })
  gate: string;

  @Field(() => CheckInDirection, { nullable: true, description: 'Which way; `IN` when absent.' })
  direction?: CheckInDirection | null;

  @LineField(
    "The device's own name for this scan, unique in the event; 1 to 100 characters. Sent again, it counts once.",
    { min: 1, max: 100 },
  )
  clientId: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was recorded without a network; now, where it is absent. An implausible time, in the future or long before the event, counts as now (`timeUnsure`).',
  })
  at?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The device's clock when it sends this: an error of a minute or more is subtracted from `at`.",
  })
  sentAt?: Date | null;
}

@InputType({ description: 'An entry or exit of a person at a gate.' })
export class CheckInInput extends CheckInEntry {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;
}

@InputType({ description: 'Recorded entries of a device, in any order.' })
export class CheckInBatchInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [CheckInEntry], { description: '1 to 500 scans.' })
  @ArrayMinSize(1)
  @MaxItems(500)
  @ValidateNested()
  entries: CheckInEntry[];
}

@InputType({ description: 'Whose conflicts at gates are checked.' })
export class ResolveEntryConflictsInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

@ObjectType({
  description:
    'Hashes by which a scanner recognises codes without a network: one per attendee of the event, not in pages. No personal data.',
  simpleResolvers: true,
})
export class EntryCodes {
  @Field(() => String, {
    description: 'The prefix of a code, joined by a colon, before it is hashed with SHA-256.',
  })
  salt: string;

  @Field(() => String, { description: 'Changes whenever the lists do.' })
  version: string;

  @Field(() => Boolean, {
    description: 'The lists are those of `unlessVersion`, and are therefore left out here.',
  })
  unchanged: boolean;

  @Field(() => [String], {
    description: 'Of attendees who have not entered yet: the first 16 bytes of each hash, base64.',
  })
  expected: string[];

  @Field(() => [String], { description: 'The same of attendees who have entered.' })
  entered: string[];
}

@ObjectType({ description: 'People at one gate.', simpleResolvers: true })
export class GateCount {
  @Field(() => String, { description: 'Name of the gate.' })
  gate: string;

  @Field(() => Int, { description: 'People who came in here, each counted once.' })
  in: number;

  @Field(() => Int, { description: 'People who went out here, each counted once.' })
  out: number;

  @Field(() => Int, { description: 'People inside who came in here last.' })
  inside: number;
}

@ObjectType({ description: 'People, not scans.', simpleResolvers: true })
export class HeadCount {
  @Field(() => Int, { description: 'People inside now.' })
  inside: number;

  @Field(() => Int, { description: 'People who have entered.' })
  entered: number;

  @Field(() => Int, { description: 'People who have left.' })
  left: number;

  @Field(() => [GateCount], {
    description: 'By gate, in alphabetical order; one for each gate that was used.',
  })
  gates: GateCount[];
}

@ObjectType({ description: 'The printed data of a badge.', simpleResolvers: true })
export class BadgeOwner {
  @Field(() => String, { description: 'First name.' })
  firstName: string;

  @Field(() => String, { description: 'Last name.' })
  lastName: string;

  @Field(() => String, { nullable: true, description: 'Organization that the person works for.' })
  organization: string | null;

  @Field(() => AttendeeCategory, { description: 'As what one takes part.' })
  category: AttendeeCategory;

  @Field(() => String, { nullable: true, description: 'File name or path of the picture.' })
  avatar: string | null;
}

@ObjectType({ description: 'Of which event a badge is.', simpleResolvers: true })
export class BadgeEvent {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => String, { description: 'Title.' })
  title: string;

  @Field(() => TimeZoneScalar, { description: 'IANA name of its time zone.' })
  timezone: string;
}

@ObjectType({ description: 'Whose code it is, and whether it opens the door.', simpleResolvers: true })
export class EntryCodeCheck {
  @Field(() => Boolean, { description: 'It opens the door: its owner is CONFIRMED.' })
  valid: boolean;

  @Field(() => BadgeOwner, { description: 'Whose it is.' })
  attendee: BadgeOwner;

  @Field(() => BadgeEvent, { description: 'For which event it is.' })
  event: BadgeEvent;

  @Field(() => AttendeeStatus, { description: 'How far its owner is.' })
  status: AttendeeStatus;

  enteredAt: Date | null;
}
