import { NavLink } from 'react-router-dom';
import type { MenuEntry } from '../menu-entries';
import styles from './EventSidebar.module.css';

/** One menu beside the page, with its heading; nothing without entries. */
export function MenuEntries({ title, entries }: { title: string; entries: MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className={styles.group} aria-label={title}>
      <p className={styles.heading} aria-hidden>
        {title}
      </p>
      <ul className={styles.list}>
        {entries.map(({ label, icon, to, exact }) => (
          <li key={label}>
            <NavLink to={to} end={exact} className={styles.link}>
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
