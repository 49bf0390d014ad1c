import { BUDGET_SPENT, toAppError } from '../../../data/errors/errors';
import { useMailsLeave } from '../../../data/event/useMailsLeave';
import type { StaffRow_AttendeeFragment } from '../../../generated/graphql';
import { useRemindAttendeeMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { useOverlays, useToasts } from '../../../ui';
import { messages } from './messages';

/** Opens the forms and questions about people. */
export function useStaffActions() {
  const overlays = useOverlays();
  return {
    edit: (attendeeId: string) => overlays.open('editPerson', attendeeId),
    remove: (attendeeId: string) => overlays.open('removePerson', attendeeId),
    show: overlays.openPerson,
  };
}

type Person = Pick<StaffRow_AttendeeFragment, 'id' | 'firstName' | 'lastName'>;

/** Mails one person the invitation, for the first time or again. */
export function useInvite(): (person: Person) => Promise<void> {
  const [remind] = useRemindAttendeeMutation({ refreshes: ['bulkJobPreview'] });
  const toasts = useToasts();
  const mailsLeave = useMailsLeave();
  return async (person) => {
    const name = fullName(person);
    try {
      const { data } = await remind({ variables: { input: { attendeeId: person.id } } });
      const waits = data?.sendInvitationReminder.attendee.invitationDueAt;
      if (!mailsLeave) toasts.info(messages.remindedNowhere(name));
      else toasts.success(waits ? messages.remindedLater(name) : messages.reminded(name));
    } catch (error) {
      const { code, reason, retryAfter, message } = toAppError(error);
      if (code === 'RATE_LIMITED' && reason !== BUDGET_SPENT && retryAfter)
        toasts.info(messages.remindTooSoon(name, Math.ceil(retryAfter / 60)));
      else toasts.error(message);
    }
  };
}
