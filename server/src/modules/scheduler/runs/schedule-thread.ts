// The linter looks at the file and not at what the plugin makes of it.
// oxlint-disable-next-line import/default
import scheduleThread from './schedule.thread?thread';
import { conflict } from '../../../core/errors';
import { runThread, ThreadLimitError } from '../../../core/threads/run-thread';
import type { ExtraCapacity } from '../timetable/choose-pairs';
import type {
  ChoiceMeasures,
  DraftMeasures,
  DraftMeeting,
  Pair,
  PersonBelowTarget,
  ReasonCode,
  TimetableDraft,
  TimetableInput,
} from '../timetable/timetable.types';
import type { ScheduleMessage } from './schedule.thread';

/** Neither the linear program nor typed arrays count for this. */
const MEMORY_MB = 512;
/** The largest event takes a fifth of this on a machine that does nothing else. */
const timeoutMsFor = (people: number): number => 60_000 + 60 * people;

const REFUSALS: Record<ThreadLimitError['limit'], string> = {
  TIME: 'Computing the timetable takes too long. Please try again when less is going on.',
  MEMORY: 'Computing the timetable needs too much memory.',
};

/** What a thread computes, from what. */
export interface ScheduleTasks {
  /** A draft, and who has fewer meetings in it than promised. */
  plan: { request: TimetableInput; result: { draft: TimetableDraft; people: PersonBelowTarget[] } };
  /** What an edited draft achieves. */
  measure: {
    request: { input: TimetableInput; meetings: readonly DraftMeeting[] };
    result: { measures: DraftMeasures; people: PersonBelowTarget[] };
  };
  /** Why two people do not meet. */
  pair: {
    request: { input: TimetableInput; meetings: readonly DraftMeeting[]; pair: Pair };
    result: ReasonCode | null;
  };
  /** What no timetable would exceed with more room. */
  help: {
    request: { input: TimetableInput; options: readonly ExtraCapacity[] };
    result: (ChoiceMeasures | null)[];
  };
}
export type ScheduleTask = keyof ScheduleTasks;

const refused = (message: string) => conflict('TIMETABLE_NOT_POSSIBLE', message);

/** Computes in a thread of its own, so that no event stalls this one; CONFLICT where it is too large. */
export const computeInThread = async <Task extends ScheduleTask>(
  task: Task,
  request: ScheduleTasks[Task]['request'],
  { signal, onProgress }: { signal?: AbortSignal; onProgress?(share: number): void } = {},
): Promise<ScheduleTasks[Task]['result']> => {
  const { people } = 'input' in request ? request.input : request;
  let last: ScheduleMessage | undefined;
  try {
    await runThread<ScheduleMessage>({
      entry: new URL(scheduleThread),
      data: { task, request },
      memoryMb: MEMORY_MB,
      timeoutMs: timeoutMsFor(people.length),
      signal,
      onMessage: (message) => {
        last = message;
        if ('progress' in message) onProgress?.(message.progress);
      },
    });
  } catch (error) {
    throw error instanceof ThreadLimitError ? refused(REFUSALS[error.limit]) : error;
  }
  if (last && 'result' in last) return last.result as ScheduleTasks[Task]['result'];
  if (last && 'refusal' in last) throw refused(last.refusal);
  throw new Error('The thread ended without a result');
};
