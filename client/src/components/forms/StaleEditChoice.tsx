import { Button, Radio } from 'antd';
import { useState, type ReactNode } from 'react';
import { Notice } from '../Notice';
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
    <section className={styles.conflicts} aria-label={messages.staleTitle}>
      <Notice kind="warning" title={messages.staleTitle}>
        {messages.staleText}
      </Notice>
      {fields.map(({ name, label, ...values }) => (
        <fieldset key={name} className={styles.conflict}>
          <legend>{label}</legend>
          <Radio.Group
            className={styles.versions}
            name={`version-of-${name}`}
            value={theirs.includes(name) ? 'theirs' : 'mine'}
            onChange={({ target }) => choose(name, target.value as 'mine' | 'theirs')}
          >
            {(['mine', 'theirs'] as const).map((version) => (
              <Radio key={version} value={version} className={styles.version}>
                <span className={styles.versionName}>
                  {version === 'mine' ? messages.keepMine : messages.takeTheirs}
                </span>
                <span className={styles.versionValue}>{values[version] || messages.emptyValue}</span>
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
      ))}
      <Button type="primary" onClick={() => onChoose(theirs)}>
        {messages.continueWithVersions}
      </Button>
    </section>
  );
}
