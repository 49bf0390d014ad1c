import { lazy, Suspense, useEffect, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { useSearchParams } from 'react-router-dom';
import { useDismissed } from '../../data/settings/useDismissed';
import { useEventContext } from '../../data/event/useEventContext';
import { useSession } from '../../data/session/useSession';
import { EventHero } from '../../features/events/components/EventHero';
import { FirstStepsCard } from '../../features/events/components/FirstStepsCard';
import { HomeStrip } from '../../features/events/components/HomeStrip';
import { phaseOf, type Phase } from '../../features/events/lib/event-phase';
import { messages } from '../../features/events/messages';
import { NextMeeting } from '../../features/meetings/components/NextMeeting';
import { PeopleMet } from '../../features/meetings/components/PeopleMet';
import { RequestsToAnswer } from '../../features/meetings/components/RequestsToAnswer';
import { NextTalk } from '../../features/schedule/components/NextTalk';
import { NowAndNext } from '../../features/schedule/components/NowAndNext';
import { Grid, SectionCard, Stack, useAtLeast, useNow, usePageTitle } from '../../ui';
import { useHomeQueries } from './useHomeQueries';

/** Few people need it. */
const VerifyEmailNotice = lazy(
  () => import('../../features/sign-in/email-verification/components/VerifyEmailNotice'),
);

/** For members of a company. */
const OurCompanyBlock = lazy(() => import('../../features/our-company/components/OurCompanyBlock'));

/** For staff. */
const OrganiserHome = lazy(() => import('./console/today/OrganiserHome'));
const AttendeeView = lazy(() => import('./console/today/AttendeeView'));

/** For the teams of companies. */
const CompanyRequestsToAnswer = lazy(
  () => import('../../features/meetings/company-requests/CompanyRequestsToAnswer'),
);

/** The part below the first screen loads after it. */
const HomeBelow = lazy(() => import('./HomeBelow'));

function Programme({ eventId }: { eventId: string }) {
  return (
    <SectionCard title={messages.programme}>
      <NowAndNext eventId={eventId} />
    </SectionCard>
  );
}

/** The top of the page for attendees: meetings and sessions, and before the event what to prepare. */
function OwnBlocks({ eventId, phase }: { eventId: string; phase: Phase }) {
  const { viewerCompany } = useEventContext().event;
  const wide = useAtLeast('lg');
  const company = viewerCompany && <OurCompanyBlock eventId={eventId} company={viewerCompany} />;
  if (phase === 'past')
    return (
      <Grid column={400} fit gap="section" align="stretch">
        {company}
        <PeopleMet eventId={eventId} />
      </Grid>
    );
  const asked = viewerCompany && (
    <Suspense fallback={null}>
      <CompanyRequestsToAnswer />
    </Suspense>
  );
  return (
    <>
      <NextTalk eventId={eventId} />
      {company}
      {/* Two columns of much the same height, each filled from its top to its end; what only some have stands above and below. */}
      <Grid column={400} fit gap="section" align="stretch">
        <Stack gap="section">
          <NextMeeting eventId={eventId} />
          <RequestsToAnswer />
          {!wide && asked}
        </Stack>
        <Stack gap="section">
          {phase === 'live' && <Programme eventId={eventId} />}
          <FirstStepsCard eventId={eventId} />
        </Stack>
      </Grid>
      {wide && asked}
    </>
  );
}

/** Whether a key was pressed on this page: Tab reaches only what is drawn, however far below the window it is. */
function useKeyUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const note = () => setUsed(true);
    document.addEventListener('keydown', note, { once: true });
    return () => document.removeEventListener('keydown', note);
  }, []);
  return isUsed;
}

/** The content below the first screen: mounted when it is near, once the blocks above have their heights. Separate, so that an answer does not render the whole page again. */
function Below({ phase }: { phase: Phase }) {
  const { event } = useEventContext();
  const isSettled = useHomeQueries(event.id, phase);
  const { ref, inView: isNear } = useInView({ triggerOnce: true });
  const isKeyUsed = useKeyUsed();
  if (!isSettled) return null;
  return (
    <Suspense fallback={null}>
      <Stack ref={ref} gap="section">
        {(isNear || isKeyUsed) && <HomeBelow phase={phase} />}
      </Stack>
    </Suspense>
  );
}

/** The first page of an event. While it runs: current and next sessions. Before: preparation. After: people met. */
export default function EventHomePage() {
  const { event, profile, emailVerified } = useEventContext();
  const userId = useSession(({ auth }) => auth.user?.id);
  const [noticeHidden, hideNotice] = useDismissed(`verify-email:${userId}`);
  const phase = phaseOf(event, useNow());
  const isAttendeeView = useSearchParams()[0].get('view') === 'attendee';
  usePageTitle(messages.home, event.title);
  return (
    <Stack gap="section">
      {phase === 'live' || !profile ? <HomeStrip event={event} /> : <EventHero event={event} />}
      {/* The notice comes with what is below it, which it would push down otherwise. */}
      <Suspense fallback={null}>
        {!emailVerified && !noticeHidden && <VerifyEmailNotice onDismiss={hideNotice} />}
        {profile ? (
          <>
            <OwnBlocks eventId={event.id} phase={phase} />
            <Below phase={phase} />
          </>
        ) : isAttendeeView ? (
          <AttendeeView phase={phase}>{phase === 'live' && <Programme eventId={event.id} />}</AttendeeView>
        ) : (
          <OrganiserHome eventId={event.id} phase={phase} />
        )}
      </Suspense>
    </Stack>
  );
}
