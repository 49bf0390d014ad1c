import { SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import type { MeetingActions } from '../hooks/useMeetingActions';
import { messages } from '../messages';
import styles from './ProposalBox.module.css';

interface ProposalBoxProps {
  meeting: Pick<MeetingCard_MeetingFragment, 'proposal' | 'viewerCanRespondToProposal'>;
  name: string;
  zone: string;
  actions: Pick<MeetingActions, 'running' | 'answerProposal'>;
}

/** Another time that one side has proposed: to accept or turn down, or to take back. */
export function ProposalBox({ meeting, name, zone, actions }: ProposalBoxProps) {
  const { proposal, viewerCanRespondToProposal } = meeting;
  if (!proposal) return null;
  const { running, answerProposal } = actions;
  const texts = messages.proposal;
  const when = [
    formatShortDay(proposal.startsAt, zone),
    formatTimeRange(proposal.startsAt, proposal.endsAt, zone),
    ...(proposal.pod ? [messages.pod(proposal.pod.name)] : []),
  ].join(' · ');
  const button = (action: 'ACCEPT' | 'REJECT' | 'WITHDRAW', label: string) => (
    <Button
      loading={running === `${action}_TIME`}
      disabled={running !== null}
      onClick={() => void answerProposal(action)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.box} data-mine={proposal.proposer.isViewer}>
      <p className={styles.title}>
        <SwapOutlined aria-hidden /> {proposal.proposer.isViewer ? texts.mine(name) : texts.theirs(name)}
      </p>
      <p className={styles.when}>{when}</p>
      <div className={styles.buttons}>
        {viewerCanRespondToProposal && button('ACCEPT', texts.accept)}
        {viewerCanRespondToProposal && button('REJECT', texts.keep)}
        {proposal.proposer.isViewer && button('WITHDRAW', texts.withdraw)}
      </div>
    </div>
  );
}
