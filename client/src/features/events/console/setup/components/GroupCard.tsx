import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import type { InterestKind } from '../../../../../generated/graphql';
import type { GroupDraft, GroupError } from '../lib/interests';
import { messages } from '../messages';
import styles from './GroupsField.module.css';

const texts = messages.interests;
const kinds: InterestKind[] = ['TOPIC', 'SEEK', 'OFFER'];

interface GroupCardProps {
  group: GroupDraft;
  handle: ReactNode;
  error: GroupError | undefined;
  onName: (name: string) => void;
  onKind: (kind: InterestKind) => void;
  onRemove: () => void;
  /** Its terms. */
  children: ReactNode;
}

/** One group: its name, what it is about, and its terms. */
export function GroupCard({ group, handle, error, onName, onKind, onRemove, children }: GroupCardProps) {
  const id = useId();
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        {handle}
        <Input
          className={styles.name}
          aria-label={texts.name}
          aria-describedby={error && id}
          placeholder={texts.name}
          status={error && 'error'}
          value={group.name}
          maxLength={100}
          onChange={({ target }) => onName(target.value)}
        />
        <Select<InterestKind>
          className={styles.kind}
          aria-label={texts.kind}
          value={group.kind}
          onChange={onKind}
          options={kinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
        />
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={texts.remove(group.name || texts.newGroup)}
          onClick={onRemove}
        />
      </div>
      <p className={styles.note}>{texts.kindHint[group.kind]}</p>
      {children}
      <p id={id} className={styles.error} role="alert">
        {error && texts.errors[error]}
      </p>
    </div>
  );
}
