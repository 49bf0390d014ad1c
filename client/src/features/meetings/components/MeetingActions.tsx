import { Button } from 'antd';
import type { MeetingAction, MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useDialogs } from '../../../hooks/useDialogs';
import { messages } from '../messages';

interface MeetingActionsProps {
  meeting: Pick<MeetingCard_MeetingFragment, 'viewerCanRespond' | 'viewerCanCancel' | 'status'>;
  name: string;
  when: string;
  running: MeetingAction | null;
  onRespond: (action: MeetingAction) => void;
}

/** What the viewer may do with a meeting: answer it, or call it off after being asked once more. */
export function MeetingActions({ meeting, name, when, running, onRespond }: MeetingActionsProps) {
  const dialogs = useDialogs();
  const cancel = async () => {
    if (await dialogs.confirm(messages.cancelText(name, when), messages.cancelTitle)) onRespond('CANCEL');
  };
  const canAnswer = meeting.viewerCanRespond && meeting.status === 'PENDING';
  return (
    <>
      {canAnswer && (
        <>
          <Button
            type="primary"
            loading={running === 'ACCEPT'}
            disabled={running !== null}
            aria-label={messages.acceptName(name)}
            onClick={() => onRespond('ACCEPT')}
          >
            {messages.accept}
          </Button>
          <Button
            loading={running === 'REJECT'}
            disabled={running !== null}
            aria-label={messages.rejectName(name)}
            onClick={() => onRespond('REJECT')}
          >
            {messages.reject}
          </Button>
        </>
      )}
      {meeting.viewerCanCancel && !canAnswer && (
        <Button
          loading={running === 'CANCEL'}
          disabled={running !== null}
          aria-label={messages.cancelName(name)}
          onClick={() => void cancel()}
        >
          {messages.cancel}
        </Button>
      )}
    </>
  );
}
