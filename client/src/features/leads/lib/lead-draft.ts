import type { LeadByIdQuery, Lead_LeadFragment, LeadRating } from '../../../generated/graphql';
import { changedOf } from '../../../lib/form-values';

/** As long as the server takes a note. */
export const NOTE_LENGTH = 2_000;

/** What a member of the team notes about a lead. */
export interface LeadDraft {
  rating: LeadRating | null;
  note: string;
  /** Values by the id of their question. */
  answers: Readonly<Record<string, readonly string[]>>;
}

export type LeadChanges = Partial<LeadDraft>;

export const emptyDraft: LeadDraft = { rating: null, note: '', answers: {} };

export const draftOf = ({
  rating,
  note,
  answers,
}: Pick<Lead_LeadFragment, 'rating' | 'note' | 'answers'>): LeadDraft => ({
  rating: rating ?? null,
  note,
  answers: Object.fromEntries(answers.map(({ question, values }) => [question.id, values])),
});

/** The answers as the API takes them. */
export const answersInput = (answers: LeadDraft['answers'] = {}) =>
  Object.entries(answers).map(([questionId, values]) => ({ questionId, values: [...values] }));

/** The parts of `after` that differ from `before`; null where all are the same. */
export function changesOf(before: LeadDraft, { rating, note, answers }: LeadDraft): LeadChanges | null {
  const answered = changedOf(before.answers, answers) as LeadDraft['answers'];
  const changes: LeadChanges = {
    ...changedOf<Omit<LeadDraft, 'answers'>>(before, { rating, note }),
    ...(Object.keys(answered).length > 0 && { answers: answered }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

export const withChanges = (draft: LeadDraft, changes: LeadChanges | null): LeadDraft => ({
  ...draft,
  ...changes,
  answers: { ...draft.answers, ...changes?.answers },
});

/** Changes as a capture that the server adds to the lead: of a note that was continued, only what is new. */
export const additionsTo = (
  before: LeadDraft,
  { rating = null, note = '', answers = {} }: LeadChanges,
): LeadDraft => ({
  rating,
  note: note.startsWith(before.note) ? note.slice(before.note.length).trim() : note,
  answers,
});

/** The lead in an answer to `node(id:)`; undefined for anything else. */
export const leadIn = (node: LeadByIdQuery['node'] | undefined): Lead_LeadFragment | undefined =>
  node && 'updatedAt' in node ? (node as Lead_LeadFragment) : undefined;
