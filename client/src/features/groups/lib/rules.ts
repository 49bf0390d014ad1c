import type { Group_GroupFragment, GroupRules_RulesFragment } from '../../../generated/graphql';

export type Group = Group_GroupFragment;
export type GroupRule = GroupRules_RulesFragment['rules'][number];

/** What the members of one group may do with those of another. */
export const acts = ['see', 'meet', 'write'] as const;
export type Act = (typeof acts)[number];

/** Changes that are not saved: whether an act is allowed, by its key. */
export type RuleDrafts = ReadonlyMap<string, boolean>;
export const noDrafts: RuleDrafts = new Map();

/** Finds the rule of one group about another: 50 groups have 2,601. */
export const ruleFinder = (rules: readonly GroupRule[]) => {
  const byPair = new Map(rules.map((rule) => [`${rule.fromId} ${rule.toId}`, rule]));
  return (from: Group, to: Group): GroupRule | undefined => byPair.get(`${from.id} ${to.id}`);
};

const keyOf = (fromId: string, toId: string, act: Act): string => `${fromId} ${toId} ${act}`;

/** Whether an act is allowed once the changes are saved. */
export const isAllowed = (rule: GroupRule, act: Act, drafts: RuleDrafts): boolean =>
  drafts.get(keyOf(rule.fromId, rule.toId, act)) ?? rule[act];

/** Whether an act is allowed that was not before, or no longer is. */
export const isUnsaved = (rule: GroupRule, act: Act, drafts: RuleDrafts): boolean =>
  isAllowed(rule, act, drafts) !== rule[act];

/** Sets acts of one rule; a change back to what is saved is none. */
function set(drafts: Map<string, boolean>, rule: GroupRule, changes: Partial<Record<Act, boolean>>): void {
  for (const act of acts) {
    const allowed = changes[act];
    if (allowed === undefined) continue;
    const key = keyOf(rule.fromId, rule.toId, act);
    if (allowed === rule[act]) drafts.delete(key);
    else drafts.set(key, allowed);
  }
}

/** Allows an act, or closes it. People who cannot see each other neither ask nor write, so these go together. */
export function toggled(drafts: RuleDrafts, rule: GroupRule, act: Act): RuleDrafts {
  const allowed = !isAllowed(rule, act, drafts);
  const next = new Map(drafts);
  if (act === 'see' && !allowed) set(next, rule, { see: false, meet: false, write: false });
  else if (act !== 'see' && allowed) set(next, rule, { see: true, [act]: true });
  else set(next, rule, { [act]: allowed });
  return next;
}

/** The rules as the server takes them: those that close something. */
export const rulesInput = (rules: readonly GroupRule[], drafts: RuleDrafts) =>
  rules
    .map((rule) => ({
      fromId: rule.fromId,
      toId: rule.toId,
      see: isAllowed(rule, 'see', drafts),
      meet: isAllowed(rule, 'meet', drafts),
      write: isAllowed(rule, 'write', drafts),
    }))
    .filter(({ see, meet, write }) => !(see && meet && write));

export const presets = ['open', 'trade', 'protected'] as const;
export type Preset = (typeof presets)[number];

/** The groups that a preset is about, as far as their conditions say it. */
export const groupsOfPreset = (preset: Preset, groups: readonly Group[]): string[] =>
  groups
    .filter(({ categories, companyKinds }) =>
      preset === 'protected' ? categories.includes('INVESTOR') : companyKinds.length > 0,
    )
    .map(({ id }) => id);

/**
 * All rules as a preset has them. Of buyers and sellers, each side meets the other and not its own. Protected people are seen by
 * all, and begin with others themselves.
 */
export function withPreset(
  preset: Preset,
  chosen: readonly string[],
  rules: readonly GroupRule[],
): RuleDrafts {
  const next = new Map<string, boolean>();
  for (const rule of rules) {
    const [from, to] = [chosen.includes(rule.fromId), chosen.includes(rule.toId)];
    const isOpen = preset === 'open' || (preset === 'trade' ? from !== to : from || !to);
    set(next, rule, { see: true, meet: isOpen, write: isOpen });
  }
  return next;
}
