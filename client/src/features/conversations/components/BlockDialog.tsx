import { useApolloClient } from '@apollo/client/react';
import { refresh } from '../../../data/freshness/freshness';
import { logged } from '../../../data/errors/log';
import { useBlockAttendeeMutation } from '../../../generated/hooks';
import { ConfirmWithConsequences, useToasts } from '../../../ui';
import { refreshList } from '../lib/catch-up';
import { evictPerson } from '../lib/conversation-cache';
import { messages } from '../messages';

interface BlockDialogProps {
  eventId: string;
  attendeeId: string;
  name: string;
  onBlocked: () => void;
  onClose: () => void;
}

/** Asks before a person is blocked, and says what it means for both. */
export default function BlockDialog({ eventId, attendeeId, name, onBlocked, onClose }: BlockDialogProps) {
  const client = useApolloClient();
  const [block] = useBlockAttendeeMutation();
  const toasts = useToasts();
  const confirm = async () => {
    await block({ variables: { input: { attendeeId } } });
    // From now on they are gone from every list of the viewer.
    evictPerson(client.cache, attendeeId);
    refresh(client, 'meetings');
    refreshList(client, eventId).catch(logged('The conversations did not load'));
    toasts.success(messages.blocked(name));
    onClose();
    onBlocked();
  };
  return (
    <ConfirmWithConsequences
      open
      title={messages.blockTitle(name)}
      text={messages.blockText}
      consequences={messages.blockConsequences(name)}
      act={messages.blockAct(name)}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
