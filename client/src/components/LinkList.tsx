import { ExportOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { externalLink } from '../lib/external-link';
import styles from './LinkList.module.css';
import { messages } from './messages';

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
    <ul className={styles.list}>
      {safe.map(({ href, host, label, icon, text = host }) => (
        <li key={href}>
          <a
            className={styles.link}
            href={href}
            {...(/^https?:/.test(href) && { target: '_blank' })}
            rel="noopener noreferrer"
          >
            <span className={styles.icon}>{icon ?? <ExportOutlined aria-hidden />}</span>
            <span className={styles.words}>
              {label && <span className={styles.label}>{label}</span>}
              <span className={label ? styles.host : styles.label}>{text}</span>
            </span>
            {/^https?:/.test(href) && (
              <span className="visually-hidden">{` (${messages.externalLink})`}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
