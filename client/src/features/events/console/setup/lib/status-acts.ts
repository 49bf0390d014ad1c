import type { EventStatus } from '../../../../../generated/graphql';

/** What can be done with an event that is this far. */
export const statusActs = (status: EventStatus) =>
  (
    ({
      DRAFT: ['publish', 'archive'],
      PUBLISHED: ['unpublish', 'archive'],
      ARCHIVED: ['restore'],
    }) as const
  )[status];
