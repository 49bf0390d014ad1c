import { useApolloClient } from '@apollo/client/react';
import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { toActError } from '../../../data/errors/act-error';
import { isConnectionFailure } from '../../../data/errors/errors';
import { queryFresh, refresh } from '../../../data/freshness/freshness';
import { logFailure } from '../../../data/errors/log';
import { useEventZone } from '../../../data/event/useEventZone';
import {
  CompanyRequestDetailsDocument,
  type CompanyRequestCard_RequestFragment,
} from '../../../generated/graphql';
import {
  useAcceptCompanyRequestMutation,
  useCancelCompanyRequestMutation,
  useDeclineCompanyRequestMutation,
  useProposeCompanyMeetingTimeMutation,
} from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { formatDayTime } from '../../../lib/time';
import {
  PlainButton,
  PopMenu,
  PopMenuItem,
  Row,
  Stack,
  Text,
  useDialogs,
  useOverlays,
  useToasts,
} from '../../../ui';
import { CHANGED_BY_MEETINGS } from '../lib/own-changes';
import styles from '../meetings.module.css';
import { messages as meetingTexts } from '../messages';
import { Refused } from '../components/MeetingAnswers';
import { messages } from './messages';

type Request = CompanyRequestCard_RequestFragment;
type Step = 'ACCEPT' | 'DECLINE' | 'PROPOSE' | 'CANCEL';

const ProposeTime = lazy(() =>
  import('../components/ProposeTime').then((module) => ({ default: module.ProposeTime })),
);

/** The outcome of a request without further actions. */
function outcomeOf({ status, closedReason, claimedBy, viewerAs, company }: Request): string | null {
  if (status === 'CLAIMED') return messages.taken(claimedBy ? fullName(claimedBy) : messages.someone);
  if (status === 'PENDING') return viewerAs === 'SENDER' ? messages.waiting(company.name) : null;
  const { declined, cancelled, expired, removed } = messages;
  return { DECLINED: declined, CANCELLED: cancelled, EXPIRED: expired, REMOVED: removed }[
    closedReason ?? 'REMOVED'
  ];
}

/** The steps that the viewer can take. Each resolves true once the server has agreed; a refusal becomes a text. */
function useSteps(request: Request) {
  const client = useApolloClient();
  const [accept] = useAcceptCompanyRequestMutation();
  const [decline] = useDeclineCompanyRequestMutation();
  const [propose] = useProposeCompanyMeetingTimeMutation();
  const [cancel] = useCancelCompanyRequestMutation();
  const [running, setRunning] = useState<Step | null>(null);
  const [refusal, setRefusal] = useState<{ text: string; onAgain: false | (() => void) } | null>(null);
  const input = { requestId: request.id };
  const run = async (step: Step, change: () => Promise<unknown>): Promise<boolean> => {
    setRunning(step);
    setRefusal(null);
    try {
      await change();
      refresh(client, 'companyRequests', ...CHANGED_BY_MEETINGS);
      return true;
    } catch (error) {
      const { reason = '', message } = toActError(error);
      const texts: Record<string, string> = { ...meetingTexts.refused, ...messages.refused };
      // The card itself says who was faster.
      if (reason !== 'CLAIMED_BY_OTHER')
        setRefusal({
          text: texts[reason] ?? message,
          onAgain: isConnectionFailure(error) && (() => void run(step, change)),
        });
      refresh(client, 'companyRequests');
      await queryFresh(client, CompanyRequestDetailsDocument, { id: request.id }).catch((failure: unknown) =>
        logFailure('The request was not refreshed', failure),
      );
      return false;
    } finally {
      setRunning(null);
    }
  };
  return {
    running,
    refusal,
    accept: () => run('ACCEPT', () => accept({ variables: { input } })),
    decline: () => run('DECLINE', () => decline({ variables: { input } })),
    cancel: () => run('CANCEL', () => cancel({ variables: { input } })),
    propose: (startsAt: string) =>
      run('PROPOSE', () => propose({ variables: { input: { ...input, startsAt } } })),
  };
}

interface CompanyRequestActsProps {
  request: Request;
  /** The view's one filled button is this Accept. */
  filled?: boolean;
  /** The buttons just used may go with the card: the focus is to stay near. */
  onAnswered?: () => void;
}

/** The viewer's actions on a request to a company, or its outcome, in the same place. */
export function CompanyRequestActs({ request, filled = false, onAnswered }: CompanyRequestActsProps) {
  const zone = useEventZone();
  const toasts = useToasts();
  const dialogs = useDialogs();
  const overlays = useOverlays();
  const steps = useSteps(request);
  const [proposing, setProposing] = useState(false);
  const [passed, setPassed] = useState(false);
  const { sender, company, viewerCanAccept, viewerCanCancel, meeting, startsAt } = request;
  const name = fullName(sender);
  const disabled = steps.running !== null;
  const answered = (text?: string) => {
    if (text) toasts.success(text);
    onAnswered?.();
  };
  const cancel = async () => {
    const text = messages.cancelText(formatDayTime(startsAt, zone));
    if ((await dialogs.confirm(text, messages.cancelTitle(company.name))) && (await steps.cancel()))
      answered();
  };
  const pass = async () => {
    setPassed(await steps.decline());
    answered();
  };
  const isOpen = viewerCanAccept && !passed;
  const outcome = passed && viewerCanAccept ? messages.passed : outcomeOf(request);
  return (
    <Stack gap="xs">
      <div aria-live="polite">
        {meeting ? (
          <PlainButton className={styles.name} onClick={() => overlays.openMeeting(meeting.id)}>
            {messages.mine}
          </PlainButton>
        ) : (
          !isOpen && outcome && <Text strong>{outcome}</Text>
        )}
        {steps.refusal && <Refused {...steps.refusal} />}
      </div>
      <Row wrap gap="xs" className={styles.actions}>
        {isOpen && (
          <>
            <Button
              type={filled ? 'primary' : 'default'}
              loading={steps.running === 'ACCEPT'}
              disabled={disabled}
              aria-label={messages.acceptName(name)}
              onClick={() =>
                void steps.accept().then((done) => answered(done ? messages.accepted(name) : ''))
              }
            >
              {messages.accept}
            </Button>
            <Button
              loading={steps.running === 'DECLINE'}
              disabled={disabled}
              aria-label={messages.notMeName(name)}
              onClick={() => void pass()}
            >
              {messages.notMe}
            </Button>
            <PopMenu
              label={messages.more(name)}
              buttonLabel={messages.more(name)}
              button={<MoreOutlined aria-hidden />}
              disabled={disabled}
            >
              <PopMenuItem onClick={() => setProposing(true)}>{meetingTexts.propose}</PopMenuItem>
            </PopMenu>
          </>
        )}
        {viewerCanCancel && (
          <Button disabled={disabled} onClick={() => void cancel()}>
            {meetingTexts.cancel}
          </Button>
        )}
      </Row>
      {proposing && (
        <Suspense fallback={null}>
          <ProposeTime
            actions={{
              meeting: { ...request, other: sender },
              name,
              running: steps.running === 'PROPOSE' ? 'PROPOSE' : null,
              propose: async (time) => {
                const done = await steps.propose(time);
                if (done) answered(messages.proposed(name));
                return done;
              },
            }}
            onClose={() => setProposing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
