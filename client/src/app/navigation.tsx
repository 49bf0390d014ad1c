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
  MessageOutlined,
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
import { can, rolesFor } from '../lib/permissions';
import { messages } from './messages';

export interface MenuEntry {
  label: string;
  icon: ReactNode;
  to: string;
  /** Only this very path lights the entry, not the ones below it. */
  exact?: boolean;
}

/** The actions of a menu that open something instead of leading to a page. */
export type MenuAction = 'profile' | 'meetings' | 'logout';

export interface ActionEntry {
  label: string;
  icon: ReactNode;
  action: MenuAction;
}

/** Roles that may open each administration screen: those whom the server answers what the screen shows. */
export const screenRoles = {
  events: rolesFor('createEvent'),
  users: rolesFor('users'),
  pods: rolesFor('createPod'),
  reports: rolesFor('attendeeReport'),
  statistics: rolesFor('eventStatistics'),
  scanner: rolesFor('checkIn'),
  setup: rolesFor('updateEvent'),
  imports: rolesFor('importAttendees'),
  announcements: rolesFor('updateEvent'),
  messageReports: rolesFor('messageReports'),
  auditLog: rolesFor('auditLog'),
  mailLog: rolesFor('mails'),
} as const;

/** The main menu, the same for all five roles. */
export const mainMenu = (eventId: string): MenuEntry[] => [
  {
    label: messages.menu.explore,
    icon: <CompassOutlined aria-hidden />,
    to: paths.event(eventId),
    exact: true,
  },
  { label: messages.menu.attendees, icon: <TeamOutlined aria-hidden />, to: paths.attendees(eventId) },
  { label: messages.menu.itExporters, icon: <GlobalOutlined aria-hidden />, to: paths.itExporters(eventId) },
  { label: messages.menu.exhibitors, icon: <ShopOutlined aria-hidden />, to: paths.exhibitors(eventId) },
  { label: messages.menu.startups, icon: <RocketOutlined aria-hidden />, to: paths.startups(eventId) },
  { label: messages.menu.speakers, icon: <SoundOutlined aria-hidden />, to: paths.speakers(eventId) },
  { label: messages.menu.investors, icon: <FundOutlined aria-hidden />, to: paths.investors(eventId) },
  { label: messages.menu.schedule, icon: <CalendarOutlined aria-hidden />, to: paths.schedule(eventId) },
  { label: messages.menu.insights, icon: <BulbOutlined aria-hidden />, to: paths.industryInsights(eventId) },
  { label: messages.menu.help, icon: <QuestionCircleOutlined aria-hidden />, to: paths.eventHelp(eventId) },
];

/** The administration entries of a role: all, reports and statistics only, or none. */
export function administrationMenu(eventId: string, role: Role): MenuEntry[] {
  const all: [roles: readonly Role[], entry: MenuEntry][] = [
    [
      screenRoles.events,
      { label: messages.menu.events, icon: <ApartmentOutlined aria-hidden />, to: paths.home(), exact: true },
    ],
    [
      screenRoles.users,
      { label: messages.menu.users, icon: <UserSwitchOutlined aria-hidden />, to: paths.users(eventId) },
    ],
    [
      screenRoles.pods,
      { label: messages.menu.pods, icon: <AppstoreOutlined aria-hidden />, to: paths.pods(eventId) },
    ],
    [
      screenRoles.reports,
      { label: messages.menu.reports, icon: <FileTextOutlined aria-hidden />, to: paths.reports(eventId) },
    ],
    [
      screenRoles.statistics,
      {
        label: messages.menu.statistics,
        icon: <BarChartOutlined aria-hidden />,
        to: paths.statistics(eventId),
      },
    ],
    [
      screenRoles.scanner,
      { label: messages.menu.scanner, icon: <ScanOutlined aria-hidden />, to: paths.scanner(eventId) },
    ],
  ];
  return all.filter(([roles]) => roles.includes(role)).map(([, entry]) => entry);
}

const profile = (): ActionEntry => ({
  label: messages.menu.profile,
  icon: <UserOutlined aria-hidden />,
  action: 'profile',
});
const meetings = (): ActionEntry => ({
  label: messages.menu.meetings,
  icon: <ScheduleOutlined aria-hidden />,
  action: 'meetings',
});
const logout = (): ActionEntry => ({
  label: messages.logout,
  icon: <LogoutOutlined aria-hidden />,
  action: 'logout',
});

const help = (eventId: string): MenuEntry => ({
  label: messages.menu.help,
  icon: <QuestionCircleOutlined aria-hidden />,
  to: paths.eventHelp(eventId),
});
const insights = (eventId: string): MenuEntry => ({
  label: messages.menu.insights,
  icon: <BulbOutlined aria-hidden />,
  to: paths.industryInsights(eventId),
});

/** The user menu on wide screens. */
export const desktopMenu = (eventId: string, role: Role): (MenuEntry | ActionEntry)[] => [
  ...(can(role, 'takePart') ? [profile()] : []),
  meetings(),
  help(eventId),
  insights(eventId),
  logout(),
];

/** The links that stand in the bottom bar on phones. */
export const bottomBar = (eventId: string): MenuEntry[] => [
  { label: messages.menu.home, icon: <CompassOutlined aria-hidden />, to: paths.event(eventId), exact: true },
  { label: messages.menu.attendees, icon: <TeamOutlined aria-hidden />, to: paths.attendees(eventId) },
  { label: messages.menu.exhibitors, icon: <ShopOutlined aria-hidden />, to: paths.exhibitors(eventId) },
  { label: messages.menu.speakers, icon: <SoundOutlined aria-hidden />, to: paths.speakers(eventId) },
];

/** The menu behind the bottom bar's last button. */
export const mobileMenu = (eventId: string, role: Role): (MenuEntry | ActionEntry)[] => [
  { label: messages.menu.schedule, icon: <CalendarOutlined aria-hidden />, to: paths.schedule(eventId) },
  insights(eventId),
  ...(can(role, 'takePart') ? [profile()] : []),
  meetings(),
  help(eventId),
  ...(screenRoles.scanner.includes(role)
    ? [{ label: messages.menu.scan, icon: <ScanOutlined aria-hidden />, to: paths.scanner(eventId) }]
    : []),
  logout(),
];

/** The entries that the specification's phone menu lacks: the rest of the main menu, messages and the console. */
export const moreMenu = (eventId: string, role: Role): MenuEntry[] => {
  const elsewhere = new Set(
    [...bottomBar(eventId), ...mobileMenu(eventId, role)].flatMap((entry) =>
      'to' in entry ? [entry.to] : [],
    ),
  );
  const chat: MenuEntry[] = can(role, 'takePart')
    ? [{ label: messages.menu.messages, icon: <MessageOutlined aria-hidden />, to: paths.chat(eventId) }]
    : [];
  return [...mainMenu(eventId), ...chat, ...administrationMenu(eventId, role)].filter(
    ({ to }) => !elsewhere.has(to),
  );
};
