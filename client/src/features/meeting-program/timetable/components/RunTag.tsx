import type { ScheduleRunStatus } from '../../../../generated/graphql';
import { StatusTag, type StatusTone } from '../../../../ui';
import { messages } from '../messages';

const tones: Partial<Record<ScheduleRunStatus, StatusTone>> = {
  DRAFT: 'waiting',
  APPLIED: 'success',
  FAILED: 'danger',
};

/** How far a timetable is. */
export const RunTag = ({ status }: { status: ScheduleRunStatus }) => (
  <StatusTag tone={tones[status] ?? 'neutral'}>{messages.statuses[status]}</StatusTag>
);
