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
import type { PersonPanel_AttendeeFragment } from '../../../generated/graphql';
import { useDismissMatchMutation, useUndismissMatchMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { PopMenu, PopMenuItem, RefusedButton, Row, useAtLeast, useOverlays, useToasts } from '../../../ui';
import styles from '../attendees.module.css';
import { messages } from '../messages';
import { BookmarkButton } from '../person/BookmarkButton';
import { messages as personMessages } from '../person/messages';
import type { PersonProfileProps } from './PersonProfile';

const texts = messages.panel;

/** Says "not for me" of a person or takes it back, at once on the screen. The toast offers the way back. */
function useDismissMatch({ id, ...person }: PersonPanel_AttendeeFragment): (dismissed: boolean) => void {
  const toasts = useToasts();
  const [dismiss] = useDismissMatchMutation();
  const [undismiss] = useUndismissMatchMutation();
  return function set(dismissed) {
    const input = { attendeeId: id };
    const answer = { attendee: { __typename: 'Attendee' as const, id, dismissed } };
    const send = async () => {
      if (!dismissed)
        return undismiss({ variables: { input }, optimisticResponse: { undismissMatch: answer } });
      await dismiss({ variables: { input }, optimisticResponse: { dismissMatch: answer } });
      const action = { label: messages.dismiss.undo, run: () => set(false) };
      return toasts.info(messages.dismiss.done(fullName(person)), { action });
    };
    void toasts.attempt(send, { refused: messages.dismiss.failed });
  };
}

/** The actions of the viewer on a person; staff only look. */
export function PersonPanelActions({ person, slots }: PersonProfileProps) {
  const overlays = useOverlays();
  const roomForWords = useAtLeast('sm');
  const isStaff = useSession(({ auth }) => auth.user?.role !== 'ATTENDEE');
  const setDismissed = useDismissMatch(person);
  const [isBlocking, setBlocking] = useState(false);
  if (isStaff) return null;
  const { status, viewerAs } = person.viewerMeeting ?? {};
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
        <PopMenuItem
          icon={person.dismissed ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          onClick={() => setDismissed(!person.dismissed)}
        >
          {person.dismissed ? messages.dismiss.undismiss : messages.dismiss.dismiss}
        </PopMenuItem>
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
