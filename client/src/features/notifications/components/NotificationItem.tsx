import { Link, useLocation } from 'react-router-dom';
import { useEventZone } from '../../../data/event/useEventZone';
import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';
import { isolated } from '../../../lib/language';
import { fullName } from '../../../lib/format';
import { formatDayTime } from '../../../lib/time';
import { Row, Stack, Text, TimeAgo, useNow } from '../../../ui';
import { ConsentActs, ExchangeActs } from '../../contacts';
import { CompanyRequestActs, MeetingActs } from '../../meetings';
import { InvitationAnswer } from '../../our-company';
import { notificationLink } from '../lib/notification-link';
import { notificationWords } from '../lib/notification-words';
import { messages } from '../messages';
import styles from '../notifications.module.css';
import { Reply } from './Reply';

type Item = NotificationItem_NotificationFragment;

interface NotificationItemProps {
  notification: Item;
  /** It has the buttons of its meeting: the latest one about it. */
  leads: boolean;
  /** The centre's one filled button is its Accept. */
  filled: boolean;
  /** What the person does, where it is said. */
  job: string;
  onOpen: (notification: Item) => void;
}

/** One notification: the words lead to what it is about, and its meeting can be answered in place. */
export function NotificationItem({ notification, leads, filled, job, onOpen }: NotificationItemProps) {
  const { search } = useLocation();
  const zone = useEventZone();
  const now = useNow();
  const { eventId, kind, details, createdAt, meeting, person, company, activity } = notification;
  const isUnread = !notification.readAt;
  const startsAt = activity?.startsAt ?? notification.startsAt;
  const about = [startsAt && formatDayTime(startsAt, zone), activity?.location && isolated(activity.location)]
    .filter(Boolean)
    .join(' · ');
  const read = () => onOpen(notification);
  const words = notificationWords(notification);
  return (
    <Stack gap="xxs" className={styles.item} data-unread={isUnread}>
      <Row
        as={Link}
        align="start"
        gap="sm"
        to={notificationLink(notification, search)}
        preventScrollReset
        replace
        onClick={read}
      >
        <Stack as="span" grow>
          <span>
            {isUnread && <span className="visually-hidden">{`${messages.unread}: `}</span>}
            {details ? <strong>{words}</strong> : words}
          </span>
          {job && (
            <Text size="sm" tone="secondary" strong={400}>
              <bdi>{job}</bdi>
            </Text>
          )}
          {details && <Text lines>{details}</Text>}
          <Text size="sm" tone="secondary" strong={400} figures>
            {about && `${about} · `}
            <TimeAgo at={createdAt} />
          </Text>
        </Stack>
        {isUnread && <span className={styles.dot} aria-hidden />}
      </Row>
      {kind === 'COMPANY_INVITED' && company && (
        <InvitationAnswer eventId={eventId} companyId={company.id} onAnswered={read} />
      )}
      {notification.companyRequest && (
        <CompanyRequestActs request={notification.companyRequest} onAnswered={read} />
      )}
      {leads && meeting && (
        <MeetingActs meeting={meeting} now={now} filled={filled} onAnswered={read}>
          {person && meeting.other?.viewerCanMessage && meeting.status !== 'REJECTED' && (
            <Reply eventId={eventId} attendeeId={person.id} name={fullName(person)} onSent={read} />
          )}
        </MeetingActs>
      )}
      {kind === 'CONTACT_REQUESTED' && company && (
        <ConsentActs eventId={eventId} company={company} onAnswered={read} />
      )}
      {kind === 'CONTACT_EXCHANGE_REQUESTED' && person && (
        <ExchangeActs eventId={eventId} person={person} onAnswered={read} />
      )}
    </Stack>
  );
}
