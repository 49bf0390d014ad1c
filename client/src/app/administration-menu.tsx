import {
  ApartmentOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  FileTextOutlined,
  ScanOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons';
import type { Role } from '../generated/graphql';
import { paths } from '../lib/paths';
import { rolesFor } from '../lib/permissions';
import type { MenuEntry } from './menu-entries';
import { messages } from './messages';

/** Roles that may open each administration screen: those whom the server answers what the screen shows. */
export const screenRoles = {
  events: rolesFor('createEvent'),
  users: rolesFor('users'),
  pods: rolesFor('createPod'),
  reports: rolesFor('attendeeReport'),
  statistics: rolesFor('eventStatistics'),
  scanner: rolesFor('checkIn'),
  setup: rolesFor('updateEvent'),
  /** The sections of the setup that are read only decide on their own who opens the others. */
  setupSections: rolesFor('personaPairs'),
  imports: rolesFor('importAttendees'),
  announcements: rolesFor('updateEvent'),
  messageReports: rolesFor('messageReports'),
  auditLog: rolesFor('auditLog'),
  mailLog: rolesFor('mails'),
} as const;

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
