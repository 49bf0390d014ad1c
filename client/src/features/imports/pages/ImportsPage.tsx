import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { paths } from '../../../lib/paths';
import { ErrorPage, Hint, LoadingLines, PageHeader, Row, Stack, Text, usePageTitle } from '../../../ui';
import { kindOf } from '../lib/subjects';
import { messages } from '../messages';

const ImportHistory = lazy(() => import('../components/ImportHistory'));
const ImportStart = lazy(() => import('../components/ImportStart'));
const ImportStudio = lazy(() => import('../components/ImportStudio'));

function AllImports({ eventId }: { eventId: string }) {
  return (
    <Stack gap="md">
      <PageHeader title={messages.title} description={messages.description} />
      <Suspense fallback={<LoadingLines rows={8} />}>
        <ImportStart eventId={eventId} />
        <Row as={Hint} wrap gap="sm" lineGap={0}>
          {messages.ofProgram}
          <Link to={paths.imports(eventId, 'wishes')}>{messages.kinds.MEETING_WISHES.title}</Link>
          <Link to={paths.imports(eventId, 'targets')}>{messages.kinds.MEETING_TARGETS.title}</Link>
        </Row>
        <Text as="h2" size="lg" strong>
          {messages.list.earlier}
        </Text>
        <ImportHistory eventId={eventId} />
      </Suspense>
    </Stack>
  );
}

/** A place for a file, past and running imports of the event, and the studio for each kind of file. */
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
