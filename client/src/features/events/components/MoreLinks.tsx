import {
  AppstoreOutlined,
  BarChartOutlined,
  BulbOutlined,
  ContactsOutlined,
  FileTextOutlined,
  FundOutlined,
  GlobalOutlined,
  HeartOutlined,
  MessageOutlined,
  RocketOutlined,
  ShopOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { useEventContext } from '../../../data/event/useEventContext';
import { useCan } from '../../../data/session/useCan';
import { paths } from '../../../lib/paths';
import { useAtLeast } from '../../../ui';
import { messages } from '../messages';
import { LinkTiles, type LinkTile } from './LinkTiles';

/** The ways on that the menus lack: those of phones have few, and the sidebar of wide screens all but the contacts. */
export function MoreLinks({ eventId, takesPart }: { eventId: string; takesPart: boolean }) {
  const managesUsers = useCan('users');
  const readsReports = useCan('eventStatistics');
  const texts = messages.more;
  const wishes: LinkTile = Boolean(useEventContext().event.meetingProgram?.viewerTakesPart) && [
    texts.wishes,
    paths.wishes(eventId),
    HeartOutlined,
  ];
  const contacts: LinkTile = takesPart && [texts.contacts, paths.contacts(eventId), ContactsOutlined];
  if (useAtLeast('lg')) return takesPart && <LinkTiles title={texts.title} tiles={[wishes, contacts]} />;
  return (
    <LinkTiles
      title={texts.title}
      tiles={[
        [texts.itExporters, paths.itExporters(eventId), GlobalOutlined],
        [messages.exhibitors, paths.exhibitors(eventId), ShopOutlined],
        [messages.startups, paths.startups(eventId), RocketOutlined],
        [texts.investors, paths.investors(eventId), FundOutlined],
        takesPart && [texts.messages, paths.chat(eventId), MessageOutlined],
        wishes,
        contacts,
        [texts.insights, paths.industryInsights(eventId), BulbOutlined],
        managesUsers && [texts.users, paths.users(eventId), TeamOutlined],
        managesUsers && [texts.pods, paths.pods(eventId), AppstoreOutlined],
        readsReports && [texts.reports, paths.reports(eventId), FileTextOutlined],
        readsReports && [texts.statistics, paths.statistics(eventId), BarChartOutlined],
      ]}
    />
  );
}
