import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { SystemHealthQuery } from '../../../../generated/graphql';
import { useReleaseHeldJobsMutation } from '../../../../generated/hooks';
import { formatNumber } from '../../../../lib/format';
import {
  Facts,
  Note,
  Notice,
  Row,
  SectionCard,
  Stack,
  StatusTag,
  type StatusTone,
  Text,
  TimeAgo,
  useDialogs,
  useNow,
  useToasts,
} from '../../../../ui';
import { messages } from '../messages';

type Health = SystemHealthQuery['systemHealth'];

const DAY_MS = 24 * 60 * 60 * 1_000;
const redisTones: Record<Health['redis'], StatusTone> = { UP: 'success', AWAY: 'danger', UNUSED: 'neutral' };
const secretsTones: Record<Health['secrets'], StatusTone> = {
  SEALED: 'success',
  PLAIN: 'waiting',
  KEY_MISSING: 'danger',
};

/** The name of the file of a migration: that of `020-password-recovery.sql` is `PasswordRecovery1795000000020`. */
const migrationFile = (name: string): string => {
  const words = name.replace(/\d+$/, '').replaceAll(/(?!^)[A-Z]/g, '-$&');
  return `${name.slice(-3)}-${words.toLowerCase()}`;
};

/** A thing with its state, and what else is to say of it. */
const Line = ({ name, state, children }: { name: string; state: ReactNode; children: ReactNode }) => (
  <Row as="li" wrap justify="between" gap="sm" lineGap="xxs" tall>
    <Row gap="xs">
      <Text strong>{name}</Text>
      {state}
    </Row>
    <Text tone="secondary">{children}</Text>
  </Row>
);

/** In a restored copy: what waits, and the button that has it sent. */
export function Held({ heldSince, queues, webhookDeliveriesWaiting }: Health) {
  const [release] = useReleaseHeldJobsMutation({ refreshes: ['systemHealth'] });
  const dialogs = useDialogs();
  const toasts = useToasts();
  if (!heldSince) return null;
  const ask = async () => {
    if (await dialogs.confirm(messages.releaseText, messages.release)) await toasts.attempt(() => release());
  };
  const waits = [...queues, { name: messages.webhookDeliveries, waiting: webhookDeliveriesWaiting }]
    .filter(({ waiting }) => waiting > 0)
    .map(({ name, waiting }) => messages.waits(messages.queues[name] ?? name, waiting));
  return (
    <Notice
      kind="warning"
      title={messages.held}
      action={<Button onClick={() => void ask()}>{messages.release}</Button>}
    >
      {messages.restored} <TimeAgo at={heldSince} />. {waits.join(' · ')}
    </Notice>
  );
}

/** The servers, those that ended without a word too. */
export const Servers = ({ servers }: Pick<Health, 'servers'>) => (
  <SectionCard title={messages.servers}>
    <Stack as="ul" gap="xs" divided>
      {servers.map(({ id, version, startedAt, seenAt, isRunning }) => {
        const [tone, word] = isRunning ? (['success', 'running'] as const) : (['danger', 'gone'] as const);
        return (
          <Line key={id} name={id} state={<StatusTag tone={tone}>{messages[word]}</StatusTag>}>
            {messages.version(version)} · {messages.started} <TimeAgo at={startedAt} /> · {messages.seen}{' '}
            <TimeAgo at={seenAt} />
          </Line>
        );
      })}
    </Stack>
  </SectionCard>
);

/** Where everything is kept, and what still has to leave. */
export function State(health: Health) {
  const { differingZones, knowsLetters, mailsFailed, lastBackupAt, redis, secrets } = health;
  const now = useNow().getTime();
  const isOld = !lastBackupAt || now - Date.parse(lastBackupAt) > DAY_MS;
  const tag = (tone: StatusTone, text: ReactNode) => <StatusTag tone={tone}>{text}</StatusTag>;
  return (
    <SectionCard title={messages.state}>
      <Facts
        facts={[
          [messages.postgres, health.postgres],
          [
            messages.letters,
            tag(
              knowsLetters ? 'success' : 'waiting',
              knowsLetters ? messages.lettersKnown : messages.lettersUnknown,
            ),
          ],
          [
            messages.zones,
            differingZones.length > 0
              ? tag('danger', messages.zonesDiffer(differingZones))
              : tag('success', messages.zonesAgree),
          ],
          [messages.migration, migrationFile(health.migration)],
          [messages.connections, formatNumber(health.connections)],
          [messages.redis, tag(redisTones[redis], messages.redisStates[redis])],
          [messages.secrets, tag(secretsTones[secrets], messages.secretsStates[secrets])],
          [messages.mailsWaiting, formatNumber(health.mailsWaiting)],
          [messages.mailsFailed, tag(mailsFailed > 0 ? 'danger' : 'neutral', formatNumber(mailsFailed))],
          [messages.events, messages.eventsFor(health.outboxRows, health.outboxAgeSeconds)],
          [
            messages.lastBackup,
            tag(
              isOld ? 'waiting' : 'success',
              lastBackupAt ? <TimeAgo at={lastBackupAt} /> : messages.noBackup,
            ),
          ],
        ]}
      />
    </SectionCard>
  );
}

/** Kinds of jobs that wait or failed. */
export const Jobs = ({ queues }: Pick<Health, 'queues'>) => (
  <SectionCard title={messages.jobs}>
    {queues.length === 0 && <Note size="md">{messages.noJobs}</Note>}
    <Stack as="ul" gap="xs" divided>
      {queues.map(({ name, waiting, failed, waitingSince }) => (
        <Line
          key={name}
          name={messages.queues[name] ?? name}
          state={failed > 0 && <StatusTag tone="danger">{messages.failed(failed)}</StatusTag>}
        >
          {messages.waiting(waiting)}
          {waitingSince && ` · ${messages.oldest} `}
          {waitingSince && <TimeAgo at={waitingSince} />}
        </Line>
      ))}
    </Stack>
  </SectionCard>
);
