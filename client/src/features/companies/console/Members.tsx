import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Note, Row, Stack, Text } from '../../../ui';
import styles from '../companies.module.css';

interface MembersProps {
  title: string;
  count: ReactNode;
  children: ReactNode;
}

/** A company's members, or candidates, under a title. */
export function Members({ title, count, children }: MembersProps) {
  return (
    <Stack as="section" gap="xs" aria-label={title}>
      <Text as="h3" size="md" strong>
        {title}{' '}
        <Text tone="secondary" strong={400}>
          {count}
        </Text>
      </Text>
      {children}
    </Stack>
  );
}

interface MemberProps {
  picture?: ReactNode;
  name: ReactNode;
  /** More about it, below the name. */
  more: string | null | undefined;
  /** The label of the button: "Add". */
  act: string;
  /** Its label with the name. */
  actLabel: string;
  onAct: () => Promise<unknown>;
  /** Stands before the button. */
  extra?: ReactNode;
}

/** A person or a pod with the one thing to do with it here. */
export function Member({ picture, name, more, act, actLabel, onAct, extra }: MemberProps) {
  const [sending, setSending] = useState(false);
  return (
    <Row as="li" gap="sm" className={styles.member}>
      {picture}
      <Text as="div" grow strong>
        {name}
        <Note strong={400}>{more}</Note>
      </Text>
      {extra}
      <Button
        aria-label={actLabel}
        loading={sending}
        onClick={() => {
          setSending(true);
          void onAct().finally(() => setSending(false));
        }}
      >
        {act}
      </Button>
    </Row>
  );
}
