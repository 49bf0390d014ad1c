import { CopyOutlined, EditOutlined, MoreOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import type { EventCard_EventFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { PopMenu, PopMenuItem, Row } from '../../../ui';
import styles from '../components/EventCard.module.css';
import { messages } from './messages';
import { useStatusActs } from './setup/hooks/useStatusActs';

interface EventActionsProps {
  event: EventCard_EventFragment;
  /** Absent where the viewer may make no events. */
  onDuplicate: (() => void) | undefined;
}

/** Actions of managers on an event in the list. */
export function EventActions({ event, onDuplicate }: EventActionsProps) {
  const navigate = useNavigate();
  const { items, dialog } = useStatusActs(event);
  return (
    <Row className={styles.actions}>
      <PopMenu
        label={messages.actions(event.title)}
        buttonLabel={messages.actions(event.title)}
        button={<MoreOutlined aria-hidden />}
      >
        <PopMenuItem icon={<EditOutlined aria-hidden />} onClick={() => void navigate(paths.setup(event.id))}>
          {messages.setup}
        </PopMenuItem>
        {onDuplicate && (
          <PopMenuItem icon={<CopyOutlined aria-hidden />} onClick={onDuplicate}>
            {messages.duplicate}
          </PopMenuItem>
        )}
        {items}
      </PopMenu>
      {dialog}
    </Row>
  );
}
