import { Select } from 'antd';
import { useId, useState } from 'react';
import { Row, Stack, Text } from '../../../ui';
import { acts, ruleFinder } from '../lib/rules';
import styles from '../groups.module.css';
import { messages } from '../messages';
import { ActButton } from './ActButton';
import { GroupName, nameOf } from './GroupName';
import type { RulesProps } from './RuleTable';

const texts = messages.matrix;

/** The rules of one group at a time, for narrow screens. */
export function RuleList({ groups, rules, drafts, disabled, onToggle }: RulesProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const from = groups.find((group) => group.id === chosen) ?? groups[0];
  if (!from) return null;
  const ruleBetween = ruleFinder(rules);
  return (
    <Stack gap="xs">
      <Text as="label" strong={500} htmlFor={id}>
        {texts.whose}
      </Text>
      <Select
        id={id}
        value={from.id}
        options={groups.map((group) => ({ value: group.id, label: nameOf(group) }))}
        onChange={setChosen}
      />
      <Stack as="ul">
        {groups.map((to) => {
          const rule = ruleBetween(from, to);
          return (
            <Stack as="li" key={to.id} gap="xxs" className={styles.line}>
              <GroupName
                group={to.id === from.id ? { ...to, name: texts.own(nameOf(to)), isEveryoneElse: false } : to}
              />
              <Row wrap gap="xs">
                {rule &&
                  acts.map((act) => (
                    <ActButton
                      key={act}
                      rule={rule}
                      act={act}
                      drafts={drafts}
                      disabled={disabled}
                      label={texts.cell[act](nameOf(from), nameOf(to))}
                      onToggle={onToggle}
                    >
                      {texts.acts[act]}
                    </ActButton>
                  ))}
              </Row>
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}
