import { isStaff } from '../../core/auth/roles';
import { viewerOf } from '../../core/request/authorization';
import type { Db } from '../../core/db/database';
import { byKey, defineLoader, defineSharedRead, groupedBy } from '../../core/request/loaders';
import { sessionsOfCompanies, sessionsOfSpeakers, speakersOfActivities } from './activity-speaker.queries';
import { activitiesByIds, removalsOfActivities } from './activity.queries';
import type { Activity, ActivityRemoval } from './activity.types';
import { activitiesInAgenda, audiencesOf } from './agenda.queries';

const readActivities = async (db: Db, ids: readonly string[]): Promise<Map<string, Activity>> =>
  byKey(await activitiesByIds(db, { ids }), ({ id }) => id);

export const activityById = defineLoader<Activity | null>((ctx, ids) => readActivities(ctx.db, ids), null);

/** An activity that is being delivered to all who follow the schedule, read once. */
export const changedActivity = defineSharedRead(readActivities);

/** Sessions in which confirmed attendees of each company speak, soonest first, at most 100. */
export const sessionsByCompanyId = defineLoader<Activity[]>(
  async (ctx, companyIds) =>
    groupedBy(await sessionsOfCompanies(ctx, { companyIds }), ({ companyId }) => companyId),
  [],
);

/** Ids of those who speak, in their order, without those who have left. */
export const speakerIdsByActivityId = defineLoader<string[]>(async (ctx, activityIds) => {
  const rows = await speakersOfActivities(ctx, { activityIds });
  const groups = groupedBy(rows, ({ activityId }) => activityId);
  return new Map([...groups].map(([id, speakers]) => [id, speakers.map(({ attendeeId }) => attendeeId)]));
}, []);

/** Sessions in which attendees speak, soonest first. */
export const sessionsBySpeakerId = defineLoader<Activity[]>(
  async (ctx, attendeeIds) =>
    groupedBy(await sessionsOfSpeakers(ctx, { attendeeIds }), ({ attendeeId }) => attendeeId),
  [],
);

/** Whether an activity is in the agenda of the viewer. */
export const inAgendaByActivityId = defineLoader<boolean>(async (ctx, activityIds) => {
  const rows = await activitiesInAgenda(ctx, { userId: viewerOf(ctx).userId, activityIds });
  return new Map(rows.map(({ activityId }) => [activityId, true]));
}, false);

/** How many people have an activity in their agendas, for staff and those who speak there; null for others. */
export const audienceByActivityId = defineLoader<number | null>(async (ctx, activityIds) => {
  const { role, userId } = viewerOf(ctx);
  const rows = await audiencesOf(ctx, { activityIds, speakerId: isStaff(role) ? null : userId });
  return new Map(rows.map(({ id, audience }) => [id, audience]));
}, null);

export const removalByActivityId = defineLoader<ActivityRemoval>(
  async (ctx, activityIds) => byKey(await removalsOfActivities(ctx, { activityIds }), ({ id }) => id),
  { agendaEntries: 0, speakers: 0 },
);
