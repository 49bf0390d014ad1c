import {
  BellOutlined,
  DatabaseOutlined,
  GlobalOutlined,
  SafetyOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, type AccountSection } from '../../../lib/paths';
import { messages } from '../messages';
import styles from './AccountNav.module.css';

const icons: Record<AccountSection, ReactNode> = {
  security: <SafetyOutlined />,
  notifications: <BellOutlined />,
  display: <GlobalOutlined />,
  blocked: <StopOutlined />,
  data: <DatabaseOutlined />,
};

interface AccountNavProps {
  sections: readonly AccountSection[];
  current: AccountSection;
}

/** The parts of the account page: beside it, on phones in a row above it. */
export function AccountNav({ sections, current }: AccountNavProps) {
  return (
    <nav aria-label={messages.title}>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={paths.account(section)}
              className={styles.link}
              aria-current={section === current ? 'page' : undefined}
            >
              <span className={styles.icon} aria-hidden>
                {icons[section]}
              </span>
              {messages.sections[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
