import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Webhook_WebhookFragment } from '../../../generated/graphql';
import { useDeleteWebhookMutation, useRotateWebhookSecretMutation } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { ConfirmWithConsequences, PopMenu, PopMenuItem, useOverlay, useToasts } from '../../../ui';
import { verifySnippet } from '../lib/snippets';
import { messages } from '../messages';

const EditWebhook = lazy(() => import('./WebhookForm'));
const ShownOnce = lazy(() => import('./ShownOnce'));

const texts = messages.webhook;

interface WebhookActionsProps {
  webhook: Webhook_WebhookFragment;
  onTest: () => void;
}

/** What can be done with a webhook, and what opens for it. */
export function WebhookActions({ webhook: { id, eventId, name }, onTest }: WebhookActionsProps) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const edit = useOverlay('edit');
  const [asked, setAsked] = useState<'secret' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useDeleteWebhookMutation({ refreshes: ['webhooks'] });
  const close = () => setAsked(null);
  return (
    <>
      <Button type="primary" onClick={onTest}>
        {texts.sendTest}
      </Button>
      <Button onClick={() => edit.open(id)}>{texts.edit}</Button>
      <PopMenu label={texts.actions} buttonLabel={texts.actions} button={<MoreOutlined aria-hidden />}>
        <PopMenuItem onClick={() => setAsked('secret')}>{texts.newSecret}</PopMenuItem>
        <PopMenuItem danger onClick={() => setAsked('delete')}>
          {texts.delete}
        </PopMenuItem>
      </PopMenu>
      <ConfirmWithConsequences
        open={asked === 'secret'}
        harmless
        title={texts.newSecretTitle}
        text={texts.newSecretText}
        act={texts.newSecretAct}
        onConfirm={async () => {
          const { data } = await rotate({ variables: { input: { webhookId: id } } });
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
          await remove({ variables: { input: { webhookId: id } } });
          toasts.success(texts.deleted(name), { arrives: true });
          void navigate(paths.apiAccess(eventId, 'webhooks'), { replace: true });
        }}
        onCancel={close}
      />
      <Suspense>
        {edit.value && <EditWebhook key={id} id={id} onClose={edit.close} />}
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
