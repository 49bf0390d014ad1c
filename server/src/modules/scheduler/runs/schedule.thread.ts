import { parentPort, workerData } from 'node:worker_threads';
import { TimetableLimitError, type TimetableLimit } from '../timetable/limits';
import { planTimetable } from '../timetable/plan-timetable';
import { explainDraft, explainPair, measureDraft } from '../timetable/reasons';
import { whatWouldHelp } from '../timetable/what-would-help';
import type { ScheduleTask, ScheduleTasks } from './schedule-thread';

/** The thread's messages: the share that is done, from 0 to 1, and how it ends. */
export type ScheduleMessage = { progress: number } | { result: unknown } | { refusal: string };

// Threads have no origin, unlike windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const report = (message: ScheduleMessage): void => parentPort?.postMessage(message);

/** Often enough for a bar that grows. */
const REPORT_EVERY_MS = 500;

const reportSome = () => {
  let last = 0;
  return (progress: number): void => {
    if (Date.now() - last < REPORT_EVERY_MS) return;
    last = Date.now();
    report({ progress });
  };
};

const tasks: {
  [Task in ScheduleTask]: (
    request: ScheduleTasks[Task]['request'],
  ) => ScheduleTasks[Task]['result'] | Promise<ScheduleTasks[Task]['result']>;
} = {
  plan: async (input) => {
    const draft = await planTimetable(input, { onProgress: reportSome() });
    return { draft, people: explainDraft(input, draft.meetings).people };
  },
  measure: ({ input, meetings }) => measureDraft(input, meetings),
  pair: ({ input, meetings, pair }) => explainPair(input, meetings, pair),
  help: ({ input, options }) => whatWouldHelp(input, options),
};

const WHAT: Record<TimetableLimit, string> = {
  people: 'people in its program',
  times: 'slots for meetings',
  pairs: 'pairs of people who may meet',
};

try {
  const { task, request } = workerData as { task: ScheduleTask; request: never };
  report({ result: await tasks[task](request) });
} catch (error) {
  if (!(error instanceof TimetableLimitError)) throw error;
  const [actual, max] = [error.actual, error.max].map((count) => count.toLocaleString('en'));
  report({ refusal: `This event has ${actual} ${WHAT[error.limit]}. A timetable takes at most ${max}.` });
}
