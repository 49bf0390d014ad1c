import type { FieldError } from '../../core/errors';
import { isId } from '../../core/db/ids';
import { ActivityKind } from './activity.entity';

interface Times {
  startsAt?: Date | null;
  endsAt?: Date | null;
}

interface Fields extends Times {
  kind?: ActivityKind | null;
  title?: string | null;
  podId?: string | null;
  speakerIds?: readonly string[] | null;
}

const MAX_MS = 24 * 60 * 60_000;

export const UNKNOWN_POD = 'There is no such pod in this event.';
export const UNKNOWN_SPEAKER = 'Speakers have to be attendees of this event.';
const NO_POD = 'Say which pod is taken out of use.';

/** An end that is not after its start; nothing where one of the two is absent. */
export const orderErrors = ({ startsAt, endsAt }: Times): FieldError[] =>
  startsAt && endsAt && endsAt <= startsAt
    ? [{ path: 'input.endsAt', message: 'The end has to be after the start.' }]
    : [];

/** Errors in a pair of a kind and a pod, without looking the pod up. */
const podFault = (kind: ActivityKind, podId: string | null | undefined): string | undefined => {
  if (kind !== ActivityKind.POD) return podId ? 'Only an activity of the kind POD has a pod.' : undefined;
  if (!podId) return NO_POD;
  return isId(podId) ? undefined : UNKNOWN_POD;
};

/** Errors in the fields of an activity, as far as they are present and no data is needed. */
export const activityChangeErrors = (fields: Fields): FieldError[] => {
  const { startsAt, endsAt, kind, title, podId, speakerIds } = fields;
  const errors: FieldError[] = [];
  if (typeof title === 'string' && !title.trim())
    errors.push({ path: 'input.title', message: 'An activity needs a title.' });
  errors.push(...orderErrors(fields));
  if (startsAt && endsAt && endsAt.getTime() - startsAt.getTime() > MAX_MS)
    errors.push({ path: 'input.endsAt', message: 'An activity takes 24 hours at most.' });
  const pod = kind && podId !== undefined ? podFault(kind, podId) : undefined;
  if (pod) errors.push({ path: 'input.podId', message: pod });
  if (speakerIds && !speakerIds.every(isId))
    errors.push({ path: 'input.speakerIds', message: UNKNOWN_SPEAKER });
  return errors;
};

/** The same for a new activity, which has no pod yet. */
export const newActivityErrors = (fields: Fields): FieldError[] =>
  activityChangeErrors({ ...fields, podId: fields.podId ?? null });
