import type { RequestContext } from '../../core/request/context';
import { badInput, type FieldError } from '../../core/errors';
import { deleteOtherInterests, insertInterests, resolveInterests } from './interest.queries';
import type { InterestsInput } from './interest.types';

type Choice = Awaited<ReturnType<typeof resolveInterests>>[number];

const errorOf = ({ group, term, groupId }: Choice): FieldError => ({
  path: 'input.interests',
  message: groupId
    ? `“${term}” is not one of the interests in “${group}”.`
    : `There is no interest group “${group}”.`,
});

const unknownIn = (choices: readonly Choice[]): FieldError[] =>
  choices.filter(({ term, groupId, termId }) => !groupId || (term !== null && !termId)).map(errorOf);

/** Makes these the interests of an attendee, in the groups that are named; gives whether others were chosen before. BAD_USER_INPUT names unknown groups and terms. */
export async function replaceInterests(
  ctx: RequestContext,
  { attendeeId, eventId }: { attendeeId: string; eventId: string },
  interests: readonly InterestsInput[],
): Promise<boolean> {
  const choices = await resolveChoices(ctx, eventId, interests);
  const errors = unknownIn(choices);
  if (errors.length > 0) throw badInput(errors);
  const kept = choices.flatMap(({ groupId, termId }) => (groupId && termId ? [{ groupId, termId }] : []));
  const groupIds = kept.map(({ groupId }) => groupId);
  const termIds = kept.map(({ termId }) => termId);
  const removed = await deleteOtherInterests(ctx, {
    attendeeId,
    groupIds: choices.flatMap(({ groupId }) => groupId ?? []),
    keptGroupIds: groupIds,
    keptTermIds: termIds,
  });
  const added = await insertInterests(ctx, { attendeeId, groupIds, termIds });
  return removed.length + added.length > 0;
}

/** The groups and terms that the event does not have. */
export async function interestErrors(
  ctx: RequestContext,
  eventId: string,
  interests: readonly InterestsInput[] | null | undefined,
): Promise<FieldError[]> {
  return interests?.length ? unknownIn(await resolveChoices(ctx, eventId, interests)) : [];
}

async function resolveChoices(
  ctx: RequestContext,
  eventId: string,
  interests: readonly InterestsInput[],
): Promise<Choice[]> {
  // A group without terms is one row without a term: it empties the group.
  const named = interests.flatMap(({ group, terms }) =>
    (terms.length > 0 ? terms : [null]).map((term) => ({ group, term })),
  );
  return resolveInterests(ctx, {
    eventId,
    groups: named.map(({ group }) => group),
    terms: named.map(({ term }) => term),
  });
}
