import { expect, test } from 'vitest';
import {
  acts,
  type Act,
  type GroupRule,
  noDrafts,
  isAllowed,
  rulesInput,
  toggled,
  withPreset,
} from './rules';

const ruleOf = (fromId: string, toId: string, closed: readonly Act[] = []): GroupRule => ({
  fromId,
  toId,
  see: !closed.includes('see'),
  meet: !closed.includes('meet'),
  write: !closed.includes('write'),
});
const pairs = ['a', 'b'].flatMap((from) => ['a', 'b'].map((to) => ruleOf(from, to)));
const shown = (rule: GroupRule, drafts: Parameters<typeof isAllowed>[2]) =>
  acts.filter((act) => isAllowed(rule, act, drafts));

test('who is not seen is not asked either, and who may be asked is seen', () => {
  const rule = ruleOf('a', 'b');
  const unseen = toggled(noDrafts, rule, 'see');
  expect(shown(rule, unseen)).toEqual([]);
  expect(shown(rule, toggled(unseen, rule, 'meet'))).toEqual(['see', 'meet']);
  expect(shown(rule, toggled(noDrafts, rule, 'write'))).toEqual(['see', 'meet']);
});

test('a change back to what is saved is no change', () => {
  const rule = ruleOf('a', 'b', ['write']);
  expect(toggled(toggled(noDrafts, rule, 'write'), rule, 'write')).toEqual(new Map());
});

test('only the rules that close something are sent', () => {
  const drafts = toggled(noDrafts, pairs[1]!, 'meet');
  expect(rulesInput(pairs, drafts)).toEqual([
    { fromId: 'a', toId: 'b', see: true, meet: false, write: true },
  ]);
});

test('a preset says all rules', () => {
  const closedBy = (preset: Parameters<typeof withPreset>[0], rules = pairs) =>
    rulesInput(rules, withPreset(preset, ['a'], rules)).map(({ fromId, toId, see }) => [fromId, toId, see]);
  expect(closedBy('open', [ruleOf('a', 'b', ['see', 'meet'])])).toEqual([]);
  expect(closedBy('trade')).toEqual([
    ['a', 'a', true],
    ['b', 'b', true],
  ]);
  expect(closedBy('protected')).toEqual([['b', 'a', true]]);
});
