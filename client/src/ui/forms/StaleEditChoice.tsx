import { Button, Radio, type RadioChangeEvent } from 'antd';
import { useState, type ReactNode } from 'react';
import { Notice } from '../Notice';
import { Grid, Stack } from '../Stack';
import { Text } from '../Text';
import styles from './Forms.module.css';
import { messages } from './messages';

export interface EditVersions {
  name: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface StaleEditChoiceProps {
  fields: EditVersions[];
  /** The names of the fields whose current version was preferred to one's own. */
  onChoose: (theirs: string[]) => void;
}

/** Both versions of each field that two people changed at once, to choose from. */
export default function StaleEditChoice({ fields, onChoose }: StaleEditChoiceProps) {
  const [theirs, setTheirs] = useState<string[]>([]);
  const choose = (name: string, version: 'mine' | 'theirs') =>
    setTheirs((known) => [
      ...known.filter((other) => other !== name),
      ...(version === 'theirs' ? [name] : []),
    ]);
  return (
    <Stack as="section" gap="md" aria-label={messages.staleTitle}>
      <Notice kind="warning" title={messages.staleTitle}>
        {messages.staleText}
      </Notice>
      {fields.map(({ name, label, ...values }) => (
        <Stack as="fieldset" key={name}>
          <Text as="legend" strong style={{ padding: '0 0 var(--ant-padding-xxs)' }}>
            {label}
          </Text>
          <Grid
            as={Radio.Group}
            column={200}
            fit
            gap="xs"
            className={styles.versions}
            name={`version-of-${name}`}
            value={theirs.includes(name) ? 'theirs' : 'mine'}
            onChange={({ target }: RadioChangeEvent) => choose(name, target.value as 'mine' | 'theirs')}
          >
            {(['mine', 'theirs'] as const).map((version) => (
              <Radio key={version} value={version} className={styles.version}>
                <Text as="div" tone="secondary">
                  {version === 'mine' ? messages.keepMine : messages.takeTheirs}
                </Text>
                <Text lines>{values[version] || messages.emptyValue}</Text>
              </Radio>
            ))}
          </Grid>
        </Stack>
      ))}
      <Button type="primary" onClick={() => onChoose(theirs)}>
        {messages.continueWithVersions}
      </Button>
    </Stack>
  );
}
