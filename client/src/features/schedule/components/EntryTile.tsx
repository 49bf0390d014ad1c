import { CalendarOutlined, DeleteOutlined, StopOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
import { useRemoveBusyTimeMutation } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { formatTimeRange } from '../../../lib/time';
import type { Span } from '../../../lib/timeline-layout';
import { PlainButton, Row, Stack, Text, useOverlays, useToasts } from '../../../ui';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { removeItem } from '../lib/agenda-cache';
import { clashesWith } from '../lib/agenda-entries';
import type { OtherEntry } from '../lib/programme-rows';
import { messages } from '../messages';
import styles from './schedule.module.css';

function RemoveBusyTime({ id, name }: { id: string; name: string }) {
  const { event } = useEventContext();
  const toasts = useToasts();
  const [removeBusyTime] = useRemoveBusyTimeMutation();
  const remove = () =>
    removeBusyTime({
      variables: { input: { busyTimeId: id } },
      optimisticResponse: (_variables, { IGNORE }) => IGNORE,
      update: (cache) => removeItem(cache, event.id, id),
    });
  return (
    <Button
      type="text"
      icon={<DeleteOutlined aria-hidden />}
      title={messages.removeBusy}
      aria-label={name}
      onClick={() => void toasts.attempt(remove, { refused: messages.busyNotRemoved, key: `busy-${id}` })}
    />
  );
}

interface EntryTileProps {
  entry: OtherEntry;
  /** Where it stands is drawn to scale: what does not fit is cut. */
  isTile?: boolean;
  /** Stands in the agenda: what else is there at the same time is named, and busy times can be removed. */
  inAgenda?: boolean;
}

/** A meeting or busy time of the viewer; a meeting leads to My Meetings. */
export function EntryTile({ entry, isTile = false, inAgenda = false }: EntryTileProps) {
  const overlays = useOverlays();
  const zone = useEventZone();
  const time = formatTimeRange(entry.startsAt, entry.endsAt, zone);
  const { entries } = useSchedulePage().agenda;
  const clashes = inAgenda && !isTile ? clashesWith(entry, entries) : [];
  const isBusy = entry.kind === 'busy';
  const name = isBusy ? entry.busyTime.note || messages.busy : messages.meetingWith(entry.meeting);
  const { status, pod } = isBusy ? {} : entry.meeting;
  const cut = isTile || undefined;
  return (
    <Row
      gap="xxs"
      align="stretch"
      grow
      className={styles.tile}
      data-tile={isTile}
      data-kind={entry.kind}
      data-status={status}
    >
      <Stack grow>
        <Row as="p" gap="xxs" align="baseline">
          <span>{isBusy ? <StopOutlined aria-hidden /> : <CalendarOutlined aria-hidden />}</span>
          {isBusy ? (
            <Text strong cut={cut} dir="auto">
              {name}
            </Text>
          ) : (
            <Text
              as={PlainButton}
              strong
              cut={cut}
              dir="auto"
              className={styles.open}
              onClick={() => overlays.openMeeting(entry.id)}
            >
              {name}
            </Text>
          )}
        </Row>
        <Text as="p" size="note" tone="secondary" cut={cut}>
          {[time, pod && messages.pod(pod.name)].filter(Boolean).join(' · ')}
        </Text>
        {clashes.length > 0 && (
          <Text as="p" size="note" tone="warning" strong>
            <WarningOutlined aria-hidden /> {messages.clashesWith(clashes, zone)}
          </Text>
        )}
      </Stack>
      {isBusy && inAgenda && <RemoveBusyTime id={entry.id} name={messages.removeBusyNamed(name, time)} />}
    </Row>
  );
}

/** A free time, with the way to people to meet. */
export function FreeTile({ gap }: { gap: Span }) {
  const { event } = useEventContext();
  return (
    <Row
      as={Link}
      to={paths.attendees(event.id)}
      gap="sm"
      wrap
      lineGap={0}
      align="baseline"
      justify="between"
      grow
      tall
      className={styles.free}
    >
      <Text size="note" tone="secondary">
        {messages.free} · {formatTimeRange(gap.startsAt, gap.endsAt, event.timezone)}
      </Text>
      <Text size="note" strong>
        {messages.findSomebody}
      </Text>
    </Row>
  );
}
