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
export const announcementColumns = (zone: string): DataTableColumn<Announcement>[] => {
  const titles = messages.columns;
  return [
    { key: 'title', title: titles.title, primary: true, width: 200, render: ({ title }) => title },
    {
      key: 'status',
      title: titles.status,
      render: ({ status }) => <AnnouncementStatusTag status={status} />,
    },
    { key: 'audience', title: titles.audience, width: 180, render: ({ segment }) => segmentWords(segment) },
    { key: 'channels', title: titles.channels, render: channelWords },
    {
      key: 'when',
      title: titles.when,
      render: ({ sentAt, sendAt, createdAt, status }) =>
        formatMoment(status === 'DRAFT' ? createdAt : (sentAt ?? sendAt ?? createdAt), zone),
    },
    {
      key: 'recipients',
      title: titles.recipients,
      align: 'end',
      render: ({ recipientCount }) =>
        recipientCount === null ? messages.notSentYet : formatNumber(recipientCount),
    },
    {
      key: 'reached',
      title: titles.reached,
      align: 'end',
      render: ({ recipientCount, reach }) =>
        recipientCount === null ? '–' : messages.reached(reach.reached, recipientCount),
    },
    { key: 'author', title: titles.author, hiddenAtFirst: true, render: ({ authorName }) => authorName },
  ];
};
