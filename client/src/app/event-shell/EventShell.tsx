import { Suspense, lazy, useDeferredValue, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatch, useNavigate, useParams } from 'react-router-dom';
import { EventContext } from '../../data/event/event-context';
import { useEventContext } from '../../data/event/useEventContext';
import { useOfferedLanguages } from '../../data/settings/language';
import { untilAnswered } from '../../data/connection/until-answered';
import { useAccent } from '../../data/settings/useAccent';
import { useCan } from '../../data/session/useCan';
import { useLiveDigest } from '../../data/freshness/useLiveDigest';
import { ChatDock } from '../../features/conversations/components/ChatDock';
import { useSearchShortcut } from '../../features/search/hooks/useSearchShortcut';
import { paths } from '../../lib/paths';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  Row,
  Stack,
  useAtLeast,
  useOverlay,
  usePageTitle,
} from '../../ui';
import { messages as shared } from '../../ui/messages';
import { SkipLink, contentId } from '../layouts/SkipLink';
import { messages } from '../messages';
import { BottomBar } from './BottomBar';
import styles from './EventShell.module.css';
import { EventSidebar } from './EventSidebar';
import { EventTopBar } from './EventTopBar';
import { MeetingStrip } from './lazy-meeting-strip';
import { SaveAsLead } from './lazy-save-as-lead';
import { useEventAccess } from './useEventAccess';

/** Only where there is no event to show. */
const MainLayout = lazy(() => import('../layouts/MainLayout'));
/** The page's own scripts and answers come first. Once the subscriptions stand, what was missed until then is asked for. */
const LIVE_AFTER_MS = 1000;
const LiveUpdates = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, LIVE_AFTER_MS));
  return untilAnswered(() => import('./LiveUpdates'));
});
const NotificationCentre = lazy(() => import('../../features/notifications/components/NotificationCentre'));
const MyMeetingsModal = lazy(() => import('../../features/meetings/components/MyMeetingsModal'));
const MyWishesSheet = lazy(() => import('../../features/wishes/components/MyWishesSheet'));
const ProfileModal = lazy(() => import('../../features/account/profile/ProfileModal'));
const EntryCodeSheet = lazy(() => import('../../features/account/profile/components/EntryCodeSheet'));
const SearchDialog = lazy(() => import('../../features/search/components/SearchDialog'));
const PersonDialog = lazy(() => import('./PersonDialog'));
const StaffOverlays = lazy(() => import('../../features/attendees/console/StaffOverlays'));
const MeetCompanyModal = lazy(() => import('../../features/meetings/company-requests/MeetCompanyModal'));
const RequestMeetingModal = lazy(() => import('../../features/meetings/components/RequestMeetingModal'));
/** For managers. */
const SetupLine = lazy(() => import('../../features/events/console/setup/components/SetupLine'));

/** Staff's dialogs about people on any page; attendees do not load them. */
function StaffDialogs() {
  const canEdit = useCan('updateAttendee');
  const { value: edit } = useOverlay('editPerson');
  const { value: remove } = useOverlay('removePerson');
  const { value: invitation } = useOverlay('invitation');
  return canEdit && (edit ?? remove ?? invitation) && <StaffOverlays />;
}

/** The dialogs that can open over any page of an event, each by its search parameter. */
function EventDialogs({ eventId }: { eventId: string }) {
  const { value: modal, open, close } = useOverlay('modal');
  const { value: meet } = useOverlay('meet');
  const { value: company } = useOverlay('meetCompany');
  const navigate = useNavigate();
  useSearchShortcut({
    label: messages.search,
    onOpen: () => open('search'),
    // Until the dialog is there, React holds the address that names it back: nothing knows yet what to close.
    onCancel: () => void navigate(-1),
  });
  const { value: person } = useOverlay('person');
  // Stays from then on, so that the panel can slide away.
  const [isPersonOpened, setPersonOpened] = useState(false);
  if (person && !isPersonOpened) setPersonOpened(true);
  return (
    <Suspense fallback={null}>
      <ChatDock MeetingStrip={MeetingStrip} />
      {modal === 'meetings' && (
        <MyMeetingsModal eventId={eventId} open onClose={close} SaveAsLead={SaveAsLead} />
      )}
      {modal === 'wishes' && <MyWishesSheet eventId={eventId} onClose={close} />}
      {modal === 'profile' && <ProfileModal eventId={eventId} open onClose={close} />}
      {modal === 'code' && <EntryCodeSheet onClose={close} />}
      {modal === 'search' && <SearchDialog onClose={close} />}
      {isPersonOpened && <PersonDialog eventId={eventId} />}
      {modal === 'notifications' && <NotificationCentre eventId={eventId} onClose={close} />}
      {meet && <RequestMeetingModal />}
      {company && <MeetCompanyModal />}
      <StaffDialogs />
    </Suspense>
  );
}

/** Keeps the path of the setup in sight on other pages: until the event is published, and behind links of the setup. */
function SetupPath() {
  const { event } = useEventContext();
  const { pathname, state } = useLocation();
  const canManage = useCan('updateEvent');
  const isOfSetup = (state as { setup?: boolean } | null)?.setup === true;
  if (!canManage || (event.status !== 'DRAFT' && !isOfSetup)) return null;
  return (
    <Suspense fallback={null}>
      {/* Each page asks again how far the event is. */}
      <SetupLine key={pathname} eventId={event.id} />
    </Suspense>
  );
}

/** Says that there is no such event, and leads back to those there are. */
function EventMissing() {
  usePageTitle(messages.eventNotFound);
  return (
    <>
      <h1 className="visually-hidden">{messages.eventNotFound}</h1>
      <EmptyState
        title={messages.eventNotFound}
        text={messages.eventNotFoundText}
        action={
          <LinkButton type="primary" to={paths.home()}>
            {shared.goHome}
          </LinkButton>
        }
      />
    </>
  );
}

/** The frame of one event: opens once it is known that the event exists and the viewer may enter. */
export default function EventShell() {
  const { id = '' } = useParams();
  const access = useEventAccess(id);
  // The first drawing of the whole page is left to the background, so that it does not block a slow phone.
  const wasLoading = useDeferredValue(access.state === 'loading');
  useLiveDigest(id);
  useAccent(access.state === 'open' ? access.value.event.accentColor : null);
  useOfferedLanguages(access.state === 'open' ? access.value.event.languages : undefined);
  const isThread = useMatch(paths.chat(':id', ':attendeeId')) !== null;
  // A conversation has the whole window of a phone.
  const hidesBars = !useAtLeast('md') && isThread;
  if (access.state === 'invited') return <Navigate to={paths.join(id)} replace />;
  if (access.state === 'missing' || access.state === 'failed') {
    return (
      <Suspense fallback={null}>
        <MainLayout>
          {access.state === 'missing' ? (
            <EventMissing />
          ) : (
            <ErrorState error={access.error} onRetry={access.retry} />
          )}
        </MainLayout>
      </Suspense>
    );
  }
  if (access.state === 'loading' || wasLoading) {
    return <output className={styles.loading} aria-label={messages.loadingEvent} />;
  }
  return (
    <EventContext value={access.value}>
      <SkipLink />
      <Row align="stretch" grow className={styles.shell}>
        <EventSidebar eventId={id} />
        <Stack grow>
          {!hidesBars && <EventTopBar />}
          <main id={contentId} className={styles.content} tabIndex={-1}>
            <SetupPath />
            <Outlet />
          </main>
        </Stack>
      </Row>
      {!hidesBars && <BottomBar eventId={id} />}
      {access.value.profile && (
        <Suspense fallback={null}>
          <LiveUpdates eventId={id} />
        </Suspense>
      )}
      <EventDialogs eventId={id} />
    </EventContext>
  );
}
