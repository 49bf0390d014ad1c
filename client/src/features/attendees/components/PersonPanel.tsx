import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasCode } from '../../../data/errors/errors';
import { usePersonPanelQuery } from '../../../generated/hooks';
import { focusDialog } from '../../../lib/focus';
import { endSide } from '../../../lib/language';
import { cardLinkId } from '../../../lib/person-link';
import {
  EmptyState,
  Pending,
  Row,
  Stack,
  useAtLeast,
  useKeys,
  useOverlays,
  usePersonOrder,
} from '../../../ui';
import drawer from '../../../ui/SidePanel.module.css';
import styles from '../attendees.module.css';
import { messages } from '../messages';
import { PersonProfile, type PersonSlots } from './PersonProfile';

const texts = messages.panel;

function PanelContent({ attendeeId, slots }: { attendeeId: string; slots: PersonSlots }) {
  const { data, error, refetch } = usePersonPanelQuery({ variables: { id: attendeeId } });
  // A card has most of the person already: only a complete answer is drawn.
  if (data) return <PersonProfile person={data.attendee} slots={slots} />;
  if (error && hasCode(error, 'NOT_FOUND'))
    return <EmptyState title={texts.missing} text={texts.missingText} />;
  return (
    <Stack pad="lg">
      <Pending error={error} refetch={refetch} title={texts.loadFailed} avatar rows={8} />
    </Stack>
  );
}

/** Buttons and keys that lead to the person before and after in the list on the page. */
function Neighbours({ attendeeId, onGo }: { attendeeId: string; onGo: (id: string) => void }): ReactNode {
  const { previous, next } = usePersonOrder(attendeeId);
  useKeys({ j: next !== null && (() => onGo(next)), k: previous !== null && (() => onGo(previous)) });
  if (!previous && !next) return null;
  const button = { type: 'text', className: 'thumb' } as const;
  return (
    <Row>
      <Button
        {...button}
        icon={<LeftOutlined aria-hidden />}
        aria-label={texts.previous}
        aria-keyshortcuts="k"
        title={texts.previousHint}
        disabled={!previous}
        onClick={() => previous && onGo(previous)}
      />
      <Button
        {...button}
        icon={<RightOutlined aria-hidden />}
        aria-label={texts.next}
        aria-keyshortcuts="j"
        title={texts.nextHint}
        disabled={!next}
        onClick={() => next && onGo(next)}
      />
    </Row>
  );
}

/** The profile of the person in `?person=`: beside the page, on phones a bottom sheet. */
export default function PersonPanel(slots: PersonSlots) {
  const [params] = useSearchParams();
  const overlays = useOverlays();
  const wide = useAtLeast('md');
  const attendeeId = params.get('person');
  // The last person stays drawn while the panel slides away.
  const [shown, setShown] = useState(attendeeId);
  if (attendeeId && attendeeId !== shown) setShown(attendeeId);
  return (
    <Drawer
      panelRef={focusDialog}
      open={attendeeId !== null}
      onClose={() => overlays.close('person')}
      placement={wide ? endSide() : 'bottom'}
      size={wide ? 480 : '92dvh'}
      title={texts.title}
      closable={{ placement: 'end', 'aria-label': texts.close }}
      extra={shown && <Neighbours attendeeId={shown} onGo={overlays.openPerson} />}
      className={`${drawer.panel} ${styles.panel}`}
      classNames={{ header: drawer.header, body: styles.flush, close: drawer.close }}
      destroyOnHidden
      afterOpenChange={(open) => {
        if (!open && shown) document.getElementById(cardLinkId(shown))?.focus({ preventScroll: true });
      }}
    >
      {shown && <PanelContent key={shown} attendeeId={shown} slots={slots} />}
    </Drawer>
  );
}
