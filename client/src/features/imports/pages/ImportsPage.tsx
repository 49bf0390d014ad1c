import { ImportOutlined } from '@ant-design/icons';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import type { ImportKind } from '../../../generated/graphql';
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
import { kindOf, subjects } from '../lib/subjects';
import { messages } from '../messages';

const ImportHistory = lazy(() => import('../components/ImportHistory'));
const ImportStudio = lazy(() => import('../components/ImportStudio'));

function AllImports({ eventId }: { eventId: string }) {
  // Without icons, the buttons take less room on a phone.
  const isWide = useAtLeast('md');
  const icon = isWide && <ImportOutlined aria-hidden />;
  // The main one stands at the end of the title's line; below the title it comes first.
  const kinds: ImportKind[] = ['ACTIVITIES', 'COMPANIES', 'ATTENDEES'];
  if (!isWide) kinds.reverse();
  return (
    <Stack gap="md">
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <>
            {kinds.map((kind) => (
              <LinkButton
                key={kind}
                type={kind === 'ATTENDEES' ? 'primary' : 'default'}
                to={paths.imports(eventId, subjects[kind])}
                icon={icon}
              >
                {messages.kinds[kind].title}
              </LinkButton>
            ))}
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
