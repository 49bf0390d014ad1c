import { Button } from 'antd';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refresh } from '../../../data/freshness/freshness';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
import type { MeetingChoicesQuery } from '../../../generated/graphql';
import { useMeetingChoicesQuery, useRequestMeetingMutation } from '../../../generated/hooks';
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
import { useRequestSending } from '../hooks/useRequestSending';
import { meetingLabel } from '../lib/meeting-label';
import { CHANGED_BY_MEETINGS, noteChange } from '../lib/own-changes';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { RequestForm } from './RequestForm';
import { isLimitReached } from '../lib/limits';

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
  if (!attendee.viewerCanRequestMeeting) {
    const { message, help } = attendee.viewerMeetingRefusal ?? {};
    return (
      <EmptyState
        title={message ?? texts.closed(name)}
        text={help}
        action={<Button onClick={() => overlays.openModal('meetings')}>{messages.title}</Button>}
      />
    );
  }
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
  const [mutate, { client }] = useRequestMeetingMutation();
  const sending = useRequestSending(
    async (request, { endsAt }) => {
      const { data } = await mutate({ variables: { input: { attendeeId, endsAt, ...request } } });
      if (!data) return false;
      noteChange(data.requestMeeting.meeting);
      refresh(client, ...CHANGED_BY_MEETINGS);
      return true;
    },
    () => choices.refetch(),
  );
  return { choices, ...sending };
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
        <RequestForm
          id={formId}
          name={name}
          options={options}
          agenda={agenda}
          problem={problem}
          onSend={submit}
        />
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
        disabled={isLimitReached(options)}
      >
        {texts.send}
      </Button>
    ),
  );
}

/** Proposes a meeting to the person in `?meet=`. */
export default function RequestMeetingModal() {
  const [params] = useSearchParams();
  const attendeeId = params.get('meet');
  return attendeeId && <RequestMeeting key={attendeeId} attendeeId={attendeeId} />;
}
