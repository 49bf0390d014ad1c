import type { InterestKind, SetupEvent_EventFragment } from '../../../../../generated/graphql';
import { messages } from '../messages';

export interface GroupDraft {
  /** Stable while it is edited. */
  key: string;
  /** Absent for a new group. */
  id?: string;
  name: string;
  kind: InterestKind;
  terms: string[];
  /** Texts that terms had when the form was opened, by the text that they have now. */
  was: Record<string, string>;
}

type StoredGroup = SetupEvent_EventFragment['interestGroups'][number];

export const draftsOf = (groups: readonly StoredGroup[]): GroupDraft[] =>
  groups.map(({ id, name, kind, terms }) => ({ key: id, id, name, kind, terms: [...terms], was: {} }));

/** Groups that seek and groups that offer share one list of terms. */
export const sharesTerms = (kind: InterestKind): boolean => kind !== 'TOPIC';

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Terms out of what was typed or pasted: one a line, or between commas. */
export const termsIn = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((term) => term.trim())
    .filter(Boolean);

/** The terms with those that are not among them yet. */
export const addTerms = (terms: readonly string[], added: readonly string[]): string[] =>
  added.reduce<string[]>(
    (all, term) => (all.some((known) => isSame(known, term)) ? all : [...all, term]),
    [...terms],
  );

/** Gives one term another text; one that is there already takes it in. */
export function renameTerm(group: GroupDraft, from: string, to: string): GroupDraft {
  const text = to.trim();
  if (!text || text === from) return group;
  const { [from]: original = from, ...others } = group.was;
  const merged = group.terms.filter((term) => term !== from && !isSame(term, text));
  const at = group.terms.indexOf(from);
  return {
    ...group,
    terms: [...merged.slice(0, at), text, ...merged.slice(at)],
    was: { ...others, [text]: original },
  };
}

/** The input of the mutation; the shared list goes along with each group that has it. */
export const groupsInput = (drafts: readonly GroupDraft[]) =>
  drafts.map(({ id, name, kind, terms, was }) => ({
    ...(id && { groupId: id }),
    name: name.trim(),
    kind,
    terms,
    renames: Object.entries(was)
      .filter(([to, from]) => to !== from && terms.includes(to))
      .map(([to, from]) => ({ from, to })),
  }));

export interface Loss {
  group: string;
  /** Absent where the whole group goes. */
  term?: string;
  attendees: number;
}

/** The choices that attendees lose: chosen groups and terms that were removed. */
export function lossesOf(before: readonly StoredGroup[], after: readonly GroupDraft[]): Loss[] {
  return before.flatMap((group): Loss[] => {
    const uses = group.uses ?? [];
    const kept = after.find(({ id }) => id === group.id);
    if (!kept) {
      const attendees = Math.max(0, ...uses.map((use) => use.attendees));
      return attendees > 0 ? [{ group: group.name, attendees }] : [];
    }
    const stays = new Set(kept.terms.map((term) => kept.was[term] ?? term));
    return uses
      .filter(({ term }) => !stays.has(term) && !kept.terms.includes(term))
      .map(({ term, attendees }) => ({ group: kept.name, term, attendees }));
  });
}

export type GroupError = 'name' | 'twice' | 'terms';

/** Errors in the groups, by their keys. */
export function groupErrors(groups: readonly GroupDraft[]): Map<string, GroupError> {
  const errors = new Map<string, GroupError>();
  groups.forEach(({ key, name, terms }, at) => {
    if (!name.trim()) errors.set(key, 'name');
    else if (groups.some((other, place) => place < at && isSame(other.name, name))) errors.set(key, 'twice');
    else if (terms.length === 0) errors.set(key, 'terms');
  });
  return errors;
}

let made = 0;

/** A group that the event does not have yet. */
export const newGroup = (name = '', kind: InterestKind = 'TOPIC', terms: string[] = []): GroupDraft => {
  made += 1;
  return { key: `new-${made}`, name, kind, terms, was: {} };
};

/** The three groups that most events have. */
export function defaultGroups(): GroupDraft[] {
  const { industry, seek, offer, industries, exchange } = messages.interests.defaults;
  return [
    newGroup(industry, 'TOPIC', termsIn(industries)),
    newGroup(seek, 'SEEK', termsIn(exchange)),
    newGroup(offer, 'OFFER', termsIn(exchange)),
  ];
}

/** The changes that take a save back: the groups as they were, and the names that terms had. */
export const inverseGroups = (before: readonly StoredGroup[], saved: readonly GroupDraft[]) =>
  before.map((group) => {
    const renames = Object.entries(saved.find(({ id }) => id === group.id)?.was ?? {});
    return {
      groupId: group.id,
      name: group.name,
      kind: group.kind,
      terms: group.terms,
      renames: renames.map(([to, from]) => ({ from: to, to: from })),
    };
  });
