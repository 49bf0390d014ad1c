import { Button } from 'antd';
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isConnectionFailure, toAppError } from '../../../data/errors';
import { refresh } from '../../../data/freshness';
import { logFailure } from '../../../data/log';
import { useEventContext } from '../../../data/useEventContext';
import { useEventZone } from '../../../data/useEventZone';
import type {
  MeetingChoicesQuery,
  RequestMeetingInput,
  SlotChoice_SlotFragment,
} from '../../../generated/graphql';
import { useMeetingChoicesQuery, useRequestMeetingMutation } from '../../../generated/hooks';
import { newClientId } from '../../../lib/client-id';
import { fullName, jobLine } from '../../../lib/format';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import {
  EmptyState,
  ErrorState,
  Note,
  Notice,
  PictureOrInitials,
  Row,
  Sheet,
  Skeleton,
  Stack,
  Text,
  useOverlays,
  useToasts,
} from '../../../ui';
import { meetingLabel } from '../lib/meeting-label';
import { CHANGED_BY_MEETINGS, noteChange } from '../lib/own-changes';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { RequestForm, type RequestProblem } from './RequestForm';

type Options = MeetingChoicesQuery['meetingOptions'];

function Existing({ meetings }: { meetings: Options['meetings'] }) {
  const zone = useEventZone();
  const open = meetings.filter(({ status }) => status !== 'REJECTED');
  if (open.length === 0) return null;
  const lines = open.map(({ id, startsAt, endsAt, status, viewerAs }) => (
    <li key={id}>
      {[
        formatShortDay(startsAt, zone),
        formatTimeRange(startsAt, endsAt, zone),
        (viewerAs && meetingLabel(status, viewerAs)) ?? messages.needsAnswer,
      ].join(' · ')}
    </li>
  ));
  return (
    <Notice kind="info" title={messages.request.existing}>
      <ul className={styles.lines}>{lines}</ul>
    </Notice>
  );
}

const WhoElseHasTime = lazy(() => import('./WhoElseHasTime'));

/** Why there is no form: the person takes no requests, or no time is left. */
function Nothing({ eventId, attendee }: { eventId: string; attendee: Options['attendee'] }) {
  const overlays = useOverlays();
  const texts = messages.request;
  const name = fullName(attendee);
  if (!attendee.viewerCanRequestMeeting) return <EmptyState title={texts.closed(name)} />;
  return (
    <>
      <EmptyState
        title={texts.noSlots}
        text={texts.noSlotsText}
        action={<Button onClick={() => overlays.openChat(attendee.id)}>{messages.messageName(name)}</Button>}
      />
      <Text as="h3" size="lg">
        {messages.whoElse.title}
      </Text>
      <Suspense fallback={<Skeleton avatar={40} rows={4} />}>
        <WhoElseHasTime eventId={eventId} except={attendee.id} />
      </Suspense>
    </>
  );
}

/** The choices for meeting one person, and the request for one of them. */
function useMeetingRequest(eventId: string, attendeeId: string) {
  const choices = useMeetingChoicesQuery({ variables: { eventId, attendeeId } });
  const [mutate, { loading: sending, client }] = useRequestMeetingMutation();
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  /** Of the request that got no answer: trying it again must not make a second meeting. */
  const unanswered = useRef<{ startsAt: string; clientId: string } | null>(null);

  const send = async (slot: SlotChoice_SlotFragment, wish: Pick<RequestMeetingInput, 'podId' | 'note'>) => {
    setProblem(null);
    try {
      const { startsAt, endsAt } = slot;
      if (unanswered.current?.startsAt !== startsAt)
        unanswered.current = { startsAt, clientId: newClientId() };
      const { clientId } = unanswered.current;
      const { data } = await mutate({
        variables: { input: { attendeeId, startsAt, endsAt, clientId, ...wish } },
      });
      unanswered.current = null;
      if (!data) return false;
      noteChange(data.requestMeeting.meeting);
      refresh(client, ...CHANGED_BY_MEETINGS);
      return true;
    } catch (error) {
      if (!isConnectionFailure(error)) unanswered.current = null;
      const { code, message } = toAppError(error);
      setProblem({ message, lost: code === 'CONFLICT' ? slot.startsAt : null });
      if (code === 'CONFLICT') {
        choices.refetch().catch((reason: unknown) => logFailure('Free times not refreshed', reason));
      }
      return false;
    }
  };
  return { choices, send, sending, problem };
}

/** The dialog for one person. Another person gets a new instance. */
function RequestMeeting({ attendeeId }: { attendeeId: string }) {
  const { event } = useEventContext();
  const overlays = useOverlays();
  const toasts = useToasts();
  const formId = useId();
  const { choices, send, sending, problem } = useMeetingRequest(event.id, attendeeId);
  const texts = messages.request;
  const frame = (children: ReactNode, footer?: ReactNode) => (
    <Sheet title={texts.dialog} onClose={() => overlays.close('meet')} footer={footer}>
      {children}
    </Sheet>
  );

  if (!choices.data && choices.error) {
    return frame(
      <ErrorState error={choices.error} title={texts.loadFailed} onRetry={() => choices.refetch()} />,
    );
  }
  if (!choices.data) return frame(<Skeleton avatar={32} rows={12} />);

  const { meetingOptions: options, agenda } = choices.data;
  const { attendee } = options;
  const name = fullName(attendee);
  const submit: Parameters<typeof RequestForm>[0]['onSend'] = (slot, wish) => {
    void send(slot, wish).then((done) => {
      if (!done) return;
      toasts.success(texts.sent(name));
      overlays.close('meet');
    });
  };
  const canRequest = attendee.viewerCanRequestMeeting && options.slots.length > 0;
  return frame(
    <Stack gap="md">
      <Row gap="sm">
        <PictureOrInitials name={name} src={attendee.avatarUrl} size={48} />
        <Stack>
          <Text as="h2" size="xl" strong tight>
            {texts.title(name)}
          </Text>
          <Note size="md" dir="auto">
            {jobLine(attendee)}
          </Note>
        </Stack>
      </Row>
      <Existing meetings={options.meetings} />
      {canRequest ? (
        <RequestForm id={formId} options={options} agenda={agenda} problem={problem} onSend={submit} />
      ) : (
        <Nothing eventId={event.id} attendee={attendee} />
      )}
    </Stack>,
    canRequest && (
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        form={formId}
        loading={sending}
        disabled={options.waitingRequests >= options.maxWaitingRequests}
      >
        {texts.send}
      </Button>
    ),
  );
}

/** Proposes a meeting to the person whom `?meet=` names. */
export default function RequestMeetingModal() {
  const [params] = useSearchParams();
  const attendeeId = params.get('meet');
  return attendeeId && <RequestMeeting key={attendeeId} attendeeId={attendeeId} />;
}
