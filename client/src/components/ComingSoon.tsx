import { Typography } from 'antd';
import { usePageTitle } from '../hooks/usePageTitle';
import { messages } from './messages';

/** An honest line on a screen that is not built yet. */
export function ComingSoon({ screen, context }: { screen: string; context?: string }) {
  usePageTitle(screen, context);
  return (
    <section>
      <Typography.Title level={1}>{screen}</Typography.Title>
      <Typography.Paragraph type="secondary">{messages.comingSoon(screen)}</Typography.Paragraph>
    </section>
  );
}
