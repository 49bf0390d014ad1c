import { conflict } from '../../core/errors';
import { AnnouncementStatus } from './announcement.entity';

const { DRAFT, SCHEDULED, SENDING, SENT, CANCELLED } = AnnouncementStatus;

/** Actions of staff on an announcement. */
export type AnnouncementStep = 'EDIT' | 'SEND' | 'CANCEL' | 'DELETE';

const from: Record<AnnouncementStep, readonly AnnouncementStatus[]> = {
  EDIT: [DRAFT, SCHEDULED, CANCELLED],
  SEND: [DRAFT, SCHEDULED, CANCELLED],
  CANCEL: [SCHEDULED],
  DELETE: [DRAFT, CANCELLED],
};

const reasons: Record<AnnouncementStatus, string> = {
  [DRAFT]: 'This announcement is still a draft.',
  [SCHEDULED]: 'This announcement waits for its time. Please cancel it first.',
  [SENDING]: 'This announcement is being sent.',
  [SENT]: 'This announcement has been sent.',
  [CANCELLED]: 'This announcement was cancelled.',
};

/** True for an announcement that people have got, or are getting. */
export const isOut = (status: AnnouncementStatus): boolean => status === SENDING || status === SENT;

/** CONFLICT `STATUS_CHANGED` where the step may not be taken from this status. */
export const assertStep = (status: AnnouncementStatus, step: AnnouncementStep): void => {
  if (!from[step].includes(status)) throw conflict('STATUS_CHANGED', reasons[status], { from: status });
};
