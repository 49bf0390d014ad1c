import type { StatisticsCards_StatisticsFragment } from '../../../generated/graphql';
import { formatNumber } from '../../../lib/format';
import { messages } from '../messages';
import styles from './Statistics.module.css';

interface StatisticsCardsProps {
  totals: StatisticsCards_StatisticsFragment['totals'];
  accepted: number;
}

/** The numbers that move while the event runs. */
export function StatisticsCards({ totals, accepted }: StatisticsCardsProps) {
  const texts = messages.cards;
  const cards = [
    { key: 'attendees', label: texts.attendees, count: totals.attendees },
    {
      key: 'confirmed',
      label: texts.confirmed,
      count: totals.confirmed,
      more: texts.of(totals.confirmed, totals.attendees, texts.registrations),
    },
    {
      key: 'checkedIn',
      label: texts.checkedIn,
      count: totals.checkedIn,
      more: texts.of(totals.checkedIn, totals.confirmed, texts.confirmedOnes),
    },
    {
      key: 'inside',
      label: texts.inside,
      count: totals.inside,
      more: texts.of(totals.inside, totals.checkedIn, texts.checkedInOnes),
    },
    { key: 'meetings', label: texts.meetings, count: totals.meetings, more: texts.accepted(accepted) },
    { key: 'messages', label: texts.messages, count: totals.messages },
  ];
  return (
    <dl className={styles.cards} aria-label={texts.label}>
      {cards.map(({ key, label, count, more }) => (
        <div key={key} className={styles.card}>
          <dt>{label}</dt>
          <dd className={styles.number} data-card={key}>
            {formatNumber(count)}
          </dd>
          {more && <dd className={styles.more}>{more}</dd>}
        </div>
      ))}
    </dl>
  );
}
