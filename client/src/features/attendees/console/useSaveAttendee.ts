import type { AttendeeForm_AttendeeFragment } from '../../../generated/graphql';
import { useCreateAttendeeMutation, useUpdateAttendeeMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { useOverlays, useToasts } from '../../../ui';
import {
  changedValues,
  toCreateInput,
  toUpdateInput,
  valuesOf,
  type AttendeeValues,
  type NewAttendeeValues,
} from './attendee-form';
import { messages } from './messages';

/** Adds a person, invited or not; the toast leads to the profile. */
export function useCreateAttendee(eventId: string): (values: NewAttendeeValues) => Promise<void> {
  const [create] = useCreateAttendeeMutation({ refreshes: ['attendees'] });
  const overlays = useOverlays();
  const toasts = useToasts();
  return async (values) => {
    const { data } = await create({ variables: { input: toCreateInput(eventId, values) } });
    const attendee = data?.createAttendee.attendee;
    if (!attendee) return;
    const name = fullName(attendee);
    toasts.success(values.sendInvite ? messages.addedAndInvited(name) : messages.added(name), {
      action: { label: messages.show, run: () => overlays.openPerson(attendee.id) },
    });
  };
}

/** Saves what differs from the version that was seen; the toast takes it back. */
export function useUpdateAttendee(): (
  seen: AttendeeForm_AttendeeFragment,
  values: AttendeeValues,
) => Promise<void> {
  const [update] = useUpdateAttendeeMutation();
  const toasts = useToasts();
  const send = async (seen: AttendeeForm_AttendeeFragment, changes: Partial<AttendeeValues>) => {
    const { data } = await update({ variables: { input: toUpdateInput(seen, changes) } });
    return data?.updateAttendee.attendee ?? seen;
  };
  return async (seen, values) => {
    const before = valuesOf(seen);
    const changes = changedValues(before, values);
    if (Object.keys(changes).length === 0) return;
    const saved = await send(seen, changes);
    const takeBack = changedValues(valuesOf(saved), { ...valuesOf(saved), ...pick(before, changes) });
    toasts.undo(messages.saved(fullName(saved)), () => send(saved, takeBack));
  };
}

/** The former values of what was changed; groups of interests that were empty are emptied again. */
const pick = (before: AttendeeValues, changes: Partial<AttendeeValues>): Partial<AttendeeValues> => {
  const former = Object.fromEntries(
    Object.keys(changes).map((name) => [name, before[name as keyof AttendeeValues]]),
  ) as Partial<AttendeeValues>;
  if (!changes.interests) return former;
  const emptied = Object.fromEntries(Object.keys(changes.interests).map((group) => [group, [] as string[]]));
  return { ...former, interests: { ...emptied, ...before.interests } };
};
