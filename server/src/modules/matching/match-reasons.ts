import type { RequestContext } from '../../core/request/context';
import { groupedBy } from '../../core/request/loaders';
import { matchBackgrounds, sharedTerms } from './match.queries';
import { MatchConfidence, MatchReasonKind, type Match, type MatchReason } from './match.types';
import { peopleOf } from './personas/persona';

const MAX_TERMS = 3;
const MAX_TEXTS = 3;

/** A term that two people share, and in which of the parts of the score. */
type SharedTerm = Awaited<ReturnType<typeof sharedTerms>>[number];

/** Reasons for a match beside interests. */
type Background = Awaited<ReturnType<typeof matchBackgrounds>>[number];

/** Why two attendees match. */
export type Explanation = Pick<Match, 'reasons'>;

export const NO_EXPLANATION: Explanation = { reasons: [] };

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

/** The least score of a strong match and of a good one: about one attendee in twenty and one in two. */
const STRONG = 0.35;
const GOOD = 0.12;

/** How sure a match is, by the score that lists are ordered by. */
export const confidenceOf = ({ score }: Pick<Match, 'score'>): MatchConfidence => {
  if (score >= STRONG) return MatchConfidence.HIGH;
  return score >= GOOD ? MatchConfidence.MEDIUM : MatchConfidence.LOW;
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
    attendeeIds.map((id) => [
      id,
      { reasons: reasonsOf(termsByAttendee.get(id) ?? [], backgroundOf.get(id)) },
    ]),
  );
};
