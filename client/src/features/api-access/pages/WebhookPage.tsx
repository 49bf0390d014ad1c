import { ArrowLeftOutlined, MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { hasCode } from '../../../data/errors/errors';
import { useEventContext } from '../../../data/event/useEventContext';
import type { Webhook_WebhookFragment } from '../../../generated/graphql';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestWebhookMutation,
  useWebhookByIdQuery,
} from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import {
  ConfirmWithConsequences,
  ConsolePage,
  EmptyState,
  PageHeader,
  Pending,
  PopMenu,
  PopMenuItem,
  Row,
  Stack,
  Text,
  useOverlay,
  usePageTitle,
  useToasts,
} from '../../../ui';
import styles from '../api-access.module.css';
import { DeliveryTable } from '../components/DeliveryTable';
import { WebhookOverview } from '../components/WebhookOverview';
import { verifySnippet } from '../lib/snippets';
import { messages } from '../messages';

const EditWebhook = lazy(() => import('../components/WebhookForm'));
const ShownOnce = lazy(() => import('../components/ShownOnce'));

const texts = messages.webhook;
const POLL_MS = 5_000;

/** How a loaded webhook goes, what can be done with it, and what opens for that. */
function Loaded({ webhook }: { webhook: Webhook_WebhookFragment }) {
  const { id, eventId, name, pausedAt } = webhook;
  const toasts = useToasts();
  const navigate = useNavigate();
  const edit = useOverlay('edit');
  const [asked, setAsked] = useState<'secret' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [send] = useSendTestWebhookMutation({ refreshes: ['webhookDeliveries', 'webhook'] });
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation({ refreshes: ['webhooks'] });
  const input = { webhookId: id };
  const test = () =>
    void toasts.attempt(async () => {
      await send({ variables: { input } });
      toasts.success(pausedAt ? texts.testWaits : texts.testSent);
    });
  const close = () => setAsked(null);
  return (
    <>
      <PageHeader
        title={name}
        actions={
          <>
            <Button type="primary" onClick={test}>
              {texts.sendTest}
            </Button>
            <Button onClick={() => edit.open(id)}>{texts.edit}</Button>
            <PopMenu label={texts.actions} buttonLabel={texts.actions} button={<MoreOutlined aria-hidden />}>
              <PopMenuItem onClick={() => setAsked('secret')}>{texts.newSecret}</PopMenuItem>
              <PopMenuItem danger onClick={() => setAsked('delete')}>
                {texts.delete}
              </PopMenuItem>
            </PopMenu>
          </>
        }
      />
      <WebhookOverview webhook={webhook} />
      <Stack gap="sm">
        <Text as="h2" size="xl" strong>
          {messages.deliveries.title}
        </Text>
        <DeliveryTable webhookId={id} onTest={test} />
      </Stack>
      <ConfirmWithConsequences
        open={asked === 'secret'}
        harmless
        title={texts.newSecretTitle}
        text={texts.newSecretText}
        act={texts.newSecretAct}
        onConfirm={async () => {
          const { data } = await rotate({ variables: { input } });
          setSecret(data!.rotateWebhookSecret.secret);
          close();
        }}
        onCancel={close}
      />
      <ConfirmWithConsequences
        open={asked === 'delete'}
        title={texts.deleteTitle(name)}
        text={texts.deleteText}
        act={texts.deleteAct}
        onConfirm={async () => {
          await remove({ variables: { input } });
          toasts.success(texts.deleted(name), { arrives: true });
          void navigate(paths.apiAccess(eventId, 'webhooks'), { replace: true });
        }}
        onCancel={close}
      />
      <Suspense>
        {edit.value && <EditWebhook id={id} onClose={edit.close} />}
        {secret && (
          <ShownOnce
            texts={messages.secretMade}
            secret={secret}
            snippet={verifySnippet}
            onClose={() => setSecret(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** One webhook: how it goes, what it sends, and each delivery. */
export default function WebhookPage() {
  const { webhookId = '' } = useParams();
  const { event } = useEventContext();
  const { data, error, refetch } = useWebhookByIdQuery({
    variables: { id: webhookId },
    pollInterval: POLL_MS,
  });
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
