import { defineModule } from '../../core/module';
import {
  ScheduleRunEntity,
  ScheduleRunMeetingEntity,
  ScheduleRunPersonEntity,
} from './runs/schedule-run.entity';

export const schedulerModule = defineModule({
  name: 'scheduler',
  entities: [ScheduleRunEntity, ScheduleRunMeetingEntity, ScheduleRunPersonEntity],
});
