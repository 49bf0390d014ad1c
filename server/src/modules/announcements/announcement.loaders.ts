import { defineLoader } from '../../core/request/loaders';
import { reachOfAnnouncements } from './announcement.queries';
import type { AnnouncementReach } from './announcement.types';

/** How many recipients an announcement has reached. */
export const announcementReach = defineLoader<AnnouncementReach>(
  async (ctx, ids) =>
    new Map((await reachOfAnnouncements(ctx, { ids })).map(({ id, ...reach }) => [id, reach])),
  { read: 0, mailed: 0, reached: 0 },
);
