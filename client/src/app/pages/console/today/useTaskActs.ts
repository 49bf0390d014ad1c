import { useApolloClient } from '@apollo/client/react';
import { queryFresh } from '../../../../data/freshness/freshness';
import { useEventContext } from '../../../../data/event/useEventContext';
import { EntryCodeOfDocument, type OrganiserTaskKind } from '../../../../generated/graphql';
import {
  useCheckInMutation,
  useResolveEntryConflictsMutation,
  useResumeWebhookMutation,
  useRetryMailAddressMutation,
} from '../../../../generated/hooks';
import { newClientId } from '../../../../lib/client-id';
import { paths } from '../../../../lib/paths';
import { dayKey } from '../../../../lib/time';
import { useToasts } from '../../../../ui';
import { messages } from './messages';
import type { TaskItem } from './useToday';

const { done } = messages.needs;

type Act = (item: TaskItem) => Promise<unknown>;

/** What ends a task from here: an act, or the page where it is ended. */
export function useTaskActs(): {
  acts: Partial<Record<OrganiserTaskKind, Act>>;
  /** The other act of a conflict at gates: somebody looked, and nobody left. */
  checkConflict: Act;
  linkOf: (kind: OrganiserTaskKind, item: TaskItem) => string;
  /** Pages that list all tasks of a kind. */
  lists: Partial<Record<OrganiserTaskKind, string>>;
} {
  const client = useApolloClient();
  const toasts = useToasts();
  const { event } = useEventContext();
  const refreshes = ['eventToday'] as const;
  const [retry] = useRetryMailAddressMutation({ refreshes });
  const [resume] = useResumeWebhookMutation({ refreshes });
  const [checkIn] = useCheckInMutation({ refreshes });
  const [resolve] = useResolveEntryConflictsMutation({ refreshes });
  const acts = {
    MAIL_REFUSED: async ({ id, name }: TaskItem) => {
      await retry({ variables: { input: { mailId: id } } });
      toasts.success(done.MAIL_REFUSED(name));
    },
    WEBHOOK_PAUSED: async ({ id, name }: TaskItem) => {
      await resume({ variables: { input: { webhookId: id } } });
      toasts.success(done.WEBHOOK_PAUSED(name));
    },
    GATE_CONFLICT: async ({ id, name, detail }: TaskItem) => {
      const { data } = await queryFresh(client, EntryCodeOfDocument, { id });
      const code = data?.attendee.inviteCode;
      const gate = detail?.split(', ')[0] ?? '';
      const input = { eventId: event.id, code, gate, direction: 'OUT' as const, clientId: newClientId() };
      await checkIn({ variables: { input } });
      toasts.success(done.GATE_CONFLICT(name));
    },
  };
  const checkConflict = async ({ id, name }: TaskItem) => {
    await resolve({ variables: { input: { attendeeId: id } } });
    toasts.success(done.checked(name));
  };
  const session = (item: TaskItem) => `${paths.schedule(event.id)}?edit=${item.id}`;
  const links: Record<OrganiserTaskKind, (item: TaskItem) => string> = {
    APPLICATION: ({ id }) => `${paths.applications(event.id)}?person=${id}`,
    MESSAGE_REPORT: ({ id }) => `${paths.messageReports(event.id)}?report=${id}`,
    GATE_CONFLICT: ({ id }) => `${paths.event(event.id)}?person=${id}`,
    SESSION_WITHOUT_SPEAKER: session,
    SESSION_WITHOUT_ROOM: session,
    POD_WISHED_TWICE: ({ at }) => `${paths.pods(event.id)}?day=${dayKey(at ?? '', event.timezone)}`,
    MAIL_REFUSED: () => paths.mailLog(event.id),
    MAIL_FAILED: () => `${paths.mailLog(event.id)}?status=FAILED`,
    INVITATIONS_MISSED: ({ id }) => `${paths.attendees(id)}?invitation=edit`,
    WEBHOOK_PAUSED: ({ id }) => paths.webhook(event.id, id),
    BACKUP_OLD: () => paths.systemHealth(),
  };
  const lists = { APPLICATION: paths.applications(event.id) };
  return { acts, checkConflict, linkOf: (kind, item) => links[kind](item), lists };
}
