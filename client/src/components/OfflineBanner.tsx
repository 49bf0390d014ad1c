import { Alert } from 'antd';
import { useOnline } from '../hooks/useOnline';
import { messages } from './messages';

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div aria-live="polite">
      {!online && <Alert banner type="warning" showIcon title={messages.offline} />}
    </div>
  );
}
