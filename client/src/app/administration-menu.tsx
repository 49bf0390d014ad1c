import {
  ApartmentOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  FileTextOutlined,
  ScanOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { rolesFor } from '../data/session/permissions';
import type { Role } from '../generated/graphql';
import { paths } from '../lib/paths';
import type { NavEntry } from '../ui';
import { messages } from './messages';

/** Roles that may open each administration screen: those that the server answers its queries to. */
export const screenRoles = {
  events: rolesFor('createEvent'),
  users: rolesFor('users'),
  eventStaff: rolesFor('eventStaff'),
  pods: rolesFor('createPod'),
  meetingProgram: rolesFor('updateMeetingProgram'),
  /** Below the program; staff who may not change it read them by a link. */
  timetables: rolesFor('scheduleRuns'),
  reports: rolesFor('attendeeReport'),
  statistics: rolesFor('eventStatistics'),
  scanner: rolesFor('checkIn'),
  setup: rolesFor('updateEvent'),
  /** The sections of the setup that are read only decide on their own who opens the others. */
  setupSections: rolesFor('personaPairs'),
  applications: rolesFor('decideApplications'),
  imports: rolesFor('importAttendees'),
  announcements: rolesFor('updateEvent'),
  apiAccess: rolesFor('createWebhook'),
  messageReports: rolesFor('messageReports'),
  auditLog: rolesFor('auditLog'),
  mailLog: rolesFor('mails'),
  systemHealth: rolesFor('systemHealth'),
} as const;

export type Icon = ComponentType<{ 'aria-hidden': true }>;

/** The screens of the console that a role may open, as entries of a menu. */
export const screensFor = (
  role: Role,
  screens: readonly (readonly [
    Exclude<keyof typeof screenRoles, 'setupSections' | 'timetables'>,
    Icon,
    to: string,
  ])[],
): NavEntry[] =>
  screens
    .filter(([screen]) => screenRoles[screen].includes(role))
    .map(([screen, Icon, to]) => ({
      label: messages.menu[screen],
      icon: <Icon aria-hidden />,
      to,
      exact: screen === 'events',
    }));

/** The administration entries of a role: all, reports and statistics only, or none. */
export const administrationMenu = (eventId: string, role: Role): NavEntry[] =>
  screensFor(role, [
    ['events', ApartmentOutlined, paths.home()],
    ['users', UserSwitchOutlined, paths.users(eventId)],
    ['pods', AppstoreOutlined, paths.pods(eventId)],
    ['reports', FileTextOutlined, paths.reports(eventId)],
    ['statistics', BarChartOutlined, paths.statistics(eventId)],
    ['scanner', ScanOutlined, paths.scanner(eventId)],
  ]);
