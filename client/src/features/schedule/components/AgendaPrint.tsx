import { useEventContext } from '../../../data/event/useEventContext';
import { dayNames } from '../../../lib/event-days';
import { groupBy } from '../../../lib/group-by';
import { listed } from '../../../lib/language';
import { dayKey, formatTimeRange, zoneLabel } from '../../../lib/time';
import { Text } from '../../../ui';
import { useSchedulePage } from '../hooks/useSchedulePage';
import type { AgendaEntry } from '../lib/agenda-entries';
import { messages } from '../messages';
import styles from './schedule.module.css';

function lineOf(entry: AgendaEntry): { what: string; where: string | null | undefined } {
  if (entry.kind === 'session') return { what: entry.session.title, where: entry.session.location };
  if (entry.kind === 'busy') return { what: entry.busyTime.note || messages.busy, where: null };
  const { pod } = entry.meeting;
  return {
    what: messages.meetingWith(entry.meeting),
    where: pod && listed([messages.pod(pod.name), pod.location].flatMap((one) => one || [])),
  };
}

/** The agenda on paper: all days as tables. Only printed. */
export function AgendaPrint() {
  const { agenda, dayParam } = useSchedulePage();
  const { event } = useEventContext();
  const zone = event.timezone;
  const byDay = groupBy(agenda.entries, ({ startsAt }) => dayKey(startsAt, zone));
  return (
    <div className={styles.sheet}>
      <Text as="p" size="h2" strong={700}>
        {messages.views.agenda}
      </Text>
      <p>
        {event.title} · {messages.eventTime(zoneLabel(zone, event.startsAt))}
      </p>
      {[...byDay].map(
        ([day, entries]) =>
          dayParam.days.includes(day) && (
            <section key={day}>
              <h2>{dayNames(day).full}</h2>
              <table>
                <tbody>
                  {entries.map((entry) => {
                    const { what, where } = lineOf(entry);
                    return (
                      <tr key={entry.id}>
                        <td>{formatTimeRange(entry.startsAt, entry.endsAt, zone)}</td>
                        <td>{what}</td>
                        <td>{where}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </section>
          ),
      )}
    </div>
  );
}
