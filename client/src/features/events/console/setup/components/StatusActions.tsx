import { DownOutlined } from '@ant-design/icons';
import { PopMenu, Row, StatusTag } from '../../../../../ui';
import type { StatusSubject } from '../hooks/useEventStatus';
import { useStatusActs } from '../hooks/useStatusActs';
import { messages } from '../messages';
import styles from './Setup.module.css';

/** How far the event is, and what can be done about it. */
export function StatusActions({ event }: { event: StatusSubject }) {
  const { items, dialog } = useStatusActs(event);
  const status = messages.status[event.status];
  return (
    <>
      <PopMenu
        label={status}
        buttonClass={styles.status}
        button={
          <Row as="span" gap={6}>
            <StatusTag tone={event.status === 'PUBLISHED' ? 'success' : 'neutral'}>{status}</StatusTag>
            <DownOutlined aria-hidden />
          </Row>
        }
      >
        {items}
      </PopMenu>
      {dialog}
    </>
  );
}
