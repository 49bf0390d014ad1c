import type { FieldError } from '../../../core/errors';

export const WRONG_END = 'This is not the end of that slot.';

/** An end that is not after its start ends no slot; nothing where one of the two is absent. */
export const slotEndErrors = ({
  startsAt,
  endsAt,
}: {
  startsAt?: Date;
  endsAt?: Date | null;
}): FieldError[] =>
  startsAt && endsAt && endsAt <= startsAt ? [{ path: 'input.endsAt', message: WRONG_END }] : [];
