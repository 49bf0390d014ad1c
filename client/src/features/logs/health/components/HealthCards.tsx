import type { ReactNode } from 'react';
import type { SystemHealth_HealthFragment } from '../../../../generated/graphql';
import { formatNumber } from '../../../../lib/format';
import {
  Facts,
  Note,
  Notice,
  PlainTable,
  SectionCard,
  StatusTag,
  type StatusTone,
  TimeAgo,
  useNow,
} from '../../../../ui';
import { messages } from '../messages';

type Health = SystemHealth_HealthFragment;

const DAY_MS = 24 * 60 * 60 * 1_000;
const redisTones: Record<Health['redis'], StatusTone> = { UP: 'success', AWAY: 'danger', UNUSED: 'neutral' };

/** A number that should be zero. */
function Zero({ count, children }: { count: number; children?: ReactNode }) {
  const text = children ?? formatNumber(count);
  return count > 0 ? <StatusTag tone="danger">{text}</StatusTag> : text;
}

/** The servers, those that ended without a word too. */
export function Servers({ servers }: Pick<Health, 'servers'>) {
  const { title, head, running, silent } = messages.servers;
  return (
    <SectionCard title={title}>
      <PlainTable stacked aria-label={title} head={head}>
        {servers.map(({ id, host, version, startedAt, seenAt, isRunning }) => (
          <tr key={id}>
            <th scope="row" title={id}>
              {host}
            </th>
            <td>
              <StatusTag tone={isRunning ? 'success' : 'danger'}>{isRunning ? running : silent}</StatusTag>
            </td>
            <td>{version}</td>
            <td>
              <TimeAgo at={startedAt} />
            </td>
            <td>
              <TimeAgo at={seenAt} />
            </td>
          </tr>
        ))}
      </PlainTable>
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
          [texts.mailsFailed, <Zero key="failed" count={health.mailsFailed} />],
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
  const { title, head, none } = messages.jobs;
  return (
    <SectionCard title={title}>
      {queues.length === 0 ? (
        <Note size="md">{none}</Note>
      ) : (
        <PlainTable stacked aria-label={title} head={head}>
          {queues.map(({ name, due, planned, running, failed, oldestDueAt }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(due)}</td>
              <td>{formatNumber(planned)}</td>
              <td>{formatNumber(running)}</td>
              <td>
                <Zero count={failed} />
              </td>
              <td>{oldestDueAt ? <TimeAgo at={oldestDueAt} /> : messages.nothing}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </SectionCard>
  );
}
