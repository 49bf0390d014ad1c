import { defineLoader, groupedBy, defineIdLoader } from '../../core/request/loaders';
import { isStaff } from '../../core/auth/roles';
import type { Language } from '../../core/graphql/languages';
import { viewerOf } from '../../core/request/authorization';
import { sightedUser } from '../event-access/index';
import type { EventCounts, Event, InterestGroup, InterestTermUse } from './event.types';
import { groupsWithTerms, termUsesOfGroups } from './event-interests.queries';
import {
  attendeeCountsOfEvents,
  countsOfEvents,
  dueInvitationsOfEvents,
  eventsByIds,
  readerLanguages,
} from './event.queries';

export const eventById = defineIdLoader<Event>(eventsByIds);

/** The language of what the viewer reads about an event outside of the portal. */
export const viewerLanguageByEventId = defineLoader<Language>(async (ctx, eventIds) => {
  const rows = await readerLanguages(ctx, { userId: viewerOf(ctx).userId, eventIds });
  return new Map(rows.map(({ eventId, language }) => [eventId, language]));
}, 'EN');

export const interestGroupsByEventId = defineLoader<InterestGroup[]>(
  async (ctx, eventIds) => groupedBy(await groupsWithTerms(ctx, { eventIds }), ({ eventId }) => eventId),
  [],
);

/** How often the terms of groups are chosen. */
export const termUsesByGroupId = defineLoader<InterestTermUse[]>(
  async (ctx, groupIds) => groupedBy(await termUsesOfGroups(ctx, { groupIds }), ({ groupId }) => groupId),
  [],
);

export const attendeeCountByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await attendeeCountsOfEvents(ctx, { eventIds, userId: sightedUser(ctx) });
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);

export const dueInvitationsByEventId = defineLoader<number>(async (ctx, eventIds) => {
  const rows = await dueInvitationsOfEvents(ctx, { eventIds });
  return new Map(rows.map(({ eventId, count }) => [eventId, count]));
}, 0);

/** How much there is at events; null for those that the viewer may not enter. */
export const countsByEventId = defineLoader<EventCounts | null>(async (ctx, eventIds) => {
  if (!ctx.viewer) return new Map();
  const { role, userId } = ctx.viewer;
  return countsOfEvents(ctx.db, eventIds, isStaff(role) ? null : userId);
}, null);
