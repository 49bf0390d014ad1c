import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { AttendeeFilter, BulkJobKind } from '../../../generated/graphql';
import { PopMenu, PopMenuItem, Row, type TableSelection, useAtLeast } from '../../../ui';
import styles from '../attendees.module.css';
import { messages } from './messages';

const BulkDialog = lazy(() => import('./BulkDialog'));

const kinds: BulkJobKind[] = [
  'INVITE',
  'REMIND',
  'SET_CATEGORY',
  'SET_COMPANY',
  'ADD_TO_GROUP',
  'REMOVE_FROM_GROUP',
  'REMOVE',
];

/** The actions side by side; on phones in one menu. */
function Choices({ onChoose }: { onChoose: (kind: BulkJobKind) => void }) {
  const wide = useAtLeast('md');
  const texts = messages.bulk;
  if (wide)
    return kinds.map((kind) => (
      <Button key={kind} danger={kind === 'REMOVE'} onClick={() => onChoose(kind)}>
        {texts.actions[kind]}
      </Button>
    ));
  return (
    <PopMenu
      label={texts.menu}
      buttonClass={styles.menu}
      button={
        <Row as="span" inline gap="xs">
          {texts.menu} <DownOutlined aria-hidden />
        </Row>
      }
    >
      {kinds.map((kind) => (
        <PopMenuItem key={kind} danger={kind === 'REMOVE'} onClick={() => onChoose(kind)}>
          {texts.actions[kind]}
        </PopMenuItem>
      ))}
    </PopMenu>
  );
}

interface BulkActionsProps {
  eventId: string;
  filter: AttendeeFilter;
  selection: TableSelection;
}

/** Actions on the selected people. */
export function BulkActions({ eventId, filter, selection }: BulkActionsProps) {
  const [kind, setKind] = useState<BulkJobKind | null>(null);
  const chosen = selection.isAll ? { eventId, filter } : { eventId, attendeeIds: [...selection.ids] };
  return (
    <>
      <Choices onChoose={setKind} />
      {kind && (
        <Suspense>
          <BulkDialog
            eventId={eventId}
            kind={kind}
            selection={chosen}
            onStarted={() => {
              setKind(null);
              selection.clear();
            }}
            onCancel={() => setKind(null)}
          />
        </Suspense>
      )}
    </>
  );
}
