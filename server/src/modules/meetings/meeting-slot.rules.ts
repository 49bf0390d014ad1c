import type { FieldFault } from '../../core/errors';

export const WRONG_END = 'This is not the end of that slot.';

/** An end that is not after its start ends no slot; nothing where one of the two is absent. */
export const slotEndFaults = ({
  startsAt,
  endsAt,
}: {
  startsAt?: Date;
  endsAt?: Date | null;
}): FieldFault[] =>
  startsAt && endsAt && endsAt <= startsAt ? [{ path: 'input.endsAt', message: WRONG_END }] : [];
