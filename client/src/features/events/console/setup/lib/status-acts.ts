import type { EventStatus } from '../../../../../generated/graphql';

/** Actions on an event in this status. */
export const statusActs = (status: EventStatus) =>
  (
    ({
      DRAFT: ['publish', 'archive'],
      PUBLISHED: ['unpublish', 'archive'],
      ARCHIVED: ['restore'],
    }) as const
  )[status];
