import {
  AuditOutlined,
  FlagOutlined,
  ImportOutlined,
  MailOutlined,
  NotificationOutlined,
  ScanOutlined,
  SettingOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../../components/SectionCard';
import { paths } from '../../../lib/paths';
import { messages } from './messages';
import styles from './RunPanel.module.css';

const texts = messages.run;

const links = (eventId: string): { label: string; icon: ReactNode; to: string }[] => [
  { label: texts.setup, icon: <SettingOutlined aria-hidden />, to: paths.setup(eventId) },
  {
    label: texts.announcements,
    icon: <NotificationOutlined aria-hidden />,
    to: paths.announcements(eventId),
  },
  { label: texts.imports, icon: <ImportOutlined aria-hidden />, to: paths.imports(eventId) },
  { label: texts.users, icon: <UserSwitchOutlined aria-hidden />, to: paths.users(eventId) },
  { label: texts.scanner, icon: <ScanOutlined aria-hidden />, to: paths.scanner(eventId) },
  { label: texts.messageReports, icon: <FlagOutlined aria-hidden />, to: paths.messageReports(eventId) },
  { label: texts.auditLog, icon: <AuditOutlined aria-hidden />, to: paths.auditLog(eventId) },
  { label: texts.mailLog, icon: <MailOutlined aria-hidden />, to: paths.mailLog(eventId) },
];

/** Where managers run the event from. */
export default function RunPanel({ eventId }: { eventId: string }) {
  return (
    <SectionCard title={texts.title}>
      <ul className={styles.links}>
        {links(eventId).map(({ label, icon, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
