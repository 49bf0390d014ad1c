import type { LeadByIdQuery, Lead_LeadFragment, LeadRating } from '../../../generated/graphql';
import { truncated } from '../../../lib/format';

/** As long as the server takes a note. */
export const NOTE_LENGTH = 2_000;

/** What a member of the team says about a lead. */
export interface LeadDraft {
  rating: LeadRating | null;
  note: string;
  /** Values by the id of their question. */
  answers: Readonly<Record<string, readonly string[]>>;
}

export const emptyDraft: LeadDraft = { rating: null, note: '', answers: {} };

type Said = Pick<Lead_LeadFragment, 'rating' | 'note' | 'answers'>;

export const draftOf = ({ rating, note, answers }: Said): LeadDraft => ({
  rating: rating ?? null,
  note,
  answers: Object.fromEntries(answers.map(({ question, values }) => [question.id, values])),
});

/** The answers as the API takes them. */
export const answersInput = (answers: LeadDraft['answers']) =>
  Object.entries(answers).map(([questionId, values]) => ({ questionId, values: [...values] }));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A note that two wrote at once: both, neither twice. */
function mergedNote(before: string, mine: string, theirs: string): string {
  if (theirs === before) return mine;
  if (mine === before || (mine && theirs.includes(mine))) return theirs;
  const at = before && theirs.lastIndexOf(before);
  const both =
    typeof at === 'number' && at >= 0
      ? theirs.slice(0, at) + mine + theirs.slice(at + before.length)
      : [theirs, mine].filter(Boolean).join('\n');
  return truncated(both, NOTE_LENGTH);
}

/** What was changed here since `before`, put over what the server has now. */
export function rebase(before: LeadDraft, mine: LeadDraft, theirs: LeadDraft): LeadDraft {
  const changed = Object.entries(mine.answers).filter(([id, values]) => !isSame(before.answers[id], values));
  return {
    rating: mine.rating === before.rating ? theirs.rating : mine.rating,
    note: mergedNote(before.note, mine.note, theirs.note),
    answers: { ...theirs.answers, ...Object.fromEntries(changed) },
  };
}

/** Only what differs from `before`, for a capture that the server adds to the lead. */
export function additions(before: LeadDraft, mine: LeadDraft): LeadDraft {
  const { note } = mine;
  const added = note.startsWith(before.note) ? note.slice(before.note.length).trim() : note;
  return {
    rating: mine.rating === before.rating ? null : mine.rating,
    note: added,
    answers: rebase(before, mine, emptyDraft).answers,
  };
}

export const isSameDraft = (one: LeadDraft, other: LeadDraft): boolean =>
  one.rating === other.rating && one.note === other.note && isSame(one.answers, other.answers);

/** The lead in an answer to `node(id:)`; undefined for anything else. */
export const leadIn = (node: LeadByIdQuery['node'] | undefined): Lead_LeadFragment | undefined =>
  node && 'updatedAt' in node ? (node as Lead_LeadFragment) : undefined;
