import {
  AppstoreOutlined,
  BarChartOutlined,
  BulbOutlined,
  FileTextOutlined,
  FundOutlined,
  GlobalOutlined,
  MessageOutlined,
  RocketOutlined,
  ShopOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { useCan } from '../../../data/useCan';
import { paths } from '../../../lib/paths';
import { useAtLeast } from '../../../ui';
import { messages } from '../messages';
import { LinkTiles } from './LinkTiles';

/** The ways on that the menus of phones lack; wide screens have them in the sidebar. */
export function MoreLinks({ eventId, takesPart }: { eventId: string; takesPart: boolean }) {
  const managesUsers = useCan('createUser');
  const readsReports = useCan('eventStatistics');
  const texts = messages.more;
  if (useAtLeast('lg')) return null;
  return (
    <LinkTiles
      title={texts.title}
      tiles={[
        [texts.itExporters, paths.itExporters(eventId), GlobalOutlined],
        [messages.exhibitors, paths.exhibitors(eventId), ShopOutlined],
        [messages.startups, paths.startups(eventId), RocketOutlined],
        [texts.investors, paths.investors(eventId), FundOutlined],
        takesPart && [texts.messages, paths.chat(eventId), MessageOutlined],
        [texts.insights, paths.industryInsights(eventId), BulbOutlined],
        managesUsers && [texts.users, paths.users(eventId), TeamOutlined],
        managesUsers && [texts.pods, paths.pods(eventId), AppstoreOutlined],
        readsReports && [texts.reports, paths.reports(eventId), FileTextOutlined],
        readsReports && [texts.statistics, paths.statistics(eventId), BarChartOutlined],
      ]}
    />
  );
}
