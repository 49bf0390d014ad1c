import { ArrowLeftOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { hasCode } from '../../../data/errors';
import { useEventContext } from '../../../data/useEventContext';
import type { Webhook_WebhookFragment } from '../../../generated/graphql';
import { useSendTestWebhookMutation, useWebhookByIdQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import {
  ConsolePage,
  EmptyState,
  PageHeader,
  Pending,
  Row,
  Stack,
  Text,
  usePageTitle,
  useToasts,
} from '../../../ui';
import styles from '../api-access.module.css';
import { DeliveryTable } from '../components/DeliveryTable';
import { WebhookActions } from '../components/WebhookActions';
import { WebhookOverview } from '../components/WebhookOverview';
import { messages } from '../messages';

const texts = messages.webhook;
const POLL_MS = 5_000;

function Loaded({ webhook }: { webhook: Webhook_WebhookFragment }) {
  const toasts = useToasts();
  const [send] = useSendTestWebhookMutation({ refreshes: ['webhookDeliveries', 'webhook'] });
  const test = () =>
    void toasts.attempt(async () => {
      await send({ variables: { input: { webhookId: webhook.id } } });
      toasts.success(webhook.pausedAt ? texts.testWaits : texts.testSent);
    });
  return (
    <>
      <PageHeader title={webhook.name} actions={<WebhookActions webhook={webhook} onTest={test} />} />
      <WebhookOverview webhook={webhook} />
      <Stack gap="sm">
        <Text as="h2" size="xl" strong>
          {messages.deliveries.title}
        </Text>
        <DeliveryTable webhookId={webhook.id} onTest={test} />
      </Stack>
    </>
  );
}

/** One webhook: how it goes, what it sends, and each delivery. */
export default function WebhookPage() {
  const { webhookId = '' } = useParams();
  const { event } = useEventContext();
  const { data, error, startPolling, refetch } = useWebhookByIdQuery({ variables: { id: webhookId } });
  useEffect(() => startPolling(POLL_MS), [startPolling]);
  const webhook = data?.webhook.eventId === event.id ? data.webhook : undefined;
  const isMissing = data ? !webhook : hasCode(error, 'NOT_FOUND');
  usePageTitle(webhook?.name ?? messages.sections.webhooks, event.title);
  return (
    <ConsolePage>
      <Row as={Link} inline gap="xs" className={styles.back} to={paths.apiAccess(event.id, 'webhooks')}>
        <ArrowLeftOutlined aria-hidden /> {texts.back}
      </Row>
      {webhook && <Loaded key={webhookId} webhook={webhook} />}
      {isMissing && <EmptyState title={texts.missing} text={texts.missingText} />}
      {!webhook && !isMissing && (
        <Pending error={error} refetch={refetch} title={texts.loadFailed} rows={8} />
      )}
    </ConsolePage>
  );
}
