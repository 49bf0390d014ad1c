import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useOverlay } from '../../../ui';
import { verifySnippet } from '../lib/snippets';
import { messages } from '../messages';
import type { MadeWebhook } from './WebhookForm';
import { WebhookTable } from './WebhookTable';

const ShownOnce = lazy(() => import('./ShownOnce'));
const NewWebhook = lazy(() => import('./WebhookForm').then(({ NewWebhook: form }) => ({ default: form })));

/** The webhooks of the event; a new one leads to its page, where it can be tried. */
export default function WebhookSection({ eventId }: { eventId: string }) {
  const form = useOverlay('edit');
  const navigate = useNavigate();
  const [made, setMade] = useState<MadeWebhook | null>(null);
  return (
    <>
      <WebhookTable eventId={eventId} onAdd={() => form.open('new')} />
      <Suspense>
        {form.value && (
          <NewWebhook
            onMade={(webhook) => {
              setMade(webhook);
              form.close();
            }}
            onClose={form.close}
          />
        )}
        {made && (
          <ShownOnce
            texts={messages.secretMade}
            secret={made.secret}
            snippet={verifySnippet}
            onClose={() => void navigate(paths.webhook(eventId, made.webhook.id))}
          />
        )}
      </Suspense>
    </>
  );
}
