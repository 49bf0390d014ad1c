import { MANAGERS } from '../../core/auth/roles';

/** Access rules of announcements. */
export const announcementPolicy = {
  /** Read, write, send and cancel them. */
  manage: MANAGERS,
};
