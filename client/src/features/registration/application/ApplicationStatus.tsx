import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  GiftOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { Application_AttendeeFragment, EventSummary_EventFragment } from '../../../generated/graphql';
import { useAnswerOfferMutation, useMyApplicationQuery } from '../../../generated/hooks';
import { formatMoment } from '../../../lib/time';
import {
  Facts,
  Hint,
  LinkButton,
  Panel,
  Quote,
  Row,
  Stack,
  StatusTag,
  type StatusTone,
  Text,
  useToasts,
} from '../../../ui';
import { EventSummary } from '../components/EventSummary';
import { actsIn, type ApplicantStage } from '../lib/application';
import styles from '../components/registration.module.css';
import { KeptUntil, ZoneNote } from './KeptUntil';
import { messages } from './messages';
import { OfferAnswers } from './OfferAnswers';

const WithdrawSheet = lazy(() => import('./WithdrawSheet'));

/** An applicant receives no live events; places come free and decisions are made while the page is open. */
const POLL_MS = 15_000;

const looks: Record<ApplicantStage, { tone: StatusTone; Icon: ComponentType<{ 'aria-hidden': true }> }> = {
  APPLIED: { tone: 'neutral', Icon: CheckCircleOutlined },
  WAITLISTED: { tone: 'neutral', Icon: ClockCircleOutlined },
  OFFERED: { tone: 'waiting', Icon: GiftOutlined },
  DECLINED: { tone: 'danger', Icon: CloseCircleOutlined },
  WITHDRAWN: { tone: 'neutral', Icon: MinusCircleOutlined },
};

type Application = NonNullable<Application_AttendeeFragment['application']>;

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

function factsOf(stage: ApplicantStage, { since, position, offerEndsAt }: Application, zone: string) {
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
        {actsIn[stage].map((act, at) =>
          act === 'withdraw' ? (
            <Button key={act} size="large" onClick={() => setAsked(true)}>
              {messages.acts[act]}
            </Button>
          ) : (
            <LinkButton key={act} size="large" type={at === 0 ? 'primary' : 'default'} to="?edit=1">
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

interface ApplicationStatusProps {
  event: EventSummary_EventFragment;
  profile: Application_AttendeeFragment & { stage: ApplicantStage };
}

/** Where the viewer's application stands, since when, what happens next, and what can be done. */
export default function ApplicationStatus({ event, profile }: ApplicationStatusProps) {
  const { stage, application } = profile;
  useMyApplicationQuery({ variables: { eventId: event.id }, pollInterval: POLL_MS });
  const { tone, Icon } = looks[stage];
  const reason = application?.reason;
  return (
    <Stack gap="md" className={styles.narrow}>
      <EventSummary event={event} />
      <Panel as="section" gap="md" pad="lg" aria-live="polite">
        <div>
          <StatusTag tone={tone} icon={<Icon aria-hidden />}>
            {messages.stages[stage]}
          </StatusTag>
        </div>
        <Text as="h1" size="h3" strong={700} tight>
          {messages.titles[stage]}
        </Text>
        <Stack gap="xs">
          <Next stage={stage} application={application} />
        </Stack>
        {stage === 'DECLINED' && reason && (
          <Stack gap="xxs">
            <Text strong>{messages.reason}</Text>
            <Quote>{reason}</Quote>
          </Stack>
        )}
        {application && <Facts facts={factsOf(stage, application, event.timezone)} />}
        <ZoneNote zone={event.timezone} at={event.startsAt} />
        {stage === 'OFFERED' && <Answers eventId={event.id} />}
        {actsIn[stage].length > 0 && <Acts eventId={event.id} stage={stage} />}
      </Panel>
    </Stack>
  );
}
