import { BellOutlined } from '@ant-design/icons';
import { useEventZone } from '../../../data/event/useEventZone';
import type { Lead_LeadFragment } from '../../../generated/graphql';
import { useSetLeadReminderMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { formatRelativeDay, formatTime } from '../../../lib/time';
import { PopMenu, PopMenuItem, useNow, useToasts } from '../../../ui';
import { reminderTimes } from '../lib/reminder-times';
import styles from '../leads.module.css';
import { messages } from '../messages';
import { ActSign } from './ActSign';

interface OfLead {
  lead: Lead_LeadFragment;
}

const choices = ['hour', 'evening', 'morning'] as const;

export const reminderWords = (at: string, zone: string): string =>
  `${formatRelativeDay(at, zone)} ${formatTime(at, zone)}`;

/** When the viewer wants to be reminded of a lead, as entries of a menu. */
export function ReminderItems({ lead }: OfLead) {
  const zone = useEventZone();
  const toasts = useToasts();
  const [mutate] = useSetLeadReminderMutation({ refreshes: ['leads'] });
  const texts = messages.remind;
  const set = (remindAt: string | null) =>
    toasts.attempt(async () => {
      await mutate({ variables: { input: { leadId: lead.id, remindAt } } });
      if (remindAt) toasts.success(texts.set(reminderWords(remindAt, zone)));
    });
  const times = reminderTimes(useNow(), zone);
  return (
    <>
      {choices.map((choice) => {
        const at = times[choice];
        return (
          at && (
            <PopMenuItem key={choice} icon={<BellOutlined aria-hidden />} onClick={() => void set(at)}>
              {`${texts[choice]} · ${formatTime(at, zone)}`}
            </PopMenuItem>
          )
        );
      })}
      {lead.viewerRemindAt && <PopMenuItem onClick={() => void set(null)}>{texts.none}</PopMenuItem>}
    </>
  );
}

/** A button with these entries. */
export function RemindMenu({ lead }: OfLead) {
  const label = messages.remind.of(fullName(lead.attendee));
  return (
    <PopMenu
      label={label}
      buttonLabel={label}
      buttonClass={styles.rated}
      button={<ActSign icon={<BellOutlined aria-hidden />} word={messages.remind.act} />}
    >
      <ReminderItems lead={lead} />
    </PopMenu>
  );
}
