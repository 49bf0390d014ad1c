import type { RequestContext } from '../../core/context';
import { groupedBy } from '../../core/db/loaders';
import type { TermWeights } from './match-weights';
import { sharedTerms } from './match.queries';
import { MatchReasonKind, type MatchReason } from './match.types';

const MAX_TERMS = 3;

/** A term that two people share, and in which of the parts of the score. */
interface SharedTerm {
  attendeeId: string;
  label: string;
  wanted: boolean;
  asked: boolean;
  common: boolean;
}

const partOf: Record<MatchReasonKind, (shared: SharedTerm) => boolean> = {
  [MatchReasonKind.OFFERS_WHAT_YOU_SEEK]: ({ wanted }) => wanted,
  [MatchReasonKind.SEEKS_WHAT_YOU_OFFER]: ({ asked }) => asked,
  [MatchReasonKind.SHARED_INTEREST]: ({ common }) => common,
};

const words: Record<MatchReasonKind, string> = {
  [MatchReasonKind.OFFERS_WHAT_YOU_SEEK]: 'Offers what you look for',
  [MatchReasonKind.SEEKS_WHAT_YOU_OFFER]: 'Looks for what you offer',
  [MatchReasonKind.SHARED_INTEREST]: 'You have in common',
};

const KINDS = Object.values(MatchReasonKind);

const asData = (terms: SharedTerm[]): MatchReason[] =>
  KINDS.flatMap((kind) =>
    terms
      .filter(partOf[kind])
      .slice(0, MAX_TERMS)
      .map(({ label }) => ({ kind, term: label })),
  );

/** Reasons as sentences for people, one for each kind. */
export const reasonTexts = (reasons: readonly MatchReason[]): string[] =>
  KINDS.flatMap((kind) => {
    const terms = reasons.filter((reason) => reason.kind === kind).map(({ term }) => term);
    return terms.length > 0 ? [`${words[kind]}: ${terms.join(', ')}`] : [];
  });

/** Why viewers match these attendees, by the attendee: the weightiest terms of each part. Viewers are of different events. */
export const reasonsFor = async (
  ctx: RequestContext,
  viewerIds: string[],
  attendeeIds: string[],
  weights: TermWeights,
): Promise<Map<string, MatchReason[]>> => {
  const rows: SharedTerm[] = await sharedTerms(ctx, {
    termIds: weights.ids,
    weights: weights.values,
    viewerIds,
    attendeeIds,
  });
  const byAttendee = groupedBy(rows, ({ attendeeId }) => attendeeId);
  return new Map([...byAttendee].map(([attendeeId, terms]) => [attendeeId, asData(terms)]));
};
