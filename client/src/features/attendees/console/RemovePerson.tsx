import type { AttendeeRemovalQuery } from '../../../generated/graphql';
import { useAttendeeRemovalQuery, useDeleteAttendeeMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { ConfirmWithConsequences, useOverlays, useToasts } from '../../../ui';
import { messages } from './messages';
import { useRemainingKeys } from '../person/useRemainingKeys';

type Counts = Omit<NonNullable<AttendeeRemovalQuery['attendee']['removal']>, '__typename'>;

/** The consequences of removing people, as the server counts them. */
export const consequencesOf = (removal: Counts | null | undefined): string[] =>
  (['meetings', 'talks', 'agendaEntries', 'bookmarks'] as const)
    .filter((name) => (removal?.[name] ?? 0) > 0)
    .map((name) => messages.lost[name](removal?.[name] ?? 0));

/** Asks before a person is removed, and says what goes along. */
export default function RemovePerson({ attendeeId, onClose }: { attendeeId: string; onClose: () => void }) {
  const { data } = useAttendeeRemovalQuery({ variables: { id: attendeeId }, from: 'server' });
  const [remove] = useDeleteAttendeeMutation({ refreshes: ['attendees', 'bulkJobPreview'] });
  const overlays = useOverlays();
  const toasts = useToasts();
  const sayKeys = useRemainingKeys();
  if (!data?.attendee.removal) return null;
  const name = fullName(data.attendee);
  return (
    <ConfirmWithConsequences
      open
      title={messages.removeTitle(name)}
      text={messages.removeText}
      consequences={consequencesOf(data.attendee.removal)}
      act={messages.removeOne}
      onConfirm={async () => {
        const { data: gone } = await remove({ variables: { input: { attendeeId } } });
        overlays.close('person');
        onClose();
        toasts.success(messages.removed(name));
        void sayKeys(name, gone?.deleteAttendee.remainingKeys);
      }}
      onCancel={onClose}
    />
  );
}
