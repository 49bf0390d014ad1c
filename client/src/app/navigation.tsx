import {
  BulbOutlined,
  CalendarOutlined,
  CompassOutlined,
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
} from '@ant-design/icons';
import type { Role } from '../generated/graphql';
import { paths } from '../lib/paths';
import { can } from '../lib/permissions';
import { administrationMenu, screenRoles } from './administration-menu';
import type { ActionEntry, MenuEntry } from './menu-entries';
import { messages } from './messages';

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
