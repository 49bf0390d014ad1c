import { newId } from '../../core/db/ids';
import { MAX_NOTE, type LeadCaptureInput } from './lead.inputs';
import { MAX_CLIENT_IDS, type LeadAnswers, type LeadSource } from './lead.entity';
import type { StoredLead } from './lead-writes.queries';

/** A capture of a visitor who may be a lead. */
export interface Capture extends LeadCaptureInput {
  visitorId: string;
  memberId: string;
  at: Date;
  from: LeadSource;
  /** Those that fit the questions of the company. */
  fitting: LeadAnswers;
}

/** A lead without anything of its captures. */
export const emptyLead = (companyId: string, { visitorId, memberId, at, from }: Capture): StoredLead => ({
  id: newId(),
  companyId,
  attendeeId: visitorId,
  capturedById: memberId,
  capturedAt: at,
  source: from,
  rating: null,
  ratedAt: null,
  note: '',
  answers: {},
  clientIds: [],
  followedUpAt: null,
  followedUpById: null,
  updatedAt: at,
});

const joinNotes = (note: string, added: string): string => {
  if (added === '' || `\n${note}\n`.includes(`\n${added}\n`)) return note;
  return note ? `${note}\n${added}` : added;
};

/** Answers that replace those to the same questions; without values they take them away. */
export const mergeAnswers = (answers: LeadAnswers, added: LeadAnswers): LeadAnswers =>
  Object.fromEntries(Object.entries({ ...answers, ...added }).filter(([, values]) => values.length > 0));

/**
 * A lead with what a capture adds: the earliest capture counts as the first, a rating that was given later replaces the other, a note
 * gets a line of its own. Null where the note is too long.
 */
export const merge = (lead: StoredLead, capture: Capture): StoredLead | null => {
  const note = joinNotes(lead.note, (capture.note ?? '').trim());
  if (Array.from(note).length > MAX_NOTE) return null;
  const isFirst = capture.at < lead.capturedAt;
  const isRated = capture.rating && !(lead.ratedAt && lead.ratedAt > capture.at);
  const clientIds = [...lead.clientIds, capture.clientId];
  return {
    ...lead,
    note,
    ...(isFirst ? { capturedAt: capture.at, capturedById: capture.memberId } : {}),
    ...(isRated ? { rating: capture.rating ?? null, ratedAt: capture.at } : {}),
    source: lead.source === 'PROFILE' ? capture.from : lead.source,
    answers: mergeAnswers(lead.answers, capture.fitting),
    clientIds: [...clientIds.slice(0, 1), ...clientIds.slice(1).slice(1 - MAX_CLIENT_IDS)],
  };
};
