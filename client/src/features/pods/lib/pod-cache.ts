import type { ApolloCache } from '@apollo/client';
import { PodScheduleDocument, type PodScheduleQuery } from '../../../generated/graphql';
import { dayKey } from '../../../lib/time';
import { entryId, type PodEntry } from './pod-items';

type Day = PodScheduleQuery['podSchedule'];

/** Changes the days of the pods that are known. */
function changeDays(
  cache: ApolloCache,
  eventId: string,
  days: readonly string[],
  change: (day: Day) => Day,
): void {
  for (const date of days)
    cache.updateQuery({ query: PodScheduleDocument, variables: { eventId, date } }, (known) => {
      if (!known) return known;
      const next = change(known.podSchedule);
      return next === known.podSchedule ? known : { podSchedule: next };
    });
}

/** Puts a meeting or a block into the day it is on now, where that is known; its other days show it no longer. */
export function keepEntry(cache: ApolloCache, eventId: string, entry: PodEntry, zone: string): void {
  const id = entryId(entry);
  const thing = entry.meeting ?? entry.activity;
  if (!id || !thing) return;
  changeDays(cache, eventId, [dayKey(thing.startsAt, zone)], (day) =>
    day.podActivities.some((known) => entryId(known) === id)
      ? day
      : { ...day, podActivities: [...day.podActivities, entry] },
  );
}

/** Takes a meeting or a block out of all days. */
export const dropEntry = (cache: ApolloCache, eventId: string, id: string, days: readonly string[]): void =>
  changeDays(cache, eventId, days, (day) => {
    const podActivities = day.podActivities.filter((known) => entryId(known) !== id);
    return podActivities.length === day.podActivities.length ? day : { ...day, podActivities };
  });

/** Changes the pods of all days. */
export const changePods = (
  cache: ApolloCache,
  eventId: string,
  days: readonly string[],
  change: (pods: Day['pods']) => Day['pods'],
): void => changeDays(cache, eventId, days, (day) => ({ ...day, pods: change(day.pods) }));
