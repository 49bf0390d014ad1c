import { SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventZone } from '../../../data/useEventZone';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import { Note, Row, Stack, Text } from '../../../ui';
import type { MeetingActions } from '../hooks/useMeetingActions';
import styles from '../meetings.module.css';
import { messages } from '../messages';

interface ProposalBoxProps {
  meeting: Pick<MeetingCard_MeetingFragment, 'proposal' | 'viewerCanRespondToProposal'>;
  name: string;
  actions: Pick<MeetingActions, 'running' | 'answerProposal'>;
}

/** Another time that one side has proposed: to accept or turn down, or to take back. */
export function ProposalBox({ meeting, name, actions }: ProposalBoxProps) {
  const zone = useEventZone();
  const { proposal, viewerCanRespondToProposal } = meeting;
  if (!proposal) return null;
  const { startsAt, endsAt, pod, proposer } = proposal;
  const { running, answerProposal } = actions;
  const texts = messages.proposal;
  const when = [
    formatShortDay(startsAt, zone),
    formatTimeRange(startsAt, endsAt, zone),
    ...(pod ? [messages.pod(pod.name)] : []),
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
    <Stack gap="xs" pad="sm" className={styles.proposal} data-mine={proposer.isViewer}>
      <div>
        <Note size="md">
          <SwapOutlined aria-hidden /> {proposer.isViewer ? texts.mine(name) : texts.theirs(name)}
        </Note>
        <Text as="p" strong figures>
          {when}
        </Text>
      </div>
      <Row wrap gap="xs">
        {viewerCanRespondToProposal && button('ACCEPT', texts.accept)}
        {viewerCanRespondToProposal && button('REJECT', texts.keep)}
        {proposer.isViewer && button('WITHDRAW', texts.withdraw)}
      </Row>
    </Stack>
  );
}
