import { PendingMeetingsDocument } from '../../../generated/graphql';

/** The answers that every change of a meeting may change: lists, the agenda, and how many requests wait for an answer. */
export const CHANGED_BY_MEETINGS = ['meetings', 'agenda', PendingMeetingsDocument] as const;
