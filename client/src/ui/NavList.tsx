import { DownOutlined } from '@ant-design/icons';
import { useId, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useFolded } from '../data/settings/useDismissed';
import styles from './NavList.module.css';
import { PlainButton } from './PlainButton';
import { Row, Stack } from './Stack';
import { Text } from './Text';

export interface NavEntry {
  label: string;
  icon?: ReactNode;
  /** Below the label, smaller: its state, or how much there is. */
  note?: string;
  to: string;
  /** Kept in the history with the address. */
  state?: object;
  /** Only this very path lights the entry, not the ones below it. */
  exact?: boolean;
  /** Whether it is lit, where the path alone does not say so. */
  current?: boolean;
}

interface NavListProps {
  /** Names the navigation. */
  title: string;
  /** Shows the title above the links; it folds and unfolds them, and this device remembers it under this key. */
  foldKey?: string;
  entries: readonly NavEntry[];
  className?: string;
}

/** Links to the parts of something, beside them; in rows where there is only room above them. */
export function NavList({ title, foldKey, entries, className = '' }: NavListProps) {
  const id = useId();
  const [isFolded, toggle] = useFolded(`menu:${foldKey}`);
  if (entries.length === 0) return null;
  return (
    <nav className={`${styles.nav} ${className}`} aria-label={title}>
      {foldKey && (
        <Row
          as={PlainButton}
          justify="between"
          className={styles.title}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={toggle}
        >
          <Text size="caption" tone="tertiary" strong>
            {title}
          </Text>
          <DownOutlined className={styles.arrow} aria-hidden />
        </Row>
      )}
      <Stack as="ul" id={id} gap={2} className={styles.list} hidden={foldKey !== undefined && isFolded}>
        {entries.map(({ label, icon, note, to, state, exact, current }) => {
          const content = (
            <>
              {icon && (
                <Row as="span" className={styles.icon} aria-hidden>
                  {icon}
                </Row>
              )}
              {note ? (
                <span>
                  {label}
                  <Text as="small" size="caption" strong={400} className={styles.note}>
                    {note}
                  </Text>
                </span>
              ) : (
                label
              )}
            </>
          );
          const link = { to, state, gap: 'sm', className: styles.link, children: content } as const;
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
