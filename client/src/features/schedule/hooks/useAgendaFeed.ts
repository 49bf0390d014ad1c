import { useState } from 'react';
import { useEventContext } from '../../../data/useEventContext';
import {
  useAgendaFeedQuery,
  useCreateAgendaFeedMutation,
  useRevokeAgendaFeedMutation,
} from '../../../generated/hooks';
import { useDialogs, useToasts } from '../../../ui';
import { messages } from '../messages';

const CHANGES_FEED = { refreshes: ['agendaFeed' as const] };

/** The address at which calendar programs read the viewer's agenda. The server gives it once, when it is made. */
export function useAgendaFeed() {
  const { event } = useEventContext();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const [link, setLink] = useState<string | null>(null);
  const variables = { eventId: event.id };
  const { data, error, refetch } = useAgendaFeedQuery({ variables });
  const [createFeed, creation] = useCreateAgendaFeedMutation(CHANGES_FEED);
  const [revokeFeed, revocation] = useRevokeAgendaFeedMutation(CHANGES_FEED);
  const texts = messages.feed;

  const create = async () => {
    try {
      const { data: created } = await createFeed({ variables: { input: variables } });
      setLink(`${window.location.origin}${created?.createAgendaFeed.agendaFeed.path ?? ''}`);
    } catch {
      toasts.error(texts.notCreated);
    }
  };
  const renew = async () => {
    if (await dialogs.confirm(texts.renewText, texts.renewTitle)) await create();
  };
  const revoke = async () => {
    if (!(await dialogs.confirm(texts.revokeText, texts.revokeTitle))) return;
    try {
      await revokeFeed({ variables: { input: variables } });
      setLink(null);
      toasts.success(texts.revoked);
    } catch {
      toasts.error(texts.notRevoked);
    }
  };
  return {
    feed: data?.agendaFeed,
    /** Known only from its making until the dialog closes. */
    link,
    error: data ? undefined : error,
    retry: () => refetch(),
    create: () => void create(),
    renew: () => void renew(),
    revoke: () => void revoke(),
    creating: creation.loading,
    revoking: revocation.loading,
  };
}
