import type { BulkJobKind } from './bulk-job.entity';

/** The name of each kind of job in the log of changes. */
const ACTIONS: Record<BulkJobKind, string> = {
  INVITE: 'attendee.bulk-invite',
  REMIND: 'attendee.bulk-remind',
  REMOVE: 'attendee.bulk-delete',
  SET_CATEGORY: 'attendee.bulk-category',
  SET_COMPANY: 'attendee.bulk-company',
  ADD_TO_GROUP: 'attendee.bulk-join-group',
  REMOVE_FROM_GROUP: 'attendee.bulk-leave-group',
};

/** The action of starting a job, or of what happens with it later. */
export const actionOf = (kind: BulkJobKind, step?: 'done' | 'failed' | 'undo'): string =>
  step ? `${ACTIONS[kind]}.${step}` : ACTIONS[kind];

/** The field of an attendee that a job changes. */
export const FIELD_OF: Partial<Record<BulkJobKind, 'category' | 'companyId' | 'groupId'>> = {
  SET_CATEGORY: 'category',
  SET_COMPANY: 'companyId',
  ADD_TO_GROUP: 'groupId',
  REMOVE_FROM_GROUP: 'groupId',
};
