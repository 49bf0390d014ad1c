import { defineModule } from '../../core/module';
import { ActivityEntity, ActivitySpeakerEntity, AgendaEntryEntity, BusyTimeEntity } from './activity.entity';
import { AgendaFeedEntity } from './agenda-feed.entity';
import { ActivityResolver, AttendeeSessionsResolver } from './activity.resolver';
import { getActivity } from './activity.service';
import { AgendaFeedResolver } from './agenda-feed.resolver';
import { AgendaResolver } from './agenda.resolver';
import { CompanySessionsResolver } from './company-sessions.resolver';
import { PodPlanResolver } from './pod-plan.resolver';
import { PodScheduleResolver } from './pod-schedule.resolver';
import { scheduleHooks } from './schedule.hooks';
import { activityRows } from './activity.rest';
import { agendaFeedRows } from './agenda-feed.rest';
import { podPlanRows } from './pod-plan.rest';
import { ownAgenda } from './agenda.queries';
import { ownTalks } from './activity-speaker.queries';
import { ownBusyTimes } from './busy-time.queries';
import { ownCalendarLinks } from './agenda-feed.queries';

export const scheduleModule = defineModule({
  name: 'schedule',
  entities: [ActivityEntity, ActivitySpeakerEntity, AgendaEntryEntity, BusyTimeEntity, AgendaFeedEntity],
  hooks: scheduleHooks,
  reads: ['attendees', 'events', 'pods', 'users'],
  resolvers: [
    ActivityResolver,
    AttendeeSessionsResolver,
    CompanySessionsResolver,
    AgendaResolver,
    AgendaFeedResolver,
    PodPlanResolver,
    PodScheduleResolver,
  ],
  nodes: { Activity: getActivity },
  routes: [
    { position: 200, rows: activityRows },
    { position: 210, rows: agendaFeedRows },
    { position: 220, rows: podPlanRows },
  ],
  ownData: {
    profile: { agenda: ownAgenda, talks: ownTalks, busyTimes: ownBusyTimes, calendarLinks: ownCalendarLinks },
  },
});
