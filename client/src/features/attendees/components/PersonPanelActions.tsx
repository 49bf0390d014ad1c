import {
  CalendarOutlined,
  EllipsisOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  MessageOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useSession } from '../../../data/session/useSession';
import { fullName } from '../../../lib/format';
import { PopMenu, PopMenuItem, RefusedButton, Row, useAtLeast, useOverlays } from '../../../ui';
import { useSetWish, wishMessages } from '../../wishes';
import styles from '../attendees.module.css';
import { messages } from '../messages';
import { BookmarkButton } from '../person/BookmarkButton';
import { messages as personMessages } from '../person/messages';
import { wishTargetOf } from '../person/wish-target';
import type { PersonProfileProps } from './PersonProfile';

const texts = messages.panel;

/** The actions of the viewer on a person; staff only look. */
export function PersonPanelActions({ person, slots }: PersonProfileProps) {
  const overlays = useOverlays();
  const roomForWords = useAtLeast('sm');
  const isStaff = useSession(({ auth }) => auth.user?.role !== 'ATTENDEE');
  const setWish = useSetWish();
  const [isBlocking, setBlocking] = useState(false);
  if (isStaff) return null;
  const { status, viewerAs } = person.viewerMeeting ?? {};
  const isRefused = person.viewerMeetingWish === 'NO';
  /** The filled button of the profile is Accept then. */
  const asksViewer = status === 'PENDING' && viewerAs === 'RECEIVER';
  return (
    <Row as="footer" gap="xs" className={styles.actions}>
      {person.viewerCanRequestMeeting && (
        <Button
          className={styles.wide}
          type={asksViewer ? 'default' : 'primary'}
          icon={<CalendarOutlined aria-hidden />}
          onClick={() => overlays.openMeet(person.id)}
        >
          {roomForWords ? texts.meet : personMessages.meet}
        </Button>
      )}
      {person.viewerMeetingRefusal && (
        <RefusedButton
          className={styles.wide}
          icon={<CalendarOutlined aria-hidden />}
          refusal={person.viewerMeetingRefusal}
        >
          {roomForWords ? texts.meet : personMessages.meet}
        </RefusedButton>
      )}
      {person.viewerCanMessage && (
        <Button
          className={styles.wide}
          icon={<MessageOutlined aria-hidden />}
          onClick={() => overlays.openChat(person.id)}
        >
          {personMessages.message}
        </Button>
      )}
      {person.viewerMessageRefusal && (
        <RefusedButton
          className={styles.wide}
          icon={<MessageOutlined aria-hidden />}
          refusal={person.viewerMessageRefusal}
        >
          {personMessages.message}
        </RefusedButton>
      )}
      <BookmarkButton attendee={person} />
      <PopMenu label={texts.more} buttonLabel={texts.more} button={<EllipsisOutlined aria-hidden />}>
        {/* Where wishes are taken, "No thanks" among them says the same. */}
        {!person.viewerMayWish && (
          <PopMenuItem
            icon={isRefused ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
            onClick={() => setWish(wishTargetOf(person), isRefused ? null : 'NO')}
          >
            {isRefused ? wishMessages.suggestAgain : wishMessages.notForMe}
          </PopMenuItem>
        )}
        <PopMenuItem
          icon={<StopOutlined aria-hidden />}
          danger
          disabled={person.blockedByViewer}
          onClick={() => setBlocking(true)}
        >
          {texts.block}
        </PopMenuItem>
      </PopMenu>
      {isBlocking &&
        slots.renderBlockDialog({
          attendeeId: person.id,
          name: fullName(person),
          onClose: () => setBlocking(false),
        })}
    </Row>
  );
}
