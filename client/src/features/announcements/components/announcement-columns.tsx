import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import { formatNumber } from '../../../lib/format';
import { formatMoment } from '../../../lib/time';
import type { DataTableColumn } from '../../../ui';
import { segmentWords } from '../lib/segment';
import { messages } from '../messages';
import { AnnouncementStatusTag } from './AnnouncementStatusTag';

type Announcement = Announcement_AnnouncementFragment;

const channelWords = ({ inPortal, byMail }: Announcement): string =>
  inPortal && byMail ? messages.portalAndMail : inPortal ? messages.portal : messages.mail;

/** The columns of the list of announcements, with times of this zone. */
export const announcementColumns = (
  zone: string,
): DataTableColumn<Announcement, keyof typeof messages.columns>[] => [
  { key: 'title', primary: true, width: 200 },
  { key: 'status', render: ({ status }) => <AnnouncementStatusTag status={status} /> },
  { key: 'audience', width: 180, render: ({ segment }) => segmentWords(segment) },
  { key: 'channels', render: channelWords },
  {
    key: 'when',
    render: ({ sentAt, sendAt, createdAt, status }) =>
      formatMoment(status === 'DRAFT' ? createdAt : (sentAt ?? sendAt ?? createdAt), zone),
  },
  {
    key: 'recipients',
    align: 'end',
    render: ({ recipientCount }) =>
      recipientCount === null ? messages.notSentYet : formatNumber(recipientCount),
  },
  {
    key: 'reached',
    align: 'end',
    render: ({ recipientCount, reach }) =>
      recipientCount === null ? '–' : messages.reached(reach.reached, recipientCount),
  },
  { key: 'author', hiddenAtFirst: true, render: ({ authorName }) => authorName },
];
