import { recordChange } from '../../core/audit/change-log';
import { checkVersion, definedFields, saveChanges } from '../../core/audit/versioned-update';
import { isId, newId, parseId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { badInput, conflict, notFound } from '../../core/errors';
import { isStaff } from '../../core/auth/roles';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { defineIdLoader, defineLoader, groupedBy } from '../../core/request/loaders';
import { inTransaction } from '../../core/request/transaction';
import { restoreReplaced, setGroup } from '../attendees/index';
import { requireEventAccess } from '../event-access/index';
import { lockEventWithPeople, placesChanged } from '../events/index';
import { forgetReaders } from '../event-fields/index';
import { checkConditions } from './group-conditions';
import { GroupEntity } from './group.entity';
import {
  attendeesAmong,
  countHits,
  firstFreeBit,
  groupsByIds,
  groupsOfAttendees,
  groupsOfEvent,
  insertEveryoneElse,
  noteReplaced,
  rulesOfEvent,
  writeRules,
} from './group.queries';
import {
  type AttendeeGroup,
  type CreateAttendeeGroupInput,
  type DeleteAttendeeGroupInput,
  type GroupBrief,
  type GroupRuleInput,
  type GroupRules,
  type GroupRulesPreview,
  type GroupRulesPreviewInput,
  MAX_GROUPS,
  type SetGroupMembersInput,
  type UpdateAttendeeGroupInput,
  type UpdateGroupRulesInput,
} from './group.types';

const groupById = defineIdLoader<AttendeeGroup>(groupsByIds);

/** The groups of attendees: all for staff, those that are shown for others. */
export const groupsByAttendeeId = defineLoader<GroupBrief[]>(async (ctx, attendeeIds) => {
  const rows = await groupsOfAttendees(ctx, { attendeeIds, all: isStaff(viewerOf(ctx).role) });
  return groupedBy(rows, ({ attendeeId }) => attendeeId);
}, []);

/** The groups of an event by rank, everyone else at the end. */
export async function listGroups(ctx: RequestContext, id: string): Promise<AttendeeGroup[]> {
  const { eventId } = await requireEventAccess(ctx, id);
  return groupsOfEvent(ctx, { eventId });
}

/** One group by its id; for staff. */
export async function getGroup(ctx: RequestContext, id: string): Promise<AttendeeGroup> {
  const group = await groupById(ctx).load(parseId(id, 'The group'));
  if (!group || !isStaff(viewerOf(ctx).role)) throw notFound('The group');
  await requireEventAccess(ctx, group.eventId);
  return group;
}

/** A new group, which everybody may see, meet and write to until rules say otherwise. */
export async function createGroup(
  ctx: RequestContext,
  { eventId: id, name, ...input }: CreateAttendeeGroupInput,
): Promise<AttendeeGroup> {
  const { eventId } = await requireEventAccess(ctx, id);
  const { rank, shown, ...fields } = withLists(definedFields(input));
  const after = { ...fields, name, rank: rank ?? 0, shown: shown ?? false };
  return inTransaction(ctx, async (inner) => {
    await lockEventWithPeople(inner, { eventId });
    await checkConditions(inner, eventId, fields.answers ?? []);
    await insertEveryoneElse(inner, { id: newId(), eventId });
    const free = await firstOf(firstFreeBit(inner, { eventId }));
    if (!free) throw conflict('TOO_MANY', `An event has at most ${MAX_GROUPS} groups.`);
    const group = { ...after, id: newId(), eventId, bit: free.bit };
    await inner.entities.insert(GroupEntity, group);
    await recordChange(inner, {
      action: 'group.create',
      eventId,
      subjectId: group.id,
      subjectName: name,
      after,
    });
    return requireGroup(inner, group.id);
  });
}

/** Changes the fields of a group that the input has, and who is in it where its condition is another. */
export async function updateGroup(
  ctx: RequestContext,
  { groupId, expectedUpdatedAt, restoreMembers, ...input }: UpdateAttendeeGroupInput,
): Promise<AttendeeGroup> {
  const { eventId } = await getGroup(ctx, groupId);
  const fields = withLists(definedFields(input));
  return inTransaction(ctx, async (inner) => {
    await lockEventWithPeople(inner, { eventId });
    const group = await requireGroup(inner, groupId);
    if (group.isEveryoneElse && Object.keys(fields).some((field) => NOT_OF_EVERYONE_ELSE.has(field)))
      throw badInput([{ path: 'input.groupId', message: 'Everyone else has limits alone.' }]);
    checkVersion(group, expectedUpdatedAt);
    await checkConditions(inner, eventId, fields.answers ?? []);
    const change = { action: 'group.update', eventId, subjectName: group.name || EVERYONE_ELSE };
    const hasCondition = LISTS.some((name) => (fields[name]?.length ?? 0) > 0);
    if (hasCondition && !group.isConditional) await noteReplaced(inner, { groupId });
    await saveChanges(inner, GroupEntity, group, fields, change);
    await placesChanged.run(inner, { eventIds: [eventId] });
    if (restoreMembers && group.isConditional) await restoreReplaced(inner, { groupId });
    return requireGroup(inner, groupId);
  });
}

/** Deletes a group; its members stay attendees, in their other groups or as everyone else. */
export async function deleteGroup(
  ctx: RequestContext,
  { groupId }: DeleteAttendeeGroupInput,
): Promise<AttendeeGroup> {
  const { eventId } = await getGroup(ctx, groupId);
  return inTransaction(ctx, async (inner) => {
    await lockEventWithPeople(inner, { eventId });
    const group = await requireGroup(inner, groupId);
    if (group.isEveryoneElse)
      throw badInput([
        { path: 'input.groupId', message: 'Everyone else stays as long as there are groups.' },
      ]);
    await inner.entities.delete(GroupEntity, { id: group.id });
    await forgetReaders(inner, { eventId, groupId });
    await placesChanged.run(inner, { eventIds: [eventId] });
    const { name, memberCount } = group;
    await recordChange(inner, {
      action: 'group.delete',
      eventId,
      subjectId: group.id,
      subjectName: name,
      before: { name, memberCount },
    });
    return group;
  });
}

/** Puts attendees into a group by hand, and takes others out. */
export async function setGroupMembers(
  ctx: RequestContext,
  { groupId, addIds, removeIds }: SetGroupMembersInput,
): Promise<{ group: AttendeeGroup; added: number; removed: number }> {
  const { eventId } = await getGroup(ctx, groupId);
  const members = { add: addIds ?? [], remove: removeIds ?? [] };
  const named = new Set([...members.add, ...members.remove].map((id) => id.toLowerCase()));
  if (named.size < members.add.length + members.remove.length)
    throw badInput([{ path: 'input.removeIds', message: 'Name each person once.' }]);
  return inTransaction(ctx, async (inner) => {
    const group = await lockGroupByHand(inner, eventId, groupId);
    const known = [...named].every(isId) && (await attendeesAmong(inner, { eventId, ids: [...named] }));
    if (!known || known.length < named.size) throw notFound('An attendee');
    const changed = await setGroup(inner, {
      groupId,
      ids: [...members.add, ...members.remove],
      values: [...members.add.map(() => groupId), ...members.remove.map(() => null)],
    });
    const added = changed.filter(({ value }) => value !== null).map(({ id }) => id);
    const removed = changed.filter(({ value }) => value === null).map(({ id }) => id);
    if (added.length > 0) await refuseOverfull(inner, group);
    if (removed.length > 0) await placesChanged.run(inner, { eventIds: [eventId] });
    if (changed.length > 0)
      await recordChange(inner, {
        action: 'group.members',
        eventId,
        subjectId: groupId,
        subjectName: group.name,
        before: { members: removed },
        after: { members: added },
      });
    return { group: await requireGroup(inner, groupId), added: added.length, removed: removed.length };
  });
}

/** CONFLICT `GROUP_FULL` where people who came into a locked group took more places than it has, and more than before. */
async function refuseOverfull(
  ctx: RequestContext,
  { id, name, placesTaken: before }: AttendeeGroup,
): Promise<void> {
  const { capacity, placesTaken } = await requireGroup(ctx, id);
  if (capacity !== null && placesTaken > capacity && placesTaken > before)
    throw conflict('GROUP_FULL', `${name} has ${capacity} places, and ${before} are taken.`);
}

/** Locks the groups of an event, and gives one of them whose members are added by hand. */
export async function lockGroupByHand(
  ctx: RequestContext,
  eventId: string,
  groupId: string,
): Promise<AttendeeGroup> {
  await lockEventWithPeople(ctx, { eventId });
  const group = await requireGroup(ctx, parseId(groupId, 'The group'));
  if (group.eventId !== eventId) throw notFound('The group');
  if (!isByHand(group))
    throw conflict('CONDITIONAL_GROUP', 'The members of this group follow from its condition.');
  return group;
}

/** Locks the groups of an event, and says whether this is still one whose members are added by hand. */
export async function isStillByHand(ctx: RequestContext, eventId: string, id: string): Promise<boolean> {
  await lockEventWithPeople(ctx, { eventId });
  const group = await firstOf(groupsByIds(ctx, { ids: [id] }));
  return group !== undefined && isByHand(group);
}

/** Who may see, meet and write to whom: each pair of groups in each direction. */
export async function getGroupRules(ctx: RequestContext, id: string): Promise<GroupRules> {
  const { eventId } = await requireEventAccess(ctx, id);
  const rules = await rulesOfEvent(ctx, { eventId });
  return { rules, updatedAt: rules[0]?.updatedAt ?? null };
}

/** Replaces all rules of an event; what is open between people stays open. */
export async function updateGroupRules(
  ctx: RequestContext,
  { eventId: id, rules, expectedUpdatedAt }: UpdateGroupRulesInput,
): Promise<GroupRules> {
  const { eventId } = await requireEventAccess(ctx, id);
  return inTransaction(ctx, async (inner) => {
    await lockEventWithPeople(inner, { eventId });
    const before = await getGroupRules(inner, eventId);
    const asked = listsOf(eventId, before, rules);
    if (before.updatedAt) checkVersion({ id: eventId, updatedAt: before.updatedAt }, expectedUpdatedAt);
    const [was, closed] = [closedOf(before.rules), closedOf(rules)];
    if (was.join() === closed.join()) return before;
    await writeRules(inner, asked);
    await recordChange(inner, {
      action: 'group.rules',
      eventId,
      subjectId: eventId,
      subjectName: null,
      before: { closed: was },
      after: { closed },
    });
    return getGroupRules(inner, eventId);
  });
}

/** What rules would hit if they were saved now. */
export async function previewGroupRules(
  ctx: RequestContext,
  { eventId: id, rules }: GroupRulesPreviewInput,
): Promise<GroupRulesPreview> {
  const { eventId } = await requireEventAccess(ctx, id);
  const asked = listsOf(eventId, await getGroupRules(ctx, eventId), rules);
  return (await firstOf(countHits(ctx, asked)))!;
}

/** Rules as the statements take them, each about two groups of the event and once. */
function listsOf(eventId: string, current: GroupRules, rules: readonly GroupRuleInput[]) {
  const known = new Set(current.rules.map(pairOf));
  if (!rules.every((rule) => known.has(pairOf(rule)))) throw notFound('A group');
  if (new Set(rules.map(pairOf)).size < rules.length)
    throw badInput([{ path: 'input.rules', message: 'Name each pair of groups once.' }]);
  return {
    eventId,
    fromIds: rules.map(({ fromId }) => fromId),
    toIds: rules.map(({ toId }) => toId),
    sees: rules.map(({ see }) => String(see)),
    meets: rules.map(({ meet }) => String(meet)),
    writes: rules.map(({ write }) => String(write)),
  };
}

const isByHand = ({ isConditional, isEveryoneElse }: AttendeeGroup): boolean =>
  !isConditional && !isEveryoneElse;

/** As the log calls the group without a name. */
const EVERYONE_ELSE = 'Everyone else';
const NOT_OF_EVERYONE_ELSE = new Set([
  'name',
  'shown',
  'categories',
  'companyKinds',
  'companyTiers',
  'answers',
]);
type ListFields = Partial<Record<(typeof LISTS)[number], unknown>>;
const LISTS = ['categories', 'companyKinds', 'companyTiers', 'answers'] as const;

/** A list that is taken away is empty. */
const withLists = <Fields extends ListFields>(fields: Fields) =>
  ({
    ...fields,
    ...Object.fromEntries(LISTS.filter((name) => fields[name] === null).map((name) => [name, []])),
  }) as { [Name in keyof Fields]: Name extends keyof ListFields ? NonNullable<Fields[Name]> : Fields[Name] };

const pairOf = ({ fromId, toId }: Pick<GroupRuleInput, 'fromId' | 'toId'>): string =>
  `${fromId} ${toId}`.toLowerCase();

/** What is closed, as the log has it: `<from> <to> see meet write`. */
const closedOf = (rules: readonly GroupRuleInput[]): string[] =>
  rules
    .flatMap((rule) => {
      const closed = (['see', 'meet', 'write'] as const).filter((act) => !rule[act]);
      return closed.length > 0 ? [[pairOf(rule), ...closed].join(' ')] : [];
    })
    .toSorted();

async function requireGroup(ctx: RequestContext, id: string): Promise<AttendeeGroup> {
  const group = await firstOf(groupsByIds(ctx, { ids: [id] }));
  if (!group) throw notFound('The group');
  return group;
}
