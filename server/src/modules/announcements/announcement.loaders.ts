import { defineLoader } from '../../core/db/loaders';
import { reachByAnnouncementId } from './announcement.queries';
import type { AnnouncementReach } from './announcement.types';

/** How many recipients an announcement has reached. */
export const announcementReach = defineLoader<AnnouncementReach>(
  (ctx, ids) => reachByAnnouncementId(ctx.db, ids),
  { read: 0, mailed: 0, reached: 0 },
);
