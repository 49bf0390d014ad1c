import { useEventContext } from '../../../data/event/useEventContext';
import type { ApiScope, CreateWebhookMutation, WebhookTopic } from '../../../generated/graphql';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useWebhookByIdQuery,
} from '../../../generated/hooks';
import { EditDrawer, FormDrawer } from '../../../ui';
import { scopeWords } from '../lib/scopes';
import {
  emptyWebhook,
  inputOfWebhook,
  topicWords,
  valuesOfWebhook,
  type WebhookValues,
} from '../lib/webhook';
import { messages } from '../messages';
import { WebhookFields } from './WebhookFields';

const texts = messages.webhookForm;
const WIDTH = 640;

export type MadeWebhook = CreateWebhookMutation['createWebhook'];

const inWords: Partial<Record<keyof WebhookValues, (value: unknown) => string>> = {
  topics: (value) => topicWords(value as WebhookTopic[]),
  scopes: (value) => scopeWords(value as ApiScope[]),
  payload: (value) => texts.payloads[value as WebhookValues['payload']],
};

const staleFields = (Object.keys(emptyWebhook) as (keyof WebhookValues)[]).map((name) => ({
  name,
  label: texts[name],
  render: inWords[name],
}));

interface NewWebhookProps {
  onMade: (made: MadeWebhook) => void;
  onClose: () => void;
}

/** A new webhook. */
export function NewWebhook({ onMade, onClose }: NewWebhookProps) {
  const { event } = useEventContext();
  const [create] = useCreateWebhookMutation({ refreshes: ['webhooks'] });
  return (
    <FormDrawer<WebhookValues, MadeWebhook>
      open
      title={texts.newTitle}
      submitLabel={texts.create}
      initialValues={emptyWebhook}
      onSubmit={async (values) => {
        const { data } = await create({
          variables: { input: { eventId: event.id, ...inputOfWebhook(values) } },
        });
        return data!.createWebhook;
      }}
      onSaved={onMade}
      onClose={onClose}
      width={WIDTH}
    >
      <WebhookFields />
    </FormDrawer>
  );
}

/** An edit of a webhook; what waits is sent as it then is. */
export default function EditWebhook({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useWebhookByIdQuery({ variables: { id }, from: 'server' });
  const [update] = useUpdateWebhookMutation();
  return (
    <EditDrawer
      title={texts.editTitle}
      failedTitle={messages.webhook.loadFailed}
      submitLabel={texts.save}
      loaded={data?.webhook}
      error={error}
      reload={async () => (await refetch()).data?.webhook}
      valuesOf={valuesOfWebhook}
      fields={staleFields}
      inputOf={inputOfWebhook}
      onSave={({ updatedAt }, changes) =>
        update({ variables: { input: { webhookId: id, expectedUpdatedAt: updatedAt, ...changes } } })
      }
      onClose={onClose}
      width={WIDTH}
    >
      <WebhookFields />
    </EditDrawer>
  );
}
