import { ExportOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { externalLink } from '../lib/external-link';
import { Row, Stack } from './Stack';
import { Text } from './Text';
import { messages } from './messages';
import styles from './parts.module.css';

export interface LinkListEntry {
  url: string;
  /** Words for where it leads; without them, the host stands alone. */
  label?: string;
  icon?: ReactNode;
  /** The part of the address that is shown; without it, the host. */
  text?: string;
}

/** Links to other sites. Each shows its address, opens a tab of its own, and sends that site no referrer. */
export function LinkList({ links }: { links: readonly LinkListEntry[] }) {
  const safe = links.flatMap((link) => {
    const target = externalLink(link.url);
    return target ? [{ ...link, ...target }] : [];
  });
  if (safe.length === 0) return null;
  return (
    <Stack as="ul" gap={2}>
      {safe.map(({ href, host, label, icon, text = host }) => (
        <li key={href}>
          <Row
            as="a"
            gap="sm"
            tall
            className={styles.link}
            href={href}
            {...(/^https?:/.test(href) && { target: '_blank' })}
            rel="noopener noreferrer"
          >
            <Row as="span" rigid justify="center" className={styles.linkIcon}>
              {icon ?? <ExportOutlined aria-hidden />}
            </Row>
            <Stack as="span" className={styles.linkText}>
              {label && <span>{label}</span>}
              <Text as="bdi" size={label ? 'sm' : undefined} tone={label ? 'secondary' : undefined}>
                {text}
              </Text>
            </Stack>
            {/^https?:/.test(href) && (
              <span className="visually-hidden">{` (${messages.externalLink})`}</span>
            )}
          </Row>
        </li>
      ))}
    </Stack>
  );
}
