import type { RequestContext } from '../../core/request/context';
import { newId } from '../../core/db/ids';
import {
  clearGroupNames,
  deleteOtherGroups,
  deleteOtherTerms,
  groupsOfEvent,
  insertTerms,
  renameTerm,
  upsertGroups,
  type StoredGroup,
} from './event-interests.queries';
import { interestGroupsWritten, interestTermRenaming } from './event.events';
import type { InterestGroupInput, InterestTermRenameInput } from './event.inputs';
import { InterestKind } from './interest.entity';

interface WantedGroup extends StoredGroup {
  terms: string[];
  renames: InterestTermRenameInput[];
}

/** Groups that seek and groups that offer share one vocabulary, so that the two can be matched. */
const EXCHANGE = 'exchange';

/** Groups of the same id or name and terms of the same text stay the rows that they are, and so do the choices of attendees. */
export async function replaceEventInterests(
  ctx: RequestContext,
  eventId: string,
  groups: readonly InterestGroupInput[],
): Promise<void> {
  const known = await groupsOfEvent(ctx, { eventId });
  const wanted = wantedOf(groups, known);
  await renameTerms(ctx, eventId, wanted, known);
  await writeGroups(ctx, eventId, wanted);
  await addTerms(ctx, eventId, wanted);
  await interestGroupsWritten.run(ctx, { eventId });
  await dropTerms(ctx, eventId, wanted);
}

/** In the vocabulary that a group has so far; what has become one with another term goes with `dropTerms`. */
async function renameTerms(
  ctx: RequestContext,
  eventId: string,
  wanted: readonly WantedGroup[],
  known: readonly StoredGroup[],
): Promise<void> {
  for (const { id, renames } of wanted) {
    const vocabulary = known.find((group) => group.id === id)?.vocabulary;
    if (vocabulary === undefined) continue;
    for (const { from, to } of renames) {
      await interestTermRenaming.run(ctx, { eventId, vocabulary, from, to });
      await renameTerm(ctx, { eventId, vocabulary, from, to });
    }
  }
}

async function writeGroups(ctx: RequestContext, eventId: string, wanted: WantedGroup[]): Promise<void> {
  const ids = wanted.map(({ id }) => id);
  await deleteOtherGroups(ctx, { eventId, keptIds: ids });
  await clearGroupNames(ctx, { groupIds: ids });
  await upsertGroups(ctx, {
    eventId,
    ids,
    names: wanted.map(({ name }) => name),
    kinds: wanted.map(({ kind }) => kind),
    vocabularies: wanted.map(({ vocabulary }) => vocabulary),
  });
}

async function addTerms(ctx: RequestContext, eventId: string, wanted: WantedGroup[]): Promise<void> {
  const { vocabularies, labels } = termsOf(wanted);
  await insertTerms(ctx, { eventId, ids: labels.map(newId), vocabularies, labels });
}

async function dropTerms(ctx: RequestContext, eventId: string, wanted: WantedGroup[]): Promise<void> {
  await deleteOtherTerms(ctx, { eventId, ...termsOf(wanted) });
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
