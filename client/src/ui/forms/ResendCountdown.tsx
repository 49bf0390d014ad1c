import { Button } from 'antd';
import { useNow } from '../hooks/useNow';
import { messages } from './messages';

interface ResendCountdownProps {
  /** When the server takes the next request, in milliseconds since 1970. */
  availableAt: number;
  onResend: () => void;
  sending?: boolean;
  label?: string;
  /** The label while one has to wait, with the time left. */
  waitingLabel?: (time: string) => string;
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Asks for another code, as soon as the server takes the next request. The seconds are seen, not read out one by one. */
export function ResendCountdown(props: ResendCountdownProps) {
  const { availableAt, onResend, sending, label = messages.resend, waitingLabel = messages.resendIn } = props;
  const left = Math.max(0, Math.ceil((availableAt - useNow(1000).getTime()) / 1000));
  return (
    <Button type="link" disabled={left > 0 || sending} loading={sending} onClick={onResend}>
      {left > 0 ? waitingLabel(minutesAndSeconds(left)) : label}
    </Button>
  );
}
