import type { SystemHealth_HealthFragment } from '../../../../generated/graphql';
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
  useNow,
} from '../../../../ui';
import { messages } from '../messages';

type Health = SystemHealth_HealthFragment;

const DAY_MS = 24 * 60 * 60 * 1_000;
const redisTones: Record<Health['redis'], StatusTone> = { UP: 'success', AWAY: 'danger', UNUSED: 'neutral' };

/** The servers, those that ended without a word too. */
export function Servers({ servers }: Pick<Health, 'servers'>) {
  const texts = messages.servers;
  return (
    <SectionCard title={texts.title}>
      <Stack as="ul" gap="xs" divided>
        {servers.map(({ id, host, version, startedAt, seenAt, isRunning }) => (
          <Row as="li" key={id} wrap justify="between" gap="sm" lineGap="xxs" tall>
            <Row gap="xs">
              <Text strong>{host}</Text>
              <StatusTag tone={isRunning ? 'success' : 'danger'}>
                {isRunning ? texts.running : texts.silent}
              </StatusTag>
            </Row>
            <Text tone="secondary">
              {texts.version(version)} · {texts.started} <TimeAgo at={startedAt} /> · {texts.seen}{' '}
              <TimeAgo at={seenAt} />
            </Text>
          </Row>
        ))}
      </Stack>
    </SectionCard>
  );
}

/** Where everything is kept. */
export function Data({ database, redis }: Pick<Health, 'database' | 'redis'>) {
  const texts = messages.data;
  return (
    <SectionCard title={texts.title}>
      <Facts
        facts={[
          [texts.postgres, database.version],
          [texts.size, messages.megabytes(database.bytes)],
          [texts.connections, texts.ofConnections(database.connections, database.maxConnections)],
          [texts.migration, database.migration],
          [
            texts.redis,
            <StatusTag key="redis" tone={redisTones[redis]}>
              {texts.states[redis]}
            </StatusTag>,
          ],
        ]}
      />
    </SectionCard>
  );
}

/** What still has to leave. */
export function Sending(
  health: Pick<Health, 'mailsWaiting' | 'mailsFailed' | 'outboxRows' | 'outboxAgeSeconds'>,
) {
  const texts = messages.sending;
  return (
    <SectionCard title={texts.title}>
      <Facts
        facts={[
          [texts.mailsWaiting, formatNumber(health.mailsWaiting)],
          [
            texts.mailsFailed,
            health.mailsFailed > 0 ? (
              <StatusTag key="failed" tone="danger">
                {formatNumber(health.mailsFailed)}
              </StatusTag>
            ) : (
              formatNumber(0)
            ),
          ],
          [texts.outbox, formatNumber(health.outboxRows)],
          [texts.delay, texts.seconds(health.outboxAgeSeconds)],
        ]}
      />
    </SectionCard>
  );
}

/** The latest backup, and a warning where there is none or an old one. */
export function LastBackup({ lastBackup }: Pick<Health, 'lastBackup'>) {
  const texts = messages.backup;
  const now = useNow().getTime();
  return (
    <SectionCard title={texts.title}>
      {lastBackup ? (
        <>
          {now - Date.parse(lastBackup.finishedAt) > DAY_MS && <Notice kind="warning" title={texts.old} />}
          <Facts
            facts={[
              [texts.finished, <TimeAgo key="at" at={lastBackup.finishedAt} />],
              [texts.size, messages.megabytes(lastBackup.bytes)],
              [texts.checksum, lastBackup.checksum],
            ]}
          />
        </>
      ) : (
        <Notice kind="warning" title={texts.none}>
          {texts.noneText}
        </Notice>
      )}
    </SectionCard>
  );
}

/** Kinds of jobs with anything to do. */
export function Jobs({ queues }: Pick<Health, 'queues'>) {
  const texts = messages.jobs;
  return (
    <SectionCard title={texts.title}>
      {queues.length === 0 && <Note size="md">{texts.none}</Note>}
      <Stack as="ul" gap="xs" divided>
        {queues.map(({ name, due, planned, running, failed, oldestDueAt }) => (
          <Row as="li" key={name} wrap justify="between" gap="sm" lineGap="xxs" tall>
            <Row gap="xs">
              <Text strong>{name}</Text>
              {failed > 0 && <StatusTag tone="danger">{texts.failed(failed)}</StatusTag>}
            </Row>
            <Text tone="secondary">
              {[texts.due(due), texts.planned(planned), texts.running(running)].join(' · ')}
              {oldestDueAt && (
                <>
                  {` · ${texts.oldest} `}
                  <TimeAgo at={oldestDueAt} />
                </>
              )}
            </Text>
          </Row>
        ))}
      </Stack>
    </SectionCard>
  );
}
