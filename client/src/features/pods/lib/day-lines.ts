import { formatTime } from '../../../lib/time';
import type { Pod, PodItem } from './pod-items';

/** A line of the day on phones: the head of a group, or what happens. */
export type DayLine = { key: string; name: string; isFree: boolean } | { key: string; item: PodItem };

const lineOf = (item: PodItem): DayLine => ({ key: item.key, item });

/** Meetings and blocks, soonest first, under the time at which they begin. */
export function linesByTime(items: readonly PodItem[], zone: string): DayLine[] {
  let last = '';
  return items.flatMap((item) => {
    if (item.startsAt === last) return [lineOf(item)];
    last = item.startsAt;
    return [{ key: item.startsAt, name: formatTime(item.startsAt, zone), isFree: false }, lineOf(item)];
  });
}

/** The pods in the order of the floor, each with what happens there. */
export const linesByPod = (items: readonly PodItem[], pods: readonly Pod[]): DayLine[] =>
  pods.flatMap(({ id, name, location }) => {
    const own = items.filter(({ row }) => row === id);
    const head = { key: id, name: location ? `${name} · ${location}` : name, isFree: own.length === 0 };
    return [head, ...own.map(lineOf)];
  });
