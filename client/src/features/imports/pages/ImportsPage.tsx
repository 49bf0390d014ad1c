import { ImportOutlined } from '@ant-design/icons';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { paths } from '../../../lib/paths';
import {
  ErrorPage,
  LinkButton,
  LoadingLines,
  PageHeader,
  Stack,
  useAtLeast,
  usePageTitle,
} from '../../../ui';
import { kindOf } from '../lib/subjects';
import { messages } from '../messages';

const ImportHistory = lazy(() => import('../components/ImportHistory'));
const ImportStudio = lazy(() => import('../components/ImportStudio'));

function AllImports({ eventId }: { eventId: string }) {
  // Without icons, the buttons take less room on a phone.
  const icon = useAtLeast('md') && <ImportOutlined aria-hidden />;
  return (
    <Stack gap="md">
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <>
            <LinkButton to={paths.imports(eventId, 'schedule')} icon={icon}>
              {messages.kinds.ACTIVITIES.title}
            </LinkButton>
            <LinkButton to={paths.imports(eventId, 'companies')} icon={icon}>
              {messages.kinds.COMPANIES.title}
            </LinkButton>
            <LinkButton type="primary" to={paths.imports(eventId, 'attendees')} icon={icon}>
              {messages.kinds.ATTENDEES.title}
            </LinkButton>
          </>
        }
      />
      <Suspense fallback={<LoadingLines rows={8} />}>
        <ImportHistory eventId={eventId} />
      </Suspense>
    </Stack>
  );
}

/** Past and running imports of the event, and the studio for each kind of file. */
export default function ImportsPage() {
  const { kind: subject } = useParams();
  const { event } = useEventContext();
  const kind = subject === undefined ? undefined : kindOf(subject);
  usePageTitle(kind ? messages.kinds[kind].title : messages.title, event.title);
  if (kind) {
    return (
      <Suspense fallback={<LoadingLines rows={8} />}>
        <ImportStudio key={kind} eventId={event.id} kind={kind} />
      </Suspense>
    );
  }
  return subject === undefined ? <AllImports eventId={event.id} /> : <ErrorPage status={404} embedded />;
}
