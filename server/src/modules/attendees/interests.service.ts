import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { FreeText, MaxItems } from '../../core/input-rules';
import type { RequestContext } from '../../core/context';
import { badInput, type FieldFault } from '../../core/errors';

@InputType({ description: 'What is chosen of one interest group.' })
export class InterestsInput {
  @FreeText()
  @Field(() => String, { description: 'Name of the group, as the event has it.' })
  @MaxLength(100)
  group: string;

  @FreeText()
  @Field(() => [String], { description: 'Terms of that group, at most 50; replaces what was chosen before.' })
  @MaxItems(50)
  @MaxLength(100, { each: true })
  terms: string[];
}

interface Choice {
  group: string;
  term: string | null;
  groupId: string | null;
  termId: string | null;
}

const faultOf = ({ group, term, groupId }: Choice): FieldFault => ({
  path: 'input.interests',
  message: groupId
    ? `“${term}” is not one of the interests in “${group}”.`
    : `There is no interest group “${group}”.`,
});

const unknownIn = (choices: readonly Choice[]): FieldFault[] =>
  choices.filter(({ term, groupId, termId }) => !groupId || (term !== null && !termId)).map(faultOf);

/** What attendees choose of their event's interests. */
export class InterestsService {
  /** Makes these the interests of an attendee, in the groups that are named; gives whether others were chosen before. BAD_USER_INPUT names unknown groups and terms. */
  async replace(
    ctx: RequestContext,
    { attendeeId, eventId }: { attendeeId: string; eventId: string },
    interests: readonly InterestsInput[],
  ): Promise<boolean> {
    const choices = await this.resolve(ctx, eventId, interests);
    const faults = unknownIn(choices);
    if (faults.length > 0) throw badInput(faults);
    const chosen = choices.filter(({ termId }) => termId !== null);
    const removed = await ctx.sql.rows({
      text: `DELETE FROM attendee_interests i WHERE i.attendee_id = $1 AND i.group_id = ANY($2::uuid[])
               AND (i.group_id, i.term_id) NOT IN (SELECT * FROM unnest($3::uuid[], $4::uuid[])) RETURNING 1`,
      values: [
        attendeeId,
        choices.map(({ groupId }) => groupId),
        chosen.map(({ groupId }) => groupId),
        chosen.map(({ termId }) => termId),
      ],
    });
    const added = await ctx.sql.rows({
      text: `INSERT INTO attendee_interests (attendee_id, group_id, term_id)
             SELECT $1, * FROM unnest($2::uuid[], $3::uuid[]) ON CONFLICT DO NOTHING RETURNING 1`,
      values: [attendeeId, chosen.map(({ groupId }) => groupId), chosen.map(({ termId }) => termId)],
    });
    return removed.length + added.length > 0;
  }

  /** The groups and terms that the event does not have. */
  async faults(
    ctx: RequestContext,
    eventId: string,
    interests: readonly InterestsInput[] | null | undefined,
  ): Promise<FieldFault[]> {
    return interests?.length ? unknownIn(await this.resolve(ctx, eventId, interests)) : [];
  }

  private async resolve(
    ctx: RequestContext,
    eventId: string,
    interests: readonly InterestsInput[],
  ): Promise<Choice[]> {
    // A group without terms is one row without a term: it empties the group.
    const given: Pick<Choice, 'group' | 'term'>[] = interests.flatMap(({ group, terms }) =>
      (terms.length > 0 ? terms : [null]).map((term) => ({ group, term })),
    );
    return ctx.sql.rows<Choice>({
      text: `SELECT given.name AS "group", given.label AS term, g.id AS "groupId", t.id AS "termId"
             FROM unnest($2::text[], $3::text[]) AS given (name, label)
             LEFT JOIN interest_groups g ON g.event_id = $1 AND g.name = given.name
             LEFT JOIN interest_terms t ON t.event_id = $1 AND t.vocabulary = g.vocabulary AND t.label = given.label`,
      values: [eventId, given.map(({ group }) => group), given.map(({ term }) => term)],
    });
  }
}
