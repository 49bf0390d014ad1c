import {
  AuditOutlined,
  FlagOutlined,
  ImportOutlined,
  MailOutlined,
  NotificationOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import type { Role } from '../generated/graphql';
import { paths } from '../lib/paths';
import { screenRoles } from './administration-menu';
import { entriesFor, entry, type MenuEntry } from './menu-entries';
import { messages } from './messages';

/** Screens beyond the specification's administration menu, for organisers only. */
export function organiserMenu(eventId: string, role: Role): MenuEntry[] {
  const { menu } = messages;
  return entriesFor(role, [
    [screenRoles.setup, entry(menu.setup, SettingOutlined, paths.setup(eventId))],
    [
      screenRoles.announcements,
      entry(menu.announcements, NotificationOutlined, paths.announcements(eventId)),
    ],
    [screenRoles.imports, entry(menu.imports, ImportOutlined, paths.imports(eventId))],
    [screenRoles.messageReports, entry(menu.messageReports, FlagOutlined, paths.messageReports(eventId))],
    [screenRoles.auditLog, entry(menu.auditLog, AuditOutlined, paths.auditLog(eventId))],
    [screenRoles.mailLog, entry(menu.mailLog, MailOutlined, paths.mailLog(eventId))],
  ]);
}
