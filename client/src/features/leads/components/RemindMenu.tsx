import { BellOutlined } from '@ant-design/icons';
import { useEventZone } from '../../../data/event/useEventZone';
import type { Lead_LeadFragment } from '../../../generated/graphql';
import { useSetLeadReminderMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { formatRelativeDay, formatTime } from '../../../lib/time';
import { PopMenu, PopMenuItem, useToasts } from '../../../ui';
import { reminderTimes } from '../lib/reminder-times';
import { messages } from '../messages';

const texts = messages.remind;
const choices = ['hour', 'evening', 'morning'] as const;

export const reminderWords = (at: string, zone: string): string =>
  `${formatRelativeDay(at, zone)} ${formatTime(at, zone)}`;

/** When the viewer wants to be reminded of a lead. */
export function RemindMenu({ lead }: { lead: Lead_LeadFragment }) {
  const zone = useEventZone();
  const toasts = useToasts();
  const [mutate] = useSetLeadReminderMutation({ refreshes: ['leads'] });
  const set = (remindAt: string | null) =>
    toasts.attempt(async () => {
      await mutate({ variables: { input: { leadId: lead.id, remindAt } } });
      if (remindAt) toasts.success(texts.set(reminderWords(remindAt, zone)));
    });
  const times = reminderTimes(new Date(), zone);
  const label = texts.of(fullName(lead.attendee));
  return (
    <PopMenu label={label} buttonLabel={label} button={<BellOutlined aria-hidden />}>
      {choices.map((choice) => {
        const at = times[choice];
        return (
          at && (
            <PopMenuItem key={choice} onClick={() => void set(at)}>
              {`${texts[choice]} · ${formatTime(at, zone)}`}
            </PopMenuItem>
          )
        );
      })}
      {lead.viewerRemindAt && <PopMenuItem onClick={() => void set(null)}>{texts.none}</PopMenuItem>}
    </PopMenu>
  );
}
