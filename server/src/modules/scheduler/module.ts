import { defineModule, job } from '../../core/module';
import { WRITE_TIMETABLE } from './apply/apply.jobs';
import { ApplyScheduleRunResolver } from './apply/apply.resolver';
import { PlacedWishResolver } from './apply/placed-wishes.resolver';
import { writeTimetable } from './apply/apply.service';
import { personErasing } from '../../core/request/erasure';
import { ScheduleRunChangesResolver } from './drafts/draft-changes.resolver';
import { ScheduleRunMeetingResolver, ScheduleRunPersonResolver } from './drafts/draft.resolver';
import { LockMeetingsResolver } from './locks/lock.resolver';
import { computeRun, failLost, stopComputing } from './runs/run-compute.service';
import {
  ScheduleRunEntity,
  ScheduleRunMeetingEntity,
  ScheduleRunPersonEntity,
} from './runs/schedule-run.entity';
import { COMPUTE_TIMETABLE, FAIL_LOST_RUNS } from './runs/schedule-run.jobs';
import { deleteRunMeetingsOf, deleteRunPeopleOf } from './runs/schedule-run.queries';
import { ScheduleRunResolver } from './runs/schedule-run.resolver';

export const schedulerModule = defineModule({
  name: 'scheduler',
  entities: [ScheduleRunEntity, ScheduleRunMeetingEntity, ScheduleRunPersonEntity],
  reads: [
    'attendee_groups',
    'attendees',
    'claims',
    'events',
    'meeting_wishes',
    'meetings',
    'pods',
    'unreachable',
    'users',
  ],
  resolvers: [
    ApplyScheduleRunResolver,
    LockMeetingsResolver,
    PlacedWishResolver,
    ScheduleRunResolver,
    ScheduleRunChangesResolver,
    ScheduleRunMeetingResolver,
    ScheduleRunPersonResolver,
  ],
  hooks: [personErasing.on(deleteRunMeetingsOf), personErasing.on(deleteRunPeopleOf)],
  jobs: [
    job(WRITE_TIMETABLE, writeTimetable),
    job(COMPUTE_TIMETABLE, computeRun),
    job(FAIL_LOST_RUNS, failLost),
  ],
  start: (runtime) => Promise.resolve(() => stopComputing(runtime)),
});
