import { Checkbox, Form } from 'antd';
import type { ApiScope } from '../../../generated/graphql';
import { Hint, Stack, Text } from '../../../ui';
import styles from '../api-access.module.css';
import { scopeGroups, type ScopeGroup } from '../lib/scopes';
import { messages } from '../messages';

interface ScopeFieldProps {
  label: string;
  missing: string;
  groups: readonly ScopeGroup[];
}

/** Scopes to choose from, in plain sentences; the field `scopes` of a form. */
export function ScopeField({ label, missing, groups }: ScopeFieldProps) {
  const texts = messages.scopeGroups;
  return (
    // A group of checkboxes must not be called required, so the mark is on the frame around it.
    <Form.Item label={label} required>
      <Form.Item name="scopes" noStyle rules={[{ type: 'array', min: 1, message: missing }]}>
        <Checkbox.Group<ApiScope> aria-label={label}>
          <Stack gap="sm">
            {groups.map((group) => (
              <Stack key={group} gap="xxs">
                <Text size="sm" strong tone="secondary">
                  {texts[group]}
                </Text>
                {group === 'contacts' && <Hint size="sm">{texts.contactsHint}</Hint>}
                {scopeGroups[group].map((scope) => (
                  <Checkbox key={scope} value={scope} className={styles.choice}>
                    {messages.scopes[scope]}
                  </Checkbox>
                ))}
              </Stack>
            ))}
          </Stack>
        </Checkbox.Group>
      </Form.Item>
    </Form.Item>
  );
}
