import { MANAGERS } from '../../core/auth/roles';

/** Who may do what with announcements. */
export const announcementPolicy = {
  /** Read, write, send and cancel them. */
  manage: MANAGERS,
};
