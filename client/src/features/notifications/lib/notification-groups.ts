import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';

type Item = Pick<NotificationItem_NotificationFragment, 'id' | 'meetingId'> & {
  person?: { id: string } | null;
};

/** Notifications of one person, the latest first; one without a person is a group of its own. */
export interface NotificationGroup<T extends Item> {
  key: string;
  items: { item: T; /** The latest about its meeting, which has the buttons. */ leads: boolean }[];
}

/** Notifications grouped by their person, at the place of the latest one. */
export function groupByPerson<T extends Item>(items: readonly T[]): NotificationGroup<T>[] {
  const groups = new Map<string, NotificationGroup<T>>();
  const meetings = new Set<string>();
  for (const item of items) {
    const key = item.person?.id ?? item.id;
    const leads = item.meetingId !== null && !meetings.has(item.meetingId);
    if (item.meetingId) meetings.add(item.meetingId);
    const group = groups.get(key) ?? { key, items: [] };
    group.items.push({ item, leads });
    groups.set(key, group);
  }
  return [...groups.values()];
}
