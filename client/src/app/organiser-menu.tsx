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
import type { MenuEntry } from './menu-entries';
import { messages } from './messages';

/** Screens beyond the specification's administration menu, for organisers only. */
export function organiserMenu(eventId: string, role: Role): MenuEntry[] {
  const all: [roles: readonly Role[], entry: MenuEntry][] = [
    [
      screenRoles.setup,
      { label: messages.menu.setup, icon: <SettingOutlined aria-hidden />, to: paths.setup(eventId) },
    ],
    [
      screenRoles.announcements,
      {
        label: messages.menu.announcements,
        icon: <NotificationOutlined aria-hidden />,
        to: paths.announcements(eventId),
      },
    ],
    [
      screenRoles.imports,
      { label: messages.menu.imports, icon: <ImportOutlined aria-hidden />, to: paths.imports(eventId) },
    ],
    [
      screenRoles.messageReports,
      {
        label: messages.menu.messageReports,
        icon: <FlagOutlined aria-hidden />,
        to: paths.messageReports(eventId),
      },
    ],
    [
      screenRoles.auditLog,
      { label: messages.menu.auditLog, icon: <AuditOutlined aria-hidden />, to: paths.auditLog(eventId) },
    ],
    [
      screenRoles.mailLog,
      { label: messages.menu.mailLog, icon: <MailOutlined aria-hidden />, to: paths.mailLog(eventId) },
    ],
  ];
  return all.filter(([roles]) => roles.includes(role)).map(([, entry]) => entry);
}
