import {
  BgColorsOutlined,
  FormOutlined,
  LoginOutlined,
  ScheduleOutlined,
  TagsOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, type SetupSection } from '../../../../../lib/paths';
import { setupSections } from '../lib/sections';
import { messages } from '../messages';
import styles from './SetupNav.module.css';

const icons: Record<SetupSection, ReactNode> = {
  details: <FormOutlined />,
  registration: <LoginOutlined />,
  meetings: <ScheduleOutlined />,
  interests: <TagsOutlined />,
  matching: <TeamOutlined />,
  appearance: <BgColorsOutlined />,
};

/** The parts of the setup: beside them, on narrow screens in a row above. */
export function SetupNav({ eventId, current }: { eventId: string; current: SetupSection }) {
  return (
    <nav aria-label={messages.title} className={styles.nav}>
      <ul className={styles.list}>
        {setupSections.map((section) => (
          <li key={section}>
            <Link
              to={paths.setup(eventId, section)}
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
