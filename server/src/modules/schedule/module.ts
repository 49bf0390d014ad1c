import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { podRemoving } from '../pods/index';
import { ActivityEntity, ActivitySpeakerEntity, AgendaEntryEntity, BusyTimeEntity } from './activity.entity';
import { AgendaFeedEntity } from './agenda-feed.entity';
import { deleteActivitiesAtPod } from './activity.queries';
import {
  ActivityResolver,
  AttendeeSessionsResolver,
  CompanySessionsResolver,
  NotificationActivityResolver,
} from './activity.resolver';
import { getActivity } from './activity.service';
import { AgendaFeedResolver } from './agenda-feed.resolver';
import { AgendaResolver } from './agenda.resolver';
import { PodPlanResolver } from './pod-plan.resolver';
import { activityRows } from './activity.rest';
import { agendaFeedRows } from './agenda-feed.rest';
import { podPlanRows } from './pod-plan.rest';
import { deletePlansOf, ownAgenda } from './agenda.queries';
import { ownTalks } from './activity-speaker.queries';
import { ownBusyTimes } from './busy-time.queries';
import { ownCalendarLinks } from './agenda-feed.queries';

export const scheduleModule = defineModule({
  name: 'schedule',
  entities: [ActivityEntity, ActivitySpeakerEntity, AgendaEntryEntity, BusyTimeEntity, AgendaFeedEntity],
  hooks: [
    personErasing.on(deletePlansOf),
    podRemoving.on(async (ctx, { podId }) => ({
      removedActivities: (await deleteActivitiesAtPod(ctx, { podId })).length,
    })),
  ],
  reads: ['attendees', 'events', 'import_changes', 'imports', 'users'],
  resolvers: [
    ActivityResolver,
    AttendeeSessionsResolver,
    CompanySessionsResolver,
    NotificationActivityResolver,
    AgendaResolver,
    AgendaFeedResolver,
    PodPlanResolver,
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
