import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSession } from '../../../data/session/useSession';
import type {
  Application_AttendeeFragment,
  EventSummary_EventFragment,
  ProfileForm_AttendeeFragment,
} from '../../../generated/graphql';
import { useAnswerOfferMutation, useMyApplicationQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { formatDayRange, formatMoment } from '../../../lib/time';
import { Facts, Hint, LinkButton, Panel, Quote, Row, SectionCard, Stack, Text, useToasts } from '../../../ui';
import { EventSummary } from '../components/EventSummary';
import { actsIn, waits, type ApplicantStage } from '../lib/application';
import styles from './application.module.css';
import { ApplicationSteps } from './ApplicationSteps';
import { KeptUntil, ZoneNote } from './KeptUntil';
import { messages } from './messages';
import { OfferAnswers } from './OfferAnswers';
import { SentProfile } from './SentProfile';

const WithdrawSheet = lazy(() => import('./WithdrawSheet'));

/** An applicant receives no live events; places come free and decisions are made while the page is open. */
const POLL_MS = 15_000;

type Application = NonNullable<Application_AttendeeFragment['application']>;

/** A mail address, which breaks before its host where a line is too short. */
function Address({ of: email }: { of: string }) {
  const host = email.lastIndexOf('@');
  return (
    <bdi>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </bdi>
  );
}

/** What happens next, by the stage. */
function Next({ stage, application }: { stage: ApplicantStage; application: Application | null }) {
  if (stage === 'WAITLISTED') {
    const group = application?.fullGroup?.name;
    return (
      <>
        <Hint>{group ? messages.fullGroup(group) : messages.full}</Hint>
        <Hint>{messages.line}</Hint>
      </>
    );
  }
  const texts = {
    APPLIED: 'applied',
    OFFERED: 'offered',
    DECLINED: 'declined',
    WITHDRAWN: 'withdrawn',
  } as const;
  return <Hint>{messages[texts[stage]]}</Hint>;
}

function factsOf(
  stage: ApplicantStage,
  { since, position, offerEndsAt }: Application,
  zone: string,
  email: string | undefined,
) {
  const facts: (readonly [string, ReactNode] | false)[] = [
    stage === 'WAITLISTED' &&
      position !== null && [
        messages.place,
        <Text key="place" strong>
          {messages.position(position)}
        </Text>,
      ],
    stage === 'OFFERED' &&
      offerEndsAt !== null && [messages.until, <KeptUntil key="until" at={offerEndsAt} zone={zone} />],
    [messages.since, formatMoment(since, zone)],
    waits(stage) && email !== undefined && [messages.writeTo, <Address key="email" of={email} />],
  ];
  return facts.filter((fact) => fact !== false);
}

/** The answers to an offer. */
function Answers({ eventId }: { eventId: string }) {
  const [answer, { loading }] = useAnswerOfferMutation({ refreshes: ['joinInfo', 'events'] });
  const toasts = useToasts();
  const reply = async (accept: boolean) => {
    await answer({ variables: { input: { eventId, accept } } });
    toasts.success(messages.offer[accept ? 'accepted' : 'letGo'], { arrives: true });
  };
  return <OfferAnswers loading={loading} reply={reply} />;
}

/** What the applicant can do, the likeliest act first. */
function Acts({ eventId, stage }: { eventId: string; stage: ApplicantStage }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Row wrap gap="sm">
        {actsIn[stage].map((act) =>
          act === 'withdraw' ? (
            <Button key={act} type="text" className={styles.quiet} onClick={() => setAsked(true)}>
              {messages.acts[act]}
            </Button>
          ) : (
            <LinkButton key={act} size="large" type="primary" to="?edit=1">
              {messages.acts[act]}
            </LinkButton>
          ),
        )}
      </Row>
      <Suspense>
        {asked && <WithdrawSheet eventId={eventId} of="application" onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  );
}

/** What to do while an answer is still to come. */
function Meanwhile({ event }: { event: EventSummary_EventFragment }) {
  return (
    <SectionCard title={messages.meanwhile}>
      <Stack gap="xs">
        <Hint>{messages.keepFree(formatDayRange(event.startsAt, event.endsAt, event.timezone))}</Hint>
        <Row wrap gap="xs">
          <LinkButton to={paths.home()}>{messages.otherEvents}</LinkButton>
          <LinkButton to={paths.help()}>{messages.help}</LinkButton>
        </Row>
      </Stack>
    </SectionCard>
  );
}

interface ApplicationStatusProps {
  event: EventSummary_EventFragment;
  profile: ProfileForm_AttendeeFragment & { stage: ApplicantStage };
}

/** Where the viewer's application stands, since when, what happens next, what can be done, and what was sent. */
export default function ApplicationStatus({ event, profile }: ApplicationStatusProps) {
  const { stage, application } = profile;
  const email = useSession(({ auth }) => auth.user?.email);
  useMyApplicationQuery({ variables: { eventId: event.id }, pollInterval: POLL_MS });
  const reason = application?.reason;
  return (
    <div className={styles.columns}>
      <Stack gap="md">
        <Panel as="section" gap="lg" pad="lg" aria-live="polite">
          <Stack gap="xxs">
            <Text as="p" tone="secondary">
              <bdi>{event.title}</bdi>
            </Text>
            <Text as="h1" size="h3" strong={700} tight>
              {messages.titles[stage]}
            </Text>
          </Stack>
          <ApplicationSteps stage={stage}>
            <Next stage={stage} application={application} />
            {stage === 'DECLINED' && reason && (
              <Stack gap="xxs">
                <Text strong>{messages.reason}</Text>
                <Quote>{reason}</Quote>
              </Stack>
            )}
            {application && <Facts facts={factsOf(stage, application, event.timezone, email)} />}
            <ZoneNote zone={event.timezone} at={event.startsAt} />
            {stage === 'OFFERED' && <Answers eventId={event.id} />}
          </ApplicationSteps>
          {actsIn[stage].length > 0 && <Acts eventId={event.id} stage={stage} />}
        </Panel>
        <SentProfile eventId={event.id} profile={profile} />
      </Stack>
      <Stack gap="md" className={styles.aside}>
        <EventSummary event={event} />
        {waits(stage) && <Meanwhile event={event} />}
      </Stack>
    </div>
  );
}
