import { defineModule, job } from '../../core/module';
import { ScheduleRunMeetingResolver, ScheduleRunPersonResolver } from './drafts/draft.resolver';
import { computeRun, failLost, stopComputing } from './runs/run-compute.service';
import {
  ScheduleRunEntity,
  ScheduleRunMeetingEntity,
  ScheduleRunPersonEntity,
} from './runs/schedule-run.entity';
import { COMPUTE_TIMETABLE, FAIL_LOST_RUNS } from './runs/schedule-run.jobs';
import { ScheduleRunResolver } from './runs/schedule-run.resolver';

export const schedulerModule = defineModule({
  name: 'scheduler',
  entities: [ScheduleRunEntity, ScheduleRunMeetingEntity, ScheduleRunPersonEntity],
  reads: [
    'activities',
    'activity_speakers',
    'agenda_entries',
    'attendee_groups',
    'attendees',
    'busy_times',
    'claims',
    'events',
    'meeting_programs',
    'meeting_targets',
    'meeting_wishes',
    'meetings',
    'pods',
    'unreachable',
    'users',
  ],
  resolvers: [ScheduleRunResolver, ScheduleRunMeetingResolver, ScheduleRunPersonResolver],
  jobs: [job(COMPUTE_TIMETABLE, computeRun), job(FAIL_LOST_RUNS, failLost)],
  start: (runtime) => Promise.resolve(() => stopComputing(runtime)),
});
