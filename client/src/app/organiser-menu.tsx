import {
  ApiOutlined,
  AuditOutlined,
  EyeOutlined,
  FlagOutlined,
  HeartOutlined,
  ImportOutlined,
  MailOutlined,
  NotificationOutlined,
  ScheduleOutlined,
  SettingOutlined,
  SolutionOutlined,
} from '@ant-design/icons';
import type { Role } from '../generated/graphql';
import { paths } from '../lib/paths';
import { screensFor } from './administration-menu';

/** Screens beyond the specification's administration menu, for organisers only. */
export const organiserMenu = (eventId: string, role: Role, withBoard = false) =>
  screensFor(role, [
    ['setup', SettingOutlined, paths.setup(eventId)],
    ...(withBoard ? ([['applications', SolutionOutlined, paths.applications(eventId)]] as const) : []),
    ['meetingProgram', ScheduleOutlined, paths.meetingProgram(eventId)],
    ['announcements', NotificationOutlined, paths.announcements(eventId)],
    ['imports', ImportOutlined, paths.imports(eventId)],
    ['apiAccess', ApiOutlined, paths.apiAccess(eventId)],
    ['messageReports', FlagOutlined, paths.messageReports(eventId)],
    ['eventStaff', EyeOutlined, paths.eventStaff(eventId)],
    ['auditLog', AuditOutlined, paths.auditLog(eventId)],
    ['mailLog', MailOutlined, paths.mailLog(eventId)],
    ['systemHealth', HeartOutlined, paths.systemHealth()],
  ]);
