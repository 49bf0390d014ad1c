import {
  CalendarOutlined,
  EllipsisOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  MessageOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { useState } from 'react';
import { ActionMenu } from '../../../components/ActionMenu';
import { BookmarkButton } from '../../../components/person/BookmarkButton';
import { messages as personMessages } from '../../../components/person/messages';
import type { PersonPanel_AttendeeFragment } from '../../../generated/graphql';
import { useAtLeast } from '../../../hooks/useMediaQuery';
import { useOverlays } from '../../../hooks/useOverlays';
import { useSession } from '../../../hooks/useSession';
import { fullName } from '../../../lib/format';
import { useDismissMatch } from '../hooks/useDismissMatch';
import { messages } from '../messages';
import styles from './PersonPanelActions.module.css';
import type { PersonSlots } from './PersonProfile';

const texts = messages.panel;

/** The actions of the viewer on a person; staff only look. */
export function PersonPanelActions({
  person,
  slots,
}: {
  person: PersonPanel_AttendeeFragment;
  slots: PersonSlots;
}) {
  const overlays = useOverlays();
  const roomForWords = useAtLeast('sm');
  const isStaff = useSession(({ auth }) => auth.user?.role !== 'ATTENDEE');
  const setDismissed = useDismissMatch(person);
  const [isBlocking, setBlocking] = useState(false);
  if (isStaff) return null;
  const items: MenuProps['items'] = [
    person.dismissed
      ? { key: 'undismiss', icon: <EyeOutlined aria-hidden />, label: messages.dismiss.undismiss }
      : { key: 'dismiss', icon: <EyeInvisibleOutlined aria-hidden />, label: messages.dismiss.dismiss },
    slots.renderBlockDialog
      ? {
          key: 'block',
          icon: <StopOutlined aria-hidden />,
          danger: true,
          label: texts.block,
          disabled: person.blockedByViewer,
        }
      : null,
  ];
  const choose = (key: string) => {
    if (key === 'block') setBlocking(true);
    else setDismissed(key === 'dismiss');
  };
  return (
    <footer className={styles.actions}>
      {person.viewerCanRequestMeeting && (
        <Button
          className={styles.meet}
          type="primary"
          icon={<CalendarOutlined aria-hidden />}
          aria-label={texts.meet}
          onClick={() => overlays.openMeet(person.id)}
        >
          {roomForWords ? texts.meet : personMessages.meet}
        </Button>
      )}
      {person.viewerCanMessage && (
        <Button
          className={styles.message}
          icon={<MessageOutlined aria-hidden />}
          onClick={() => overlays.openChat(person.id)}
        >
          {personMessages.message}
        </Button>
      )}
      <BookmarkButton attendee={person} />
      <ActionMenu
        placement="topRight"
        items={items}
        onChoose={choose}
        button={{
          className: styles.round,
          type: 'text',
          icon: <EllipsisOutlined aria-hidden />,
          'aria-label': texts.more,
        }}
      />
      {isBlocking &&
        slots.renderBlockDialog?.({
          attendeeId: person.id,
          name: fullName(person),
          onClose: () => setBlocking(false),
        })}
    </footer>
  );
}
