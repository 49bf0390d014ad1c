import {
  ApiOutlined,
  AppstoreOutlined,
  CheckCircleOutlined,
  EnvironmentOutlined,
  FlagOutlined,
  HddOutlined,
  MailOutlined,
  ScanOutlined,
  SolutionOutlined,
  SoundOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { useEventZone } from '../../../../data/event/useEventZone';
import type { OrganiserTaskKind } from '../../../../generated/graphql';
import { formatTime } from '../../../../lib/time';
import {
  EmptyState,
  LinkButton,
  Note,
  Row,
  SectionCard,
  Stack,
  StatusTag,
  Text,
  TimeAgo,
  useToasts,
} from '../../../../ui';
import { messages } from './messages';
import { useTaskActs } from './useTaskActs';
import type { Task, TaskItem } from './useToday';

const texts = messages.needs;

const icons: Record<OrganiserTaskKind, ComponentType<{ 'aria-hidden': true }>> = {
  APPLICATION: SolutionOutlined,
  MESSAGE_REPORT: FlagOutlined,
  GATE_CONFLICT: ScanOutlined,
  SESSION_WITHOUT_SPEAKER: SoundOutlined,
  SESSION_WITHOUT_ROOM: EnvironmentOutlined,
  POD_WISHED_TWICE: AppstoreOutlined,
  MAIL_REFUSED: MailOutlined,
  MAIL_FAILED: MailOutlined,
  INVITATIONS_MISSED: MailOutlined,
  WEBHOOK_PAUSED: ApiOutlined,
  BACKUP_OLD: HddOutlined,
};

/** Kinds whose time lies ahead. */
const ahead: readonly OrganiserTaskKind[] = [
  'SESSION_WITHOUT_SPEAKER',
  'SESSION_WITHOUT_ROOM',
  'POD_WISHED_TWICE',
];

/** What is known of a thing beside its name. */
function detailOf(kind: OrganiserTaskKind, detail: string | null): string | null {
  if (kind === 'GATE_CONFLICT') return texts.scannedAt(detail ?? '');
  if (kind === 'WEBHOOK_PAUSED') return texts.paused[detail ?? ''] ?? detail;
  if (kind === 'POD_WISHED_TWICE') return texts.requests(detail ?? '');
  return detail;
}

interface ActProps {
  label: string;
  item: TaskItem;
  run: (item: TaskItem) => Promise<unknown>;
}

function Act({ label, item, run }: ActProps) {
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await toasts.attempt(() => run(item));
    setBusy(false);
  };
  return (
    <Button
      aria-label={texts.actOn(label, item.name)}
      loading={busy}
      disabled={busy}
      onClick={() => void act()}
    >
      {label}
    </Button>
  );
}

function Acts({ kind, item }: { kind: OrganiserTaskKind; item: TaskItem }) {
  const { acts, checkConflict, linkOf } = useTaskActs();
  const run = acts[kind];
  const label = texts.acts[kind];
  if (!run)
    return (
      <LinkButton to={linkOf(kind, item)} aria-label={texts.actOn(label, item.name)}>
        {label}
      </LinkButton>
    );
  return (
    <>
      {kind === 'GATE_CONFLICT' && <Act label={texts.checked} item={item} run={checkConflict} />}
      <Act label={label} item={item} run={run} />
    </>
  );
}

function Item({ kind, item }: { kind: OrganiserTaskKind; item: TaskItem }) {
  const zone = useEventZone();
  const { linkOf } = useTaskActs();
  const { at } = item;
  const isBackup = kind === 'BACKUP_OLD';
  return (
    // Two acts have a line of their own on phones, below what they are about.
    <Row as="li" gap="sm" wrap justify="end">
      <Text as="div" grow style={{ minWidth: 160 }}>
        <Text as={Link} to={linkOf(kind, item)} tone="text" strong={500} cut style={{ display: 'block' }}>
          <bdi>{isBackup ? texts.backup : item.name}</bdi>
        </Text>
        <Note cut dir="auto">
          {[detailOf(kind, item.detail), at && ahead.includes(kind) && texts.starts(formatTime(at, zone))]
            .filter(Boolean)
            .join(' · ')}
          {at && !ahead.includes(kind) && (
            <>
              {item.detail && ' · '}
              <TimeAgo at={at} />
            </>
          )}
          {isBackup && !at && texts.noBackup}
        </Note>
      </Text>
      <Row gap="sm">
        <Acts kind={kind} item={item} />
      </Row>
    </Row>
  );
}

/** What waits for the organiser, each with the act that ends it. */
export function NeedsYou({ tasks }: { tasks: readonly Task[] }) {
  const { lists } = useTaskActs();
  const total = tasks.reduce((sum, { count }) => sum + count, 0);
  return (
    <SectionCard
      title={texts.title}
      tone={total > 0 ? 'waiting' : 'plain'}
      extra={total > 0 && <StatusTag tone="waiting">{total}</StatusTag>}
    >
      {total === 0 && (
        <EmptyState title={texts.none} text={texts.noneText} icon={<CheckCircleOutlined aria-hidden />} />
      )}
      <Stack as="ul" gap="md" divided aria-live="polite">
        {tasks.map(({ kind, count, items }) => {
          const Icon = icons[kind];
          return (
            <Stack as="li" key={kind} gap="xs">
              <Row gap="xs">
                <Text as={Icon} tone="warning" aria-hidden />
                <Text strong>
                  {lists[kind] ? (
                    <Link to={lists[kind]}>{texts.tasks[kind](count)}</Link>
                  ) : (
                    texts.tasks[kind](count)
                  )}
                </Text>
              </Row>
              <Stack as="ul" gap="xs">
                {items.map((item) => (
                  <Item key={`${item.id} ${item.at}`} kind={kind} item={item} />
                ))}
              </Stack>
              {count > items.length && <Note>{texts.more(count - items.length)}</Note>}
            </Stack>
          );
        })}
      </Stack>
    </SectionCard>
  );
}
