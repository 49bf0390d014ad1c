import {
  AuditOutlined,
  FlagOutlined,
  ImportOutlined,
  MailOutlined,
  NotificationOutlined,
  ScanOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { paths } from '../../../lib/paths';
import { LinkTiles } from '../components/LinkTiles';
import { messages } from './messages';

const texts = messages.run;

/** Where managers run the event from. */
export default function RunPanel({ eventId }: { eventId: string }) {
  return (
    <LinkTiles
      title={texts.title}
      tiles={[
        [texts.setup, paths.setup(eventId), SettingOutlined],
        [texts.announcements, paths.announcements(eventId), NotificationOutlined],
        [texts.imports, paths.imports(eventId), ImportOutlined],
        [texts.scanner, paths.scanner(eventId), ScanOutlined],
        [texts.messageReports, paths.messageReports(eventId), FlagOutlined],
        [texts.auditLog, paths.auditLog(eventId), AuditOutlined],
        [texts.mailLog, paths.mailLog(eventId), MailOutlined],
      ]}
    />
  );
}
