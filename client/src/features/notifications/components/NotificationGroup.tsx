import { BellOutlined, CalendarOutlined } from '@ant-design/icons';
import type { NotificationItem_NotificationFragment } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import { PictureOrInitials, PlainButton, Row, Stack, useOverlays } from '../../../ui';
import type { NotificationGroup as Group } from '../lib/notification-groups';
import { messages } from '../messages';
import styles from '../notifications.module.css';
import { NotificationItem } from './NotificationItem';

type Item = NotificationItem_NotificationFragment;

interface NotificationGroupProps {
  group: Group<Item>;
  /** The meeting whose Accept is the filled button. */
  toAnswer: string | null | undefined;
  onOpen: (notification: Item) => void;
}

/** Notifications of one person beside their picture, or one without a person beside an icon. */
export function NotificationGroup({ group, toAnswer, onOpen }: NotificationGroupProps) {
  const overlays = useOverlays();
  const { person, company, activityId, kind } = group.items[0]!.item;
  const isOfSchedule = activityId !== null || kind === 'ACTIVITY_REMOVED';
  const name = person ? fullName(person) : '';
  return (
    <Row
      align="start"
      gap="xs"
      className={styles.group}
      data-unread={group.items.some(({ item }) => !item.readAt)}
    >
      {person ? (
        <PlainButton onClick={() => overlays.openPerson(person.id)}>
          <span className="visually-hidden">{messages.openPerson(name)}</span>
          <PictureOrInitials name={name} src={person.avatarUrl} size={44} />
        </PlainButton>
      ) : company ? (
        <PictureOrInitials name={company.name} src={company.logoUrl} size={44} shape="square" />
      ) : (
        <span className={styles.icon} aria-hidden>
          {isOfSchedule ? <CalendarOutlined /> : <BellOutlined />}
        </span>
      )}
      <Stack grow>
        {group.items.map(({ item, leads }, index) => (
          <NotificationItem
            key={item.id}
            notification={item}
            leads={leads}
            filled={item.meetingId === toAnswer}
            // Who it is stands once, below the words that name the person first.
            job={person && index === 0 ? jobLine(person) : ''}
            onOpen={onOpen}
          />
        ))}
      </Stack>
    </Row>
  );
}
