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
import type { ReactNode } from 'react';
import { can } from '../data/permissions';
import type { Role } from '../generated/graphql';
import { paths } from '../lib/paths';
import { administrationMenu, screenRoles } from './administration-menu';
import { entriesFor, entry, type MenuEntry } from './menu-entries';
import { messages } from './messages';

/** The actions of a menu that open something instead of leading to a page. */
export type MenuAction = 'profile' | 'meetings' | 'logout';

export interface ActionEntry {
  label: string;
  icon: ReactNode;
  action: MenuAction;
}

const home = (label: string, eventId: string) => entry(label, CompassOutlined, paths.event(eventId), true);
const schedule = (eventId: string) =>
  entry(messages.menu.schedule, CalendarOutlined, paths.schedule(eventId));
const help = (eventId: string) => entry(messages.menu.help, QuestionCircleOutlined, paths.eventHelp(eventId));
const insights = (eventId: string) =>
  entry(messages.menu.insights, BulbOutlined, paths.industryInsights(eventId));
const attendees = (eventId: string) => entry(messages.menu.attendees, TeamOutlined, paths.attendees(eventId));
const exhibitors = (eventId: string) =>
  entry(messages.menu.exhibitors, ShopOutlined, paths.exhibitors(eventId));
const speakers = (eventId: string) => entry(messages.menu.speakers, SoundOutlined, paths.speakers(eventId));

/** The main menu, the same for all five roles. */
export const mainMenu = (eventId: string): MenuEntry[] => [
  home(messages.menu.explore, eventId),
  attendees(eventId),
  entry(messages.menu.itExporters, GlobalOutlined, paths.itExporters(eventId)),
  exhibitors(eventId),
  entry(messages.menu.startups, RocketOutlined, paths.startups(eventId)),
  speakers(eventId),
  entry(messages.menu.investors, FundOutlined, paths.investors(eventId)),
  schedule(eventId),
  insights(eventId),
  help(eventId),
];

/** One's own profile, which staff lack, and meetings. */
const own = (role: Role): ActionEntry[] => {
  const profile: ActionEntry = {
    label: messages.menu.profile,
    icon: <UserOutlined aria-hidden />,
    action: 'profile',
  };
  return [
    ...(can(role, 'takePart') ? [profile] : []),
    { label: messages.menu.meetings, icon: <ScheduleOutlined aria-hidden />, action: 'meetings' },
  ];
};
const logout = (): ActionEntry => ({
  label: messages.logout,
  icon: <LogoutOutlined aria-hidden />,
  action: 'logout',
});

/** The user menu on wide screens. */
export const desktopMenu = (eventId: string, role: Role): (MenuEntry | ActionEntry)[] => [
  ...own(role),
  help(eventId),
  insights(eventId),
  logout(),
];

/** The links that stand in the bottom bar on phones. */
export const bottomBar = (eventId: string): MenuEntry[] => [
  home(messages.menu.home, eventId),
  attendees(eventId),
  exhibitors(eventId),
  speakers(eventId),
];

/** The menu behind the bottom bar's last button. */
export const mobileMenu = (eventId: string, role: Role): (MenuEntry | ActionEntry)[] => [
  schedule(eventId),
  insights(eventId),
  ...own(role),
  help(eventId),
  ...entriesFor(role, [
    [screenRoles.scanner, entry(messages.menu.scan, ScanOutlined, paths.scanner(eventId))],
  ]),
  logout(),
];

/** The entries that the specification's phone menu lacks: the rest of the main menu, messages and the console. */
export const moreMenu = (eventId: string, role: Role): MenuEntry[] => {
  const elsewhere = new Set(
    [...bottomBar(eventId), ...mobileMenu(eventId, role)].flatMap((known) =>
      'to' in known ? [known.to] : [],
    ),
  );
  const chat = can(role, 'takePart')
    ? [entry(messages.menu.messages, MessageOutlined, paths.chat(eventId))]
    : [];
  return [...mainMenu(eventId), ...chat, ...administrationMenu(eventId, role)].filter(
    ({ to }) => !elsewhere.has(to),
  );
};
