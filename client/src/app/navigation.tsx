import {
  ApartmentOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  BulbOutlined,
  CalendarOutlined,
  CompassOutlined,
  FileTextOutlined,
  FundOutlined,
  GlobalOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  RocketOutlined,
  ScanOutlined,
  ScheduleOutlined,
  ShopOutlined,
  SoundOutlined,
  TeamOutlined,
  UserOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Role } from '../generated/graphql';
import { paths } from '../lib/paths';

export interface MenuEntry {
  label: string;
  icon: ReactNode;
  to: string;
  /** Only this very path lights the entry, not the ones below it. */
  exact?: boolean;
}

/** What a person can do from a menu besides going somewhere. */
export type MenuAction = 'profile' | 'meetings' | 'logout';

export interface ActionEntry {
  label: string;
  icon: ReactNode;
  action: MenuAction;
}

const managing: readonly Role[] = ['ADMIN', 'SUPERVISOR', 'MANAGER'];
const reading: readonly Role[] = [...managing, 'EXECUTIVE'];

/** Roles that may open each administration screen. */
export const screenRoles = {
  users: managing,
  pods: managing,
  reports: reading,
  statistics: reading,
  scanner: managing,
} as const;

/** The main menu, the same for all five roles. */
export const mainMenu = (eventId: string): MenuEntry[] => [
  { label: 'Explore', icon: <CompassOutlined aria-hidden />, to: paths.event(eventId), exact: true },
  { label: 'Attendees', icon: <TeamOutlined aria-hidden />, to: paths.attendees(eventId) },
  { label: 'Top IT Exporters', icon: <GlobalOutlined aria-hidden />, to: paths.itExporters(eventId) },
  { label: 'Exhibitors', icon: <ShopOutlined aria-hidden />, to: paths.exhibitors(eventId) },
  { label: 'Startups', icon: <RocketOutlined aria-hidden />, to: paths.startups(eventId) },
  { label: 'Speakers', icon: <SoundOutlined aria-hidden />, to: paths.speakers(eventId) },
  { label: 'Investors', icon: <FundOutlined aria-hidden />, to: paths.investors(eventId) },
  { label: 'Schedule', icon: <CalendarOutlined aria-hidden />, to: paths.schedule(eventId) },
  { label: 'Industry Insights', icon: <BulbOutlined aria-hidden />, to: paths.industryInsights(eventId) },
  { label: 'Help', icon: <QuestionCircleOutlined aria-hidden />, to: paths.eventHelp(eventId) },
];

/** The administration entries of a role: all, reports and statistics only, or none. */
export function administrationMenu(eventId: string, role: Role): MenuEntry[] {
  const all: [roles: readonly Role[], entry: MenuEntry][] = [
    [managing, { label: 'Events', icon: <ApartmentOutlined aria-hidden />, to: paths.home(), exact: true }],
    [
      screenRoles.users,
      { label: 'Users', icon: <UserSwitchOutlined aria-hidden />, to: paths.users(eventId) },
    ],
    [screenRoles.pods, { label: 'Pods', icon: <AppstoreOutlined aria-hidden />, to: paths.pods(eventId) }],
    [
      screenRoles.reports,
      { label: 'Reports', icon: <FileTextOutlined aria-hidden />, to: paths.reports(eventId) },
    ],
    [
      screenRoles.statistics,
      { label: 'Statistics', icon: <BarChartOutlined aria-hidden />, to: paths.statistics(eventId) },
    ],
    [
      screenRoles.scanner,
      { label: 'Scanner', icon: <ScanOutlined aria-hidden />, to: paths.scanner(eventId) },
    ],
  ];
  return all.filter(([roles]) => roles.includes(role)).map(([, entry]) => entry);
}

const profile: ActionEntry = { label: 'Profile', icon: <UserOutlined aria-hidden />, action: 'profile' };
const meetings: ActionEntry = {
  label: 'My Meetings',
  icon: <ScheduleOutlined aria-hidden />,
  action: 'meetings',
};
const logout: ActionEntry = { label: 'Logout', icon: <LogoutOutlined aria-hidden />, action: 'logout' };

const help = (eventId: string): MenuEntry => ({
  label: 'Help',
  icon: <QuestionCircleOutlined aria-hidden />,
  to: paths.eventHelp(eventId),
});
const insights = (eventId: string): MenuEntry => ({
  label: 'Industry Insights',
  icon: <BulbOutlined aria-hidden />,
  to: paths.industryInsights(eventId),
});

/** The user menu on wide screens. */
export const desktopMenu = (eventId: string, role: Role): (MenuEntry | ActionEntry)[] => [
  ...(role === 'ATTENDEE' ? [profile] : []),
  meetings,
  help(eventId),
  insights(eventId),
  logout,
];

/** The links that stand in the bottom bar on phones. */
export const bottomBar = (eventId: string): MenuEntry[] => [
  { label: 'Home', icon: <CompassOutlined aria-hidden />, to: paths.event(eventId), exact: true },
  { label: 'Attendees', icon: <TeamOutlined aria-hidden />, to: paths.attendees(eventId) },
  { label: 'Exhibitors', icon: <ShopOutlined aria-hidden />, to: paths.exhibitors(eventId) },
  { label: 'Speakers', icon: <SoundOutlined aria-hidden />, to: paths.speakers(eventId) },
];

/** The menu behind the bottom bar's last button. */
export const mobileMenu = (eventId: string, role: Role): (MenuEntry | ActionEntry)[] => [
  { label: 'Schedule', icon: <CalendarOutlined aria-hidden />, to: paths.schedule(eventId) },
  insights(eventId),
  ...(role === 'ATTENDEE' ? [profile] : []),
  meetings,
  help(eventId),
  ...(managing.includes(role)
    ? [{ label: 'Scan QR Code', icon: <ScanOutlined aria-hidden />, to: paths.scanner(eventId) }]
    : []),
  logout,
];
