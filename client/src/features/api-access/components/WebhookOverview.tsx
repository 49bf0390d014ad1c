import { Button } from 'antd';
import { useEventZone } from '../../../data/event/useEventZone';
import type { Webhook_WebhookFragment } from '../../../generated/graphql';
import { useResumeWebhookMutation } from '../../../generated/hooks';
import { formatNumber } from '../../../lib/format';
import { formatMoment } from '../../../lib/time';
import { Facts, Figure, Grid, Notice, SectionCard, Stack, useNow, useToasts } from '../../../ui';
import styles from '../api-access.module.css';
import { scopeWords } from '../lib/scopes';
import { inMs, stateOfWebhook, topicWords } from '../lib/webhook';
import { messages } from '../messages';
import { StateTag } from './StateTag';

const texts = messages.webhook;

type Webhook = Webhook_WebhookFragment;

/** What holds deliveries up, and the way on. */
function Trouble({ webhook: { id, pausedAt, pauseReason, failingSince } }: { webhook: Webhook }) {
  const zone = useEventZone();
  const toasts = useToasts();
  const [resume] = useResumeWebhookMutation({ refreshes: ['webhook', 'webhookDeliveries'] });
  const since = pausedAt ?? failingSince;
  if (!since) return null;
  const goOn = () =>
    void toasts.attempt(async () => {
      await resume({ variables: { input: { webhookId: id } } });
      toasts.success(texts.resumed);
    });
  const time = formatMoment(since, zone);
  return (
    <Notice
      kind={pausedAt ? 'error' : 'warning'}
      title={pausedAt ? texts.paused(time) : texts.failing(time)}
      action={<Button onClick={goOn}>{pausedAt ? texts.resume : texts.tryNow}</Button>}
    >
      {pauseReason ? texts.pauseReasons[pauseReason] : texts.failingText}
    </Notice>
  );
}

function Figures({ delivered, failed, waiting, medianLatencyMs, p95LatencyMs }: Webhook['statistics']) {
  const { figures } = texts;
  return (
    <Grid as="dl" column={110} fit gap="sm">
      <Figure label={figures.delivered}>{formatNumber(delivered)}</Figure>
      <Figure label={figures.failed}>{formatNumber(failed)}</Figure>
      <Figure label={figures.waiting}>{formatNumber(waiting)}</Figure>
      <Figure label={figures.median}>{inMs(medianLatencyMs)}</Figure>
      <Figure label={figures.p95}>{inMs(p95LatencyMs)}</Figure>
    </Grid>
  );
}

/** How a webhook goes, and what it sends. */
export function WebhookOverview({ webhook }: { webhook: Webhook }) {
  const zone = useEventZone();
  const now = useNow();
  const { url, scopes, query, authorName, createdAt, previousSecretUntil, statistics } = webhook;
  const hasTwoSecrets = previousSecretUntil && Date.parse(previousSecretUntil) > now.getTime();
  return (
    <Stack gap="md">
      <Trouble webhook={webhook} />
      <Grid column={340} fit gap="md" align="start">
        <SectionCard title={texts.lastDay} extra={<StateTag state={stateOfWebhook(webhook)} />}>
          <Figures {...statistics} />
        </SectionCard>
        <SectionCard title={texts.setup}>
          <Facts
            facts={[
              [
                texts.address,
                <span key="url" className={styles.address}>
                  {url}
                </span>,
              ],
              [texts.topics, topicWords(webhook.topics)],
              [texts.scopes, scopeWords(scopes)],
              [
                texts.payload,
                query === null ? (
                  texts.usualPayload
                ) : (
                  <details key="query">
                    <summary>{texts.ownPayload}</summary>
                    <pre className={styles.code}>{query}</pre>
                  </details>
                ),
              ],
              [texts.made, messages.tokens.madeBy(authorName, formatMoment(createdAt, zone))],
              ...(hasTwoSecrets
                ? [[texts.secret, texts.twoSecrets(formatMoment(previousSecretUntil, zone))] as const]
                : []),
            ]}
          />
        </SectionCard>
      </Grid>
    </Stack>
  );
}
