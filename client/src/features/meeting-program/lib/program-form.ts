import type { ProgramSettings_ProgramFragment, UpdateMeetingProgramInput } from '../../../generated/graphql';
import { fromLocal, toLocal } from '../../../lib/event-days';

export type Program = ProgramSettings_ProgramFragment;

/** The settings as the form holds them: times on the clock of the event, no group for everybody. */
export const valuesOf = (program: Program | null, zone: string) => ({
  wishesOpenAt: program?.wishesOpenAt ? toLocal(program.wishesOpenAt, zone) : '',
  wishesCloseAt: program?.wishesCloseAt ? toLocal(program.wishesCloseAt, zone) : '',
  order: program?.order ?? ('PROMISES_FIRST' as const),
  mostInRow: program?.mostInRow ?? 5,
  fillsByMatches: program?.fillsByMatches ?? false,
  groupIds: program?.groupIds ?? [],
});
export type ProgramValues = ReturnType<typeof valuesOf>;

/** The input of these values; a time that was not edited stays exact. */
export const inputOf = (
  { wishesOpenAt, wishesCloseAt, groupIds, ...values }: ProgramValues,
  zone: string,
  program: Program | null,
): Omit<UpdateMeetingProgramInput, 'eventId'> => ({
  ...values,
  wishesOpenAt: wishesOpenAt ? fromLocal(wishesOpenAt, zone, program?.wishesOpenAt ?? undefined) : null,
  wishesCloseAt: wishesCloseAt ? fromLocal(wishesCloseAt, zone, program?.wishesCloseAt ?? undefined) : null,
  groupIds: groupIds.length > 0 ? [...groupIds] : null,
});
