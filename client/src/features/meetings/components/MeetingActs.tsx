import { Button } from 'antd';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { Row, Stack } from '../../../ui';
import { useMeetingActions } from '../hooks/useMeetingActions';
import { isRequestToMe, isTooLate } from '../lib/meeting-days';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { AnswerButtons, MeetingRefusal, ProposalBox } from './MeetingAnswers';
import { MeetingOutcome } from './MeetingOutcome';

const ProposeTime = lazy(() => import('./ProposeTime').then((module) => ({ default: module.ProposeTime })));

interface MeetingActsProps {
  meeting: MeetingCard_MeetingFragment;
  now: Date;
  /** The view's one filled button is this Accept. */
  filled?: boolean;
  onAnswered?: () => void;
  /** Further actions beside the answers. */
  children?: ReactNode;
}

/** The viewer's actions on a meeting, or its status after their answer, in the same place. */
export function MeetingActs({ meeting, now, filled = false, onAnswered, children }: MeetingActsProps) {
  const actions = useMeetingActions(meeting);
  const [proposing, setProposing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = isRequestToMe(meeting) && !isTooLate(meeting, now);
  // The buttons just used are gone: the focus stays here instead of falling back to the page.
  const answered = () => {
    place.current?.focus();
    onAnswered?.();
  };
  return (
    <Stack ref={place} tabIndex={-1} gap="xs" className={styles.groups}>
      <div aria-live="polite">
        <MeetingOutcome meeting={meeting} now={now} />
      </div>
      <ProposalBox actions={actions} />
      <MeetingRefusal actions={actions} />
      <Row wrap gap="xs" className={styles.actions}>
        {isOpen && <AnswerButtons actions={actions} filled={filled} onAnswered={answered} />}
        {isOpen && meeting.viewerCanPropose && (
          <Button
            type="text"
            className={styles.quiet}
            aria-label={messages.proposeName(actions.name)}
            onClick={() => setProposing(true)}
          >
            {messages.propose}
          </Button>
        )}
        {children}
      </Row>
      {proposing && (
        <Suspense fallback={null}>
          <ProposeTime actions={actions} onClose={() => setProposing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
