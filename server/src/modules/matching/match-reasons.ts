import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { groupedBy } from '../../core/loaders';
import type { TermWeights } from './match-weights';
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
  const rows = await ctx.sql.rows<SharedTerm>(sql`
    SELECT i.attendee_id AS "attendeeId", t.label,
      bool_or(mg.kind = 'SEEK' AND g.kind = 'OFFER') AS wanted,
      bool_or(mg.kind = 'OFFER' AND g.kind = 'SEEK') AS asked,
      bool_or(mg.kind = g.kind) AS common
    FROM attendee_interests m JOIN interest_groups mg ON mg.id = m.group_id
    JOIN attendee_interests i ON i.term_id = m.term_id
    JOIN interest_groups g ON g.id = i.group_id
    JOIN interest_terms t ON t.id = i.term_id
    JOIN unnest(${weights.ids}::uuid[], ${weights.values}::float8[]) AS w (id, value) ON w.id = t.id
    WHERE m.attendee_id = ANY(${viewerIds}::uuid[]) AND i.attendee_id = ANY(${attendeeIds}::uuid[])
    GROUP BY i.attendee_id, t.label, w.value
    ORDER BY w.value DESC, t.label`);
  const byAttendee = groupedBy(rows, ({ attendeeId }) => attendeeId);
  return new Map([...byAttendee].map(([attendeeId, terms]) => [attendeeId, asData(terms)]));
};
