import { defineModule } from '../../core/module';
import { ActivityEntity, ActivitySpeakerEntity, AgendaEntryEntity, BusyTimeEntity } from './activity.entity';
import { AgendaFeedEntity } from './agenda-feed.entity';
import { ActivityResolver, AttendeeSessionsResolver } from './activity.resolver';
import { AgendaFeedResolver } from './agenda-feed.resolver';
import { AgendaResolver } from './agenda.resolver';
import { CompanySessionsResolver } from './company-sessions.resolver';
import { PodPlanResolver } from './pod-plan.resolver';
import { PodScheduleResolver } from './pod-schedule.resolver';
import { scheduleHooks } from './schedule.hooks';
import type { Services } from '../../services';

export const scheduleModule = defineModule<Services>({
  name: 'schedule',
  entities: [ActivityEntity, ActivitySpeakerEntity, AgendaEntryEntity, BusyTimeEntity, AgendaFeedEntity],
  hooks: scheduleHooks,
  reads: ['attendees', 'events', 'pods', 'users'],
  resolvers: (services) => [
    new ActivityResolver(services.activities),
    new AttendeeSessionsResolver(),
    new CompanySessionsResolver(),
    new AgendaResolver(services.agenda, services.busyTimes),
    new AgendaFeedResolver(services.agendaFeeds),
    new PodPlanResolver(services.podPlan),
    new PodScheduleResolver(services.podSchedule),
  ],
});
