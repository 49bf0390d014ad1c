import type { MessageReport_ReportFragment } from '../../../../generated/graphql';
import { useReportedSenderRemovalQuery } from '../../../../generated/hooks';
import { fullName } from '../../../../lib/format';
import { ConfirmWithConsequences } from '../../../../ui';
import { messages } from '../messages';

interface RemoveSenderProps {
  sender: MessageReport_ReportFragment['sender'];
  onConfirm: () => Promise<unknown>;
  onCancel: () => void;
}

/** Asks before a sender is removed, and says what the server counts that goes with it. */
export function RemoveSender({ sender, onConfirm, onCancel }: RemoveSenderProps) {
  const texts = messages.remove;
  const { data } = useReportedSenderRemovalQuery({ variables: { id: sender.id }, from: 'server' });
  const removal = data?.attendee.removal;
  const counted: [count: number, say: (count: number) => string][] = removal
    ? [
        [removal.meetings, texts.meetings],
        [removal.bookmarks, texts.bookmarks],
        [removal.agendaEntries, texts.agenda],
        [removal.talks, texts.sessions],
      ]
    : [];
  return (
    <ConfirmWithConsequences
      open
      title={texts.title(fullName(sender))}
      text={texts.text}
      consequences={
        data ? counted.filter(([count]) => count > 0).map(([count, say]) => say(count)) : [texts.loading]
      }
      act={texts.act}
      ready={data !== undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
