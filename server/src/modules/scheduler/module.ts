import { defineModule, job } from '../../core/module';
import { WRITE_TIMETABLE } from './apply/apply.jobs';
import { writeTimetable } from './apply/apply.service';
import {
  ScheduleRunEntity,
  ScheduleRunMeetingEntity,
  ScheduleRunPersonEntity,
} from './runs/schedule-run.entity';

export const schedulerModule = defineModule({
  name: 'scheduler',
  entities: [ScheduleRunEntity, ScheduleRunMeetingEntity, ScheduleRunPersonEntity],
  reads: [
    'attendees',
    'attendee_groups',
    'event_members',
    'events',
    'meeting_programs',
    'meeting_wishes',
    'unreachable',
    'users',
  ],
  jobs: [job(WRITE_TIMETABLE, writeTimetable)],
});
