import { toAppError } from '../../../../data/errors/errors';
import { useCan } from '../../../../data/session/useCan';
import { useEventZone } from '../../../../data/event/useEventZone';
import type { PodRow_PodFragment, ScheduleEditInput } from '../../../../generated/graphql';
import { useEditTimetableMutation } from '../../../../generated/hooks';
import { formatMoment } from '../../../../lib/time';
import type { Span } from '../../../../lib/timeline-layout';
import { useToasts } from '../../../../ui';
import { CHANGES_DRAFT, pairOf, type Planned } from '../lib/planned';
import type { Draft } from '../lib/runs';
import { messages } from '../messages';

const texts = messages.edit;

/** Where a meeting of a draft is to be. */
export interface DraftPlace extends Span {
  pod: PodRow_PodFragment;
}

/** Only the last edit is taken back: it is of the version that the server expects. */
let undoToast = '';

/** Why an edit was refused, in words: the server names the rule at the edit. */
export const refusalOf = (error: unknown): string => {
  const { fields, message } = toAppError(error);
  return fields[0]?.message ?? message;
};

/** Edits of a draft by hand, each with a way back. */
export function useDraftEdits(run: Draft) {
  const zone = useEventZone();
  const toasts = useToasts();
  const [mutate] = useEditTimetableMutation(CHANGES_DRAFT);
  const may = useCan('editScheduleRun');

  const send = async (edit: ScheduleEditInput, expectedVersion: number, moved?: Planned) => {
    const { data } = await mutate({
      variables: { input: { scheduleRunId: run.id, expectedVersion, edits: [edit] } },
      optimisticResponse: moved && {
        editScheduleRun: { scheduleRun: run, meetings: [moved], removedIds: [] },
      },
    });
    return data?.editScheduleRun;
  };

  /** `back` takes the edit back, by the id that the meeting has then. */
  const edit = async (
    change: ScheduleEditInput,
    done: string,
    back: (id: string) => ScheduleEditInput,
    moved?: Planned,
  ): Promise<void> => {
    const made = await send(change, run.draftVersion, moved);
    const version = made?.scheduleRun.draftVersion ?? run.draftVersion;
    toasts.close(undoToast);
    undoToast = toasts.undo(done, () => send(back(made?.meetings[0]?.id ?? ''), version));
  };

  const whereOf = ({ startsAt, pod }: DraftPlace) => `${formatMoment(startsAt, zone)}, ${pod.name}`;
  const inputOf = ({ startsAt, pod }: Pick<Planned, 'startsAt' | 'pod'>) => ({
    startsAt,
    podId: pod?.id ?? '',
  });

  return {
    canEdit: may && run.status === 'DRAFT',
    move: (meeting: Planned, place: DraftPlace): Promise<void> => {
      const { id: meetingId, change } = meeting;
      return edit(
        { move: { meetingId, ...inputOf(place) } },
        texts.moved(pairOf(meeting), whereOf(place)),
        () => (change === 'DROPPED' ? { dropId: meetingId } : { move: { meetingId, ...inputOf(meeting) } }),
        { ...meeting, ...place, change: change === 'ADDED' ? change : 'MOVED' },
      );
    },
    drop: (meeting: Planned): Promise<void> => {
      const { id, change, one, other } = meeting;
      const place = inputOf(meeting);
      return edit({ dropId: id }, texts.dropped(pairOf(meeting)), () =>
        change === 'ADDED'
          ? { add: { oneId: one?.id ?? '', otherId: other?.id ?? '', ...place } }
          : { move: { meetingId: id, ...place } },
      );
    },
    add: (pair: { oneId: string; otherId: string }, place: DraftPlace): Promise<void> =>
      edit({ add: { ...pair, ...inputOf(place) } }, texts.added(whereOf(place)), (id) => ({ dropId: id })),
  };
}
