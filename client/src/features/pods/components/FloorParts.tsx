import { StopOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { fullName } from '../../../lib/format';
import { minutesBetween, type Span } from '../../../lib/timeline-layout';
import { PictureOrInitials, PlainButton, Row, Stack, Text, variables } from '../../../ui';
import type { FloorItem, Pod } from '../lib/pod-items';
import { messages } from '../messages';
import styles from './pods.module.css';

/** A row of the timeline, and a minute of it, in pixels. */
export const ROW_SIZE = 56;
export const MINUTE_SIZE = 5.6;

export function PodHead({ pod }: { pod: Pod }) {
  return (
    <Row as="span" gap={6} className={styles.head}>
      <Stack as="span" grow>
        <Text cut>{pod.name}</Text>
        <Text size="caption" tone="secondary" strong={400} cut>
          {pod.bookable ? pod.location : messages.day.notBookable}
        </Text>
      </Stack>
      {pod.company && (
        <PictureOrInitials name={pod.company.name} src={pod.company.logoUrl} size={24} shape="square" />
      )}
    </Row>
  );
}

/** A meeting or a blocked time on the timeline. `sign` stands before its people. */
export function PodTile({ item, isOver, sign }: { item: FloorItem; isOver: boolean; sign?: ReactNode }) {
  const { kind, people, title, label, change } = item;
  return (
    <Row
      as="span"
      gap="xxs"
      className={styles.tile}
      data-kind={kind}
      data-change={change}
      data-over={isOver}
      title={label}
    >
      {kind === 'block' && <StopOutlined aria-hidden />}
      {kind === 'block' && <Text cut>{title}</Text>}
      {sign}
      <Stack as="span" className={styles.names}>
        {people.map(({ id, person }) => (
          <Row as="span" key={id} gap="xxs" className={styles.line}>
            <PictureOrInitials name={fullName(person)} src={person.avatarUrl} size={18} />
            <Text cut>{fullName(person)}</Text>
          </Row>
        ))}
      </Stack>
    </Row>
  );
}

/** The meeting hours as lighter stretches of a row. */
export function OpenHours({ windows, from }: { windows: readonly Span[]; from: string }) {
  return windows.map(({ startsAt, endsAt }) => (
    <span
      key={startsAt}
      className={styles.open}
      style={variables({ start: minutesBetween(from, startsAt), length: minutesBetween(startsAt, endsAt) })}
    />
  ));
}

interface FloorCardProps {
  item: FloorItem;
  /** Time and place, in words. */
  note: ReactNode;
  /** Stands at the end of the card. */
  extra?: ReactNode;
  onOpen: () => void;
}

/** A meeting or a blocked time in the list of a day. */
export function FloorCard({ item, note, extra, onOpen }: FloorCardProps) {
  return (
    <Row
      as={PlainButton}
      gap="sm"
      className={styles.card}
      data-kind={item.kind}
      data-change={item.change}
      onClick={onOpen}
    >
      <Row as="span" rigid className={styles.faces} aria-hidden>
        {item.kind === 'block' && <StopOutlined />}
        {item.people.map(({ id, person }) => (
          <PictureOrInitials key={id} name={fullName(person)} src={person.avatarUrl} size={32} />
        ))}
      </Row>
      <Stack as="span" grow>
        <strong>{item.title}</strong>
        <Text size="sm" tone="secondary">
          {note}
        </Text>
      </Stack>
      {extra}
    </Row>
  );
}
