import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import type { InterestKind } from '../../../../../generated/graphql';
import { Note, Panel, Row, Text } from '../../../../../ui';
import type { GroupDraft, GroupError } from '../lib/interests';
import { messages } from '../messages';
import styles from './Setup.module.css';

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
    <Panel gap="xs" pad="sm">
      <Row wrap gap="xs">
        {handle}
        <Input
          className={styles.groupName}
          aria-label={texts.name}
          aria-describedby={error && id}
          placeholder={texts.name}
          status={error && 'error'}
          value={group.name}
          maxLength={100}
          onChange={({ target }) => onName(target.value)}
        />
        <Select<InterestKind>
          className={styles.groupKind}
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
      </Row>
      <Note size="md">{texts.kindHint[group.kind]}</Note>
      {children}
      {error && (
        <Text as="p" id={id} tone="error" role="alert">
          {texts.errors[error]}
        </Text>
      )}
    </Panel>
  );
}
