import {
  BarChartOutlined,
  BulbOutlined,
  FileTextOutlined,
  FundOutlined,
  GlobalOutlined,
  MessageOutlined,
  RocketOutlined,
  ShopOutlined,
  TeamOutlined,
  AppstoreOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../../components/SectionCard';
import { useCan } from '../../../hooks/useCan';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';
import styles from './MoreLinks.module.css';

interface Entry {
  label: string;
  icon: ReactNode;
  to: string;
}

const mainLinks = (eventId: string): Entry[] => [
  { label: messages.more.itExporters, icon: <GlobalOutlined aria-hidden />, to: paths.itExporters(eventId) },
  { label: messages.exhibitors, icon: <ShopOutlined aria-hidden />, to: paths.exhibitors(eventId) },
  { label: messages.startups, icon: <RocketOutlined aria-hidden />, to: paths.startups(eventId) },
  { label: messages.more.investors, icon: <FundOutlined aria-hidden />, to: paths.investors(eventId) },
];

/** The ways on that the menus of phones lack; wide screens have them in the sidebar. */
export function MoreLinks({ eventId, takesPart }: { eventId: string; takesPart: boolean }) {
  const managesUsers = useCan('createUser');
  const readsReports = useCan('eventStatistics');
  const links: Entry[] = [
    ...mainLinks(eventId),
    ...(takesPart
      ? [{ label: messages.more.messages, icon: <MessageOutlined aria-hidden />, to: paths.chat(eventId) }]
      : []),
    {
      label: messages.more.insights,
      icon: <BulbOutlined aria-hidden />,
      to: paths.industryInsights(eventId),
    },
    ...(managesUsers
      ? [
          { label: messages.more.users, icon: <TeamOutlined aria-hidden />, to: paths.users(eventId) },
          { label: messages.more.pods, icon: <AppstoreOutlined aria-hidden />, to: paths.pods(eventId) },
        ]
      : []),
    ...(readsReports
      ? [
          {
            label: messages.more.reports,
            icon: <FileTextOutlined aria-hidden />,
            to: paths.reports(eventId),
          },
          {
            label: messages.more.statistics,
            icon: <BarChartOutlined aria-hidden />,
            to: paths.statistics(eventId),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.frame}>
      <SectionCard title={messages.more.title}>
        <ul className={styles.list}>
          {links.map(({ label, icon, to }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {icon}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}
