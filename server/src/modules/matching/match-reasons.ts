import type { RequestContext } from '../../core/request/context';
import { groupedBy } from '../../core/request/loaders';
import { matchBackgrounds, sharedTerms } from './match.queries';
import { MatchConfidence, MatchReasonKind, type MatchReason } from './match.types';
import { peopleOf } from './personas/persona';

const MAX_TERMS = 3;
const MAX_TEXTS = 3;

/** A term that two people share, and in which of the parts of the score. */
type SharedTerm = Awaited<ReturnType<typeof sharedTerms>>[number];

/** Reasons for a match beside interests. */
type Background = Awaited<ReturnType<typeof matchBackgrounds>>[number];

/** Why two attendees match, and how sure it is. */
export interface Explanation {
  reasons: MatchReason[];
  confidence: MatchConfidence;
}

export const NO_EXPLANATION: Explanation = { reasons: [], confidence: MatchConfidence.LOW };

const { OFFERS_WHAT_YOU_SEEK, SEEKS_WHAT_YOU_OFFER, WANTED_PERSONA, SHARED_INTEREST, SAME_FIELD } =
  MatchReasonKind;

const words: Record<MatchReasonKind, string> = {
  OFFERS_WHAT_YOU_SEEK: 'Offers what you look for',
  SEEKS_WHAT_YOU_OFFER: 'Looks for what you offer',
  WANTED_PERSONA: 'Whom you look for',
  SHARED_INTEREST: 'You have in common',
  SAME_FIELD: 'In your field',
};

const KINDS = Object.values(MatchReasonKind);

const reasonsOf = (terms: readonly SharedTerm[], background: Background | undefined): MatchReason[] => {
  const labelled = (matches: (term: SharedTerm) => boolean): string[] =>
    terms.filter(matches).map(({ label }) => label);
  const chosen = new Set(terms.map(({ label }) => label.toLowerCase()));
  const termsOf: Record<MatchReasonKind, string[]> = {
    [OFFERS_WHAT_YOU_SEEK]: labelled(({ wanted }) => wanted),
    [SEEKS_WHAT_YOU_OFFER]: labelled(({ asked }) => asked),
    [WANTED_PERSONA]: background?.lookedFor ? [peopleOf(background.persona)] : [],
    [SHARED_INTEREST]: labelled(({ common }) => common),
    [SAME_FIELD]: (background?.sectors ?? []).filter((sector) => !chosen.has(sector.toLowerCase())),
  };
  return KINDS.flatMap((kind) => termsOf[kind].slice(0, MAX_TERMS).map((term) => ({ kind, term })));
};

/** How sure a match is: what each gives the other counts more than what both like. */
const confidenceOf = (terms: readonly SharedTerm[]): MatchConfidence => {
  const [wanted, asked] = [terms.some((term) => term.wanted), terms.some((term) => term.asked)];
  if (wanted && asked) return MatchConfidence.HIGH;
  const common = terms.filter((term) => term.common).length;
  return wanted || asked || common > 1 ? MatchConfidence.MEDIUM : MatchConfidence.LOW;
};

/** Reasons as sentences for people, one for each kind. */
export const reasonTexts = (reasons: readonly MatchReason[]): string[] =>
  KINDS.flatMap((kind) => {
    const terms = reasons.filter((reason) => reason.kind === kind).map(({ term }) => term);
    return terms.length > 0 ? [`${words[kind]}: ${terms.join(', ')}`] : [];
  }).slice(0, MAX_TEXTS);

/** Why viewers match these attendees, by the attendee: the weightiest terms of each part. Viewers are of different events. */
export const explain = async (
  ctx: RequestContext,
  viewerIds: readonly string[],
  attendeeIds: readonly string[],
): Promise<Map<string, Explanation>> => {
  const pairs = { viewerIds, attendeeIds };
  const [terms, backgrounds] = await Promise.all([sharedTerms(ctx, pairs), matchBackgrounds(ctx, pairs)]);
  const termsByAttendee = groupedBy(terms, ({ attendeeId }) => attendeeId);
  const backgroundOf = new Map(backgrounds.map((row) => [row.attendeeId, row]));
  return new Map(
    attendeeIds.map((id) => {
      const shared = termsByAttendee.get(id) ?? [];
      return [id, { reasons: reasonsOf(shared, backgroundOf.get(id)), confidence: confidenceOf(shared) }];
    }),
  );
};
