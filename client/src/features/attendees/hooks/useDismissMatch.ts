import type { PersonPanel_AttendeeFragment } from '../../../generated/graphql';
import { useDismissMatchMutation, useUndismissMatchMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { useToasts } from '../../../ui';
import { messages } from '../messages';

type Person = Pick<PersonPanel_AttendeeFragment, 'id' | 'firstName' | 'lastName' | 'dismissed'>;

const texts = messages.dismiss;

/** Says "not for me" of a person or takes it back, at once on the screen. The toast offers the way back. */
export function useDismissMatch(person: Person): (dismissed: boolean) => void {
  const toasts = useToasts();
  const [dismiss] = useDismissMatchMutation();
  const [undismiss] = useUndismissMatchMutation();
  const name = fullName(person);
  const input = { attendeeId: person.id };
  const attendee = (dismissed: boolean) => ({ __typename: 'Attendee' as const, id: person.id, dismissed });
  return function set(dismissed: boolean) {
    const mutation = dismissed
      ? dismiss({ variables: { input }, optimisticResponse: { dismissMatch: { attendee: attendee(true) } } })
      : undismiss({
          variables: { input },
          optimisticResponse: { undismissMatch: { attendee: attendee(false) } },
        });
    mutation
      .then(() => {
        if (!dismissed) return;
        toasts.info(texts.done(name), { action: { label: texts.undo, run: () => set(false) } });
      })
      .catch(() => toasts.error(texts.failed));
  };
}
