import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import styles from './NavList.module.css';
import { Row, Stack } from './Stack';
import { Text } from './Text';

export interface NavEntry {
  label: string;
  icon?: ReactNode;
  to: string;
  /** Only this very path lights the entry, not the ones below it. */
  exact?: boolean;
  /** Whether it is lit, where the path alone does not say so. */
  current?: boolean;
}

interface NavListProps {
  /** Names the navigation. */
  title: string;
  /** Shows the title above the links. */
  titled?: boolean;
  entries: readonly NavEntry[];
  className?: string;
}

/** Links to the parts of something, beside them; in rows where there is only room above them. */
export function NavList({ title, titled, entries, className = '' }: NavListProps) {
  if (entries.length === 0) return null;
  return (
    <nav className={`${styles.nav} ${className}`} aria-label={title}>
      {titled && (
        <Text as="p" size="caption" tone="tertiary" strong className={styles.title} aria-hidden>
          {title}
        </Text>
      )}
      <Stack as="ul" gap={2} className={styles.list}>
        {entries.map(({ label, icon, to, exact, current }) => {
          const content = (
            <>
              {icon && (
                <Row as="span" className={styles.icon} aria-hidden>
                  {icon}
                </Row>
              )}
              {label}
            </>
          );
          const link = { to, gap: 'sm', className: styles.link, children: content } as const;
          return (
            <li key={label}>
              {current === undefined ? (
                <Row as={NavLink} end={exact} {...link} />
              ) : (
                <Row as={Link} aria-current={current ? 'page' : undefined} {...link} />
              )}
            </li>
          );
        })}
      </Stack>
    </nav>
  );
}
