import type { ReactNode } from 'react';
import { Panel, Row } from './Stack';
import { Text } from './Text';
import styles from './parts.module.css';

interface SectionCardProps {
  title: string;
  /** Stands at the end of the title's line. */
  extra?: ReactNode;
  /** `waiting`: something in it waits for the viewer. */
  tone?: 'plain' | 'waiting';
  children: ReactNode;
}

/** One titled block of a page that is made of several. */
export function SectionCard({ title, extra, tone = 'plain', children }: SectionCardProps) {
  return (
    <Panel as="section" className={styles.section} data-tone={tone} aria-label={title}>
      <Row justify="between" gap="sm" className={styles.head}>
        <Text as="h2" size="lg">
          {title}
        </Text>
        {extra}
      </Row>
      {children}
    </Panel>
  );
}
