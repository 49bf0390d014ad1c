import { useSessionToEditQuery } from '../../../generated/hooks';
import { ConfirmWithConsequences } from '../../../ui';
import { messages } from './messages';
import { useSessionEditing } from './useSessionEditing';

/** Asks before a session is taken off the schedule, and says who loses it. */
export default function RemoveSession({ id, onClose }: { id: string; onClose: () => void }) {
  const { remove } = useSessionEditing();
  const { data } = useSessionToEditQuery({ variables: { id }, from: 'server' });
  const session = data?.activity;
  if (!session) return null;
  const { agendaEntries = 0, speakers = 0 } = session.removal ?? {};
  return (
    <ConfirmWithConsequences
      open
      title={messages.removeTitle(session.title)}
      text={messages.removeText}
      consequences={[
        ...(agendaEntries > 0 ? [messages.removeAgendas(agendaEntries)] : []),
        ...(speakers > 0 ? [messages.removeSpeakers(speakers)] : []),
      ]}
      act={messages.remove}
      onConfirm={async () => {
        await remove(session);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
