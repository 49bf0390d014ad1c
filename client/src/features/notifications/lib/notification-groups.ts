import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';

type Item = Pick<NotificationItem_NotificationFragment, 'id' | 'meetingId'> & {
  person?: { id: string } | null;
};

/** What one person did, the latest first; what names nobody stands alone. */
export interface NotificationGroup<T extends Item> {
  key: string;
  items: { item: T; /** The latest about its meeting, which has the buttons. */ leads: boolean }[];
}

/** Notifications by the person whom they name, where the latest of each stands. */
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
