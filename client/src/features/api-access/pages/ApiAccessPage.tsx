import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { paths } from '../../../lib/paths';
import { ConsolePage, ErrorPage, PageHeader, Segmented, useOverlays, usePageTitle } from '../../../ui';
import { TokenTable } from '../components/TokenTable';
import { WebhookTable } from '../components/WebhookTable';
import { messages } from '../messages';

const { sections } = messages;

/** The programs of others: with which tokens they ask, and where changes are sent. */
export default function ApiAccessPage() {
  const { section = 'tokens' } = useParams();
  const { event } = useEventContext();
  const navigate = useNavigate();
  const overlays = useOverlays();
  usePageTitle(messages.title, event.title);
  if (section !== 'tokens' && section !== 'webhooks') return <ErrorPage status={404} embedded />;
  const isTokens = section === 'tokens';
  return (
    <ConsolePage>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => (isTokens ? overlays.open('make', 'token') : overlays.open('edit', 'new'))}
          >
            {isTokens ? messages.tokens.make : messages.webhooks.add}
          </Button>
        }
      />
      <Segmented
        label={sections.label}
        value={section}
        onChange={(chosen) =>
          void navigate(paths.apiAccess(event.id, chosen === 'webhooks' ? chosen : undefined))
        }
        options={[
          { value: 'tokens', label: sections.tokens },
          { value: 'webhooks', label: sections.webhooks },
        ]}
      />
      {isTokens ? <TokenTable /> : <WebhookTable eventId={event.id} />}
    </ConsolePage>
  );
}
