import { useKeptDataQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { formatDay } from '../../../lib/time';
import { LinkButton, Notice, useNow } from '../../../ui';
import { messages } from '../messages';

/** As early as administrators are mailed. */
const NOTICE_MS = 30 * 86_400_000;

/** Tells staff that the people of an event are erased within 30 days. */
export function ErasureNotice({ eventId, timezone }: { eventId: string; timezone: string }) {
  const { data } = useKeptDataQuery({ variables: { eventId } });
  const now = useNow();
  const erasesAt = data?.keptData.erasesAt;
  if (!erasesAt || Date.parse(erasesAt) > now.getTime() + NOTICE_MS) return null;
  return (
    <Notice
      kind="warning"
      title={messages.soon(formatDay(erasesAt, timezone))}
      action={<LinkButton to={paths.setup(eventId, 'kept')}>{messages.title}</LinkButton>}
    >
      {messages.soonText}
    </Notice>
  );
}
