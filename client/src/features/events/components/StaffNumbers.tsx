import { Link } from 'react-router-dom';
import { useHomeNumbersQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { Figure, Grid, SectionCard } from '../../../ui';
import { messages } from '../messages';
import styles from './Home.module.css';

const REFRESH_MS = 30_000;

/** The event in four numbers, for staff; renewed while the page is open. */
export function StaffNumbers({ eventId }: { eventId: string }) {
  const { data } = useHomeNumbersQuery({
    variables: { eventId },
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const totals = data?.eventStatistics.totals;
  const byStatus = (key: string) =>
    data?.eventStatistics.meetingsByStatus.find((tally) => tally.key === key)?.count ?? 0;
  const numbers = [
    { label: messages.numbers.confirmed, value: totals?.confirmed },
    { label: messages.numbers.entered, value: totals?.checkedIn },
    { label: messages.numbers.meetings, value: totals && byStatus('ACTIVE') },
    { label: messages.numbers.waiting, value: totals && byStatus('PENDING') },
  ];
  return (
    <SectionCard
      title={messages.numbers.title}
      extra={<Link to={paths.statistics(eventId)}>{messages.numbers.all}</Link>}
    >
      <div className={styles.frame}>
        <Grid as="dl" column={150} gap="md" className={styles.numbers}>
          {numbers.map(({ label, value }) => (
            <Figure key={label} label={label}>
              {value === undefined ? '–' : value.toLocaleString('en')}
            </Figure>
          ))}
        </Grid>
      </div>
    </SectionCard>
  );
}
