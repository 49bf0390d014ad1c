import {
  BulbOutlined,
  CalendarOutlined,
  CompassOutlined,
  ContactsOutlined,
  FundOutlined,
  GlobalOutlined,
  HeartOutlined,
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
import type { EventContextValue } from '../data/event/event-context';
import { can } from '../data/session/permissions';
import type { Role } from '../generated/graphql';
import { paths } from '../lib/paths';
import type { NavEntry } from '../ui';
import { administrationMenu, screensFor, type Icon } from './administration-menu';
import { messages } from './messages';

/** An entry that opens something instead of leading to a page. */
interface ActionEntry {
  label: string;
  icon: ReactNode;
  action: 'profile' | 'meetings' | 'wishes' | 'logout';
}

/** Entries of a menu: links and actions. */
export type MenuEntry = NavEntry | ActionEntry;

const entry = (label: string, Icon: Icon, to: string): NavEntry => ({
  label,
  icon: <Icon aria-hidden />,
  to,
});
const actionEntry = (label: string, Icon: Icon, action: ActionEntry['action']): ActionEntry => ({
  label,
  icon: <Icon aria-hidden />,
  action,
});

/** The pages of an event that all roles may open, in the order of the main menu. */
function pagesOf(eventId: string) {
  const { menu } = messages;
  return {
    home: { ...entry(menu.explore, CompassOutlined, paths.event(eventId)), exact: true },
    attendees: entry(menu.attendees, TeamOutlined, paths.attendees(eventId)),
    itExporters: entry(menu.itExporters, GlobalOutlined, paths.itExporters(eventId)),
    exhibitors: entry(menu.exhibitors, ShopOutlined, paths.exhibitors(eventId)),
    startups: entry(menu.startups, RocketOutlined, paths.startups(eventId)),
    speakers: entry(menu.speakers, SoundOutlined, paths.speakers(eventId)),
    investors: entry(menu.investors, FundOutlined, paths.investors(eventId)),
    schedule: entry(menu.schedule, CalendarOutlined, paths.schedule(eventId)),
    insights: entry(menu.insights, BulbOutlined, paths.industryInsights(eventId)),
    help: entry(menu.help, QuestionCircleOutlined, paths.eventHelp(eventId)),
  };
}

/** The main menu, the same for all five roles. */
export const mainMenu = (eventId: string): NavEntry[] => Object.values(pagesOf(eventId));

/** One's own profile, which staff lack, and meetings. */
const own = (role: Role): ActionEntry[] => [
  ...(can(role, 'takePart') ? [actionEntry(messages.menu.profile, UserOutlined, 'profile')] : []),
  actionEntry(messages.menu.meetings, ScheduleOutlined, 'meetings'),
];
const logout = (): ActionEntry => actionEntry(messages.logout, LogoutOutlined, 'logout');

/** What the viewer has at the event besides a profile. */
interface Has {
  /** A company, in whose team they are. */
  team?: boolean;
  /** Wishes for meetings. */
  wishes?: boolean;
}

/** What of it the viewer has at an event. */
export const hasAt = (event: EventContextValue['event']): Has => ({
  team: event.viewerCompany !== null,
  wishes: event.meetingProgram?.viewerTakesPart,
});

/** For members of a team. */
const ourCompany = (eventId: string, inTeam: boolean): NavEntry[] =>
  inTeam ? [entry(messages.menu.ourCompany, ShopOutlined, paths.ourCompany(eventId))] : [];

/** An attendee's own pages; the company for members of a team. */
const ownPages = (eventId: string, role: Role, inTeam: boolean): NavEntry[] => [
  ...ourCompany(eventId, inTeam),
  ...(can(role, 'takePart')
    ? [entry(messages.menu.contacts, ContactsOutlined, paths.contacts(eventId))]
    : []),
];

/** The user menu on wide screens. */
export function desktopMenu(eventId: string, role: Role, { team = false }: Has = {}): MenuEntry[] {
  const { help, insights } = pagesOf(eventId);
  return [...own(role), ...ourCompany(eventId, team), help, insights, logout()];
}

/** The links that stand in the bottom bar on phones. */
export function bottomBar(eventId: string): NavEntry[] {
  const { home, attendees, exhibitors, speakers } = pagesOf(eventId);
  return [{ ...home, label: messages.menu.home }, attendees, exhibitors, speakers];
}

/** The menu behind the bottom bar's last button. */
export function mobileMenu(eventId: string, role: Role): MenuEntry[] {
  const { schedule, insights, help } = pagesOf(eventId);
  const scanner = screensFor(role, [['scanner', ScanOutlined, paths.scanner(eventId)]]);
  return [
    schedule,
    insights,
    ...own(role),
    help,
    ...scanner.map((screen) => ({ ...screen, label: messages.menu.scan })),
    logout(),
  ];
}

/** The entries that the specification's phone menu lacks: the rest of the main menu, messages and the console. */
export function moreMenu(
  eventId: string,
  role: Role,
  { team = false, wishes = false }: Has = {},
): MenuEntry[] {
  const known = [...bottomBar(eventId), ...mobileMenu(eventId, role)];
  const elsewhere = new Set(known.map((shown) => 'to' in shown && shown.to));
  const chat = entry(messages.menu.messages, MessageOutlined, paths.chat(eventId));
  return [
    ...mainMenu(eventId),
    ...(can(role, 'takePart') ? [chat] : []),
    ...(wishes ? [actionEntry(messages.menu.wishes, HeartOutlined, 'wishes')] : []),
    ...ownPages(eventId, role, team),
    ...administrationMenu(eventId, role),
  ].filter((shown) => !('to' in shown && elsewhere.has(shown.to)));
}
