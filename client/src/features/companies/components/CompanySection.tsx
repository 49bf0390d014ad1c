import type { ReactNode, Ref } from 'react';
import { Hint, Note, Panel, Row, Stack, Text } from '../../../ui';
import styles from '../companies.module.css';

interface CompanySectionProps {
  title: string;
  /** A remark beside the title. */
  note?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Cards draw their own frame. */
  bare?: boolean;
  children: ReactNode;
}

/** One part of the page of a company. */
export function CompanySection({ title, note, headingRef, bare = false, children }: CompanySectionProps) {
  const Frame = bare ? Stack<'section'> : Panel<'section'>;
  return (
    <Frame
      as="section"
      gap="sm"
      pad={bare ? undefined : 'lg'}
      className={bare ? undefined : styles.section}
      aria-label={title}
    >
      <Row wrap align="baseline" gap="sm" lineGap={0}>
        <Text
          as="h2"
          size="lg"
          strong
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className={styles.title}
        >
          {title}
        </Text>
        {note && <Hint>{note}</Hint>}
      </Row>
      {children}
    </Frame>
  );
}

interface CompanyLineProps {
  icon: ReactNode;
  title: ReactNode;
  more?: string | null;
}

/** A line of a section: what it is about, and more below. */
export function CompanyLine({ icon, title, more }: CompanyLineProps) {
  return (
    <Row as="li" gap="sm" className={styles.line}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <Text as="div" strong={500} tight style={{ minWidth: 0 }}>
        <bdi>{title}</bdi>
        {more && (
          <Note strong={400}>
            <bdi>{more}</bdi>
          </Note>
        )}
      </Text>
    </Row>
  );
}
