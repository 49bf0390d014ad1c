import { Button } from 'antd';
import { Stack } from './Stack';
import { messages } from './messages';

/** Stands at the end of a list whose next rows could not be loaded. */
export function LoadMoreFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Stack align="center" gap="xs" pad="md" role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{messages.retry}</Button>
    </Stack>
  );
}
