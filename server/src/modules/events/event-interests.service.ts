import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { newId } from '../../core/ids';
import {
  clearGroupNames,
  groupsOfEvent,
  mergeTerm,
  renameTerm,
  type StoredGroup,
} from './event-interests.queries';
import type { InterestGroupInput, InterestTermRenameInput } from './event.inputs';
import { InterestKind } from './interest.entity';

interface WantedGroup extends StoredGroup {
  terms: string[];
  renames: InterestTermRenameInput[];
}

/** What seeks and what offers draws from one vocabulary, so that the two can be matched. */
const EXCHANGE = 'exchange';

/** Replaces the interests of an event, in a transaction that has locked it. */
export class EventInterestsService {
  /** Groups of the same id or name and terms of the same text stay the rows that they are, and so do the choices of attendees. */
  async replace(ctx: RequestContext, eventId: string, groups: readonly InterestGroupInput[]): Promise<void> {
    const known = await groupsOfEvent(ctx.sql, eventId);
    const wanted = wantedOf(groups, known);
    await this.renameTerms(ctx, eventId, wanted, known);
    await this.writeGroups(ctx, eventId, wanted);
    await this.addTerms(ctx, eventId, wanted);
    await this.moveChoices(ctx, eventId);
    await this.dropTerms(ctx, eventId, wanted);
  }

  /** In the vocabulary that a group has so far; what has become one with another term goes with `dropTerms`. */
  private async renameTerms(
    ctx: RequestContext,
    eventId: string,
    wanted: readonly WantedGroup[],
    known: readonly StoredGroup[],
  ): Promise<void> {
    for (const { id, renames } of wanted) {
      const vocabulary = known.find((group) => group.id === id)?.vocabulary;
      if (vocabulary === undefined) continue;
      for (const rename of renames) {
        await mergeTerm(ctx.sql, eventId, vocabulary, rename);
        await renameTerm(ctx.sql, eventId, vocabulary, rename);
      }
    }
  }

  private async writeGroups(ctx: RequestContext, eventId: string, wanted: WantedGroup[]): Promise<void> {
    await ctx.sql.rows(sql`
      DELETE FROM interest_groups WHERE event_id = ${eventId} AND NOT id = ANY(${wanted.map(({ id }) => id)}::uuid[])`);
    await clearGroupNames(
      ctx.sql,
      wanted.map(({ id }) => id),
    );
    await ctx.sql.rows({
      text: `INSERT INTO interest_groups (id, event_id, name, kind, vocabulary, position)
             SELECT id, $1, name, kind, vocabulary, place - 1
             FROM unnest($2::uuid[], $3::text[], $4::interest_kind[], $5::text[]) WITH ORDINALITY
               AS wanted (id, name, kind, vocabulary, place)
             ON CONFLICT (id) DO UPDATE
             SET name = excluded.name, kind = excluded.kind, vocabulary = excluded.vocabulary, position = excluded.position, updated_at = now()`,
      values: [
        eventId,
        wanted.map(({ id }) => id),
        wanted.map(({ name }) => name),
        wanted.map(({ kind }) => kind),
        wanted.map(({ vocabulary }) => vocabulary),
      ],
    });
  }

  private async addTerms(ctx: RequestContext, eventId: string, wanted: WantedGroup[]): Promise<void> {
    const { vocabularies, labels } = termsOf(wanted);
    await ctx.sql.rows(sql`
      INSERT INTO interest_terms (id, event_id, vocabulary, label)
      SELECT id, ${eventId}, vocabulary, label
      FROM unnest(${labels.map(newId)}::uuid[], ${vocabularies}::text[], ${labels}::text[]) AS wanted (id, vocabulary, label)
      ON CONFLICT ON CONSTRAINT interest_terms_label_key DO NOTHING`);
  }

  /** A group that took another vocabulary, as its kind changed: what was chosen in it is now the term of the same text there. */
  private async moveChoices(ctx: RequestContext, eventId: string): Promise<void> {
    await ctx.sql.rows(sql`
      UPDATE attendee_interests i SET term_id = same.id
      FROM interest_groups g, interest_terms chosen, interest_terms same
      WHERE g.id = i.group_id AND g.event_id = ${eventId} AND chosen.id = i.term_id AND chosen.vocabulary <> g.vocabulary
        AND same.event_id = g.event_id AND same.vocabulary = g.vocabulary AND same.label = chosen.label`);
    await ctx.sql.rows(sql`
      DELETE FROM attendee_interests i USING interest_groups g, interest_terms chosen
      WHERE g.id = i.group_id AND g.event_id = ${eventId} AND chosen.id = i.term_id AND chosen.vocabulary <> g.vocabulary`);
  }

  private async dropTerms(ctx: RequestContext, eventId: string, wanted: WantedGroup[]): Promise<void> {
    const { vocabularies, labels } = termsOf(wanted);
    await ctx.sql.rows(sql`
      DELETE FROM interest_terms t WHERE event_id = ${eventId} AND NOT EXISTS (
        SELECT 1 FROM unnest(${vocabularies}::text[], ${labels}::text[]) AS wanted (vocabulary, label)
        WHERE wanted.vocabulary = t.vocabulary AND wanted.label = t.label)`);
  }
}

const isExchange = (kind: InterestKind): boolean => kind !== InterestKind.TOPIC;

const wantedOf = (groups: readonly InterestGroupInput[], known: readonly StoredGroup[]): WantedGroup[] => {
  const exchange = known.find(({ kind }) => isExchange(kind))?.vocabulary ?? EXCHANGE;
  const taken = new Set([exchange]);
  // A group that is named by its id is not found by the name that it gives up.
  const named = new Set(groups.flatMap(({ groupId }) => (groupId ? [groupId.toLowerCase()] : [])));
  return groups.map((group) => {
    const name = group.name.trim();
    const same =
      known.find(({ id }) => id === group.groupId?.toLowerCase()) ??
      known.find((other) => other.name === name && !named.has(other.id));
    const id = same?.id ?? newId();
    const kind = group.kind ?? same?.kind ?? InterestKind.TOPIC;
    // Topics each have a vocabulary of their own; two that shared one part here.
    const own = same && !taken.has(same.vocabulary) ? same.vocabulary : id;
    const vocabulary = isExchange(kind) ? exchange : own;
    taken.add(vocabulary);
    const renames = (group.renames ?? []).map(({ from, to }) => ({ from: from.trim(), to: to.trim() }));
    return { id, name, kind, vocabulary, terms: group.terms.map((term) => term.trim()), renames };
  });
};

const termsOf = (wanted: readonly WantedGroup[]): { vocabularies: string[]; labels: string[] } => {
  const pairs = wanted.flatMap(({ vocabulary, terms }) => terms.map((label) => [vocabulary, label] as const));
  return { vocabularies: pairs.map(([vocabulary]) => vocabulary), labels: pairs.map(([, label]) => label) };
};
