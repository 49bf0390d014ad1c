import {
  ApartmentOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  FileTextOutlined,
  ScanOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons';
import { rolesFor } from '../data/permissions';
import type { Role } from '../generated/graphql';
import { paths } from '../lib/paths';
import { entriesFor, entry, type MenuEntry } from './menu-entries';
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
  const { menu } = messages;
  return entriesFor(role, [
    [screenRoles.events, entry(menu.events, ApartmentOutlined, paths.home(), true)],
    [screenRoles.users, entry(menu.users, UserSwitchOutlined, paths.users(eventId))],
    [screenRoles.pods, entry(menu.pods, AppstoreOutlined, paths.pods(eventId))],
    [screenRoles.reports, entry(menu.reports, FileTextOutlined, paths.reports(eventId))],
    [screenRoles.statistics, entry(menu.statistics, BarChartOutlined, paths.statistics(eventId))],
    [screenRoles.scanner, entry(menu.scanner, ScanOutlined, paths.scanner(eventId))],
  ]);
}
