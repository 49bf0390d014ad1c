import type { ReactNode } from 'react';
import { Hint, Panel, Row, Stack, Text } from '../../../ui';
import styles from '../account.module.css';

interface BlockProps {
  title: ReactNode;
  text?: ReactNode;
  /** The one thing to do here. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One subject of the account page. */
export function Block({ title, text, action, children }: BlockProps) {
  return (
    <Panel as="section" gap="sm" className={styles.block}>
      <Row gap="sm" wrap>
        <Stack gap="xxs" className={styles.words}>
          <Text as="h3" size="lg" strong>
            {title}
          </Text>
          {text && <Hint>{text}</Hint>}
        </Stack>
        {action}
      </Row>
      {children}
    </Panel>
  );
}

interface BlockRowProps {
  icon?: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  /** Stands at the end of the line. */
  children: ReactNode;
}

/** One line of a block's list. */
export function BlockRow({ icon, name, note, children }: BlockRowProps) {
  return (
    <Row as="li" gap="sm" className={styles.row}>
      {icon}
      <Stack grow>
        <Text as="p" strong={500}>
          {name}
        </Text>
        {note && <Hint size="sm">{note}</Hint>}
      </Stack>
      {children}
    </Row>
  );
}
