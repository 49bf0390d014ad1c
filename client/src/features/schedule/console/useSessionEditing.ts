import { toAppError } from '../../../data/errors/errors';
import { useEventContext } from '../../../data/event/useEventContext';
import {
  SetupChecklistDocument,
  type CreateActivityInput,
  type UpdateActivityInput,
} from '../../../generated/graphql';
import {
  useCreateSessionMutation,
  useDeleteSessionMutation,
  useUpdateSessionMutation,
} from '../../../generated/hooks';
import { formatTime } from '../../../lib/time';
import { useToasts } from '../../../ui';
import type { Session } from '../lib/agenda-entries';
import { messages } from './messages';
import type { EditedSession } from './session-values';

type Change = Omit<UpdateActivityInput, 'activityId' | 'expectedUpdatedAt'>;

/** Adds, changes and removes sessions; each change can be taken back from its toast. */
export function useSessionEditing() {
  const { event } = useEventContext();
  const toasts = useToasts();
  const [createSession] = useCreateSessionMutation({ refreshes: ['activities', SetupChecklistDocument] });
  const [updateSession] = useUpdateSessionMutation();
  const [deleteSession] = useDeleteSessionMutation({ refreshes: ['activities', 'agenda'] });

  const erase = (activityId: string) => deleteSession({ variables: { input: { activityId } } });
  const write = (input: CreateActivityInput) => createSession({ variables: { input } });

  const add = async (input: Omit<CreateActivityInput, 'eventId'>) => {
    const { data } = await write({ eventId: event.id, ...input });
    const added = data?.createActivity.activity;
    if (added) toasts.undo(messages.added(added.title), () => erase(added.id));
  };

  const send = async (id: string, change: Change, expectedUpdatedAt?: string) => {
    const { data } = await updateSession({
      variables: { input: { activityId: id, ...change, expectedUpdatedAt } },
    });
    return data?.updateActivity.activity;
  };

  /** Saves the form; `back` makes it what it was before. */
  const save = async (id: string, change: Change, back: Change, expectedUpdatedAt: string) => {
    const saved = await send(id, change, expectedUpdatedAt);
    if (saved) toasts.undo(messages.saved(saved.title), () => send(id, back, saved.updatedAt));
  };

  /** Moves a session at once on the screen; it goes back where the server refuses. */
  const move = async (session: Session, to: Pick<Change, 'startsAt' | 'endsAt' | 'track'>) => {
    const { id, title, startsAt, endsAt, track } = session;
    const next = { ...session, ...to } as EditedSession;
    const isResized = to.startsAt === undefined && to.track === undefined;
    try {
      const { data } = await updateSession({
        variables: { input: { activityId: id, ...to } },
        optimisticResponse: { updateActivity: { activity: next } },
      });
      const saved = data?.updateActivity.activity;
      if (!saved) return;
      const text = isResized
        ? messages.resized(title, formatTime(saved.endsAt, event.timezone))
        : messages.moved(
            title,
            [formatTime(saved.startsAt, event.timezone), saved.track].filter(Boolean).join(', '),
          );
      toasts.undo(text, () => send(id, { startsAt, endsAt, track }, saved.updatedAt));
    } catch (error) {
      toasts.error(messages.notMoved(title, toAppError(error).message), `move-${id}`);
    }
  };

  /** Removes a session; the removal can be undone only if no agenda has the session. */
  const remove = async (session: EditedSession) => {
    await erase(session.id);
    const { title, kind, description, startsAt, endsAt, track, location, speakers } = session;
    const again = { kind, title, description, startsAt, endsAt, track, location };
    const speakerIds = speakers.map(({ id }) => id);
    if (session.removal?.agendaEntries) toasts.success(messages.removed(title));
    else toasts.undo(messages.removed(title), () => write({ eventId: event.id, ...again, speakerIds }));
  };

  return { add, save, move, remove };
}
