import { Button } from 'antd';
import { memo } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import type { StatisticsCharts_StatisticsFragment, StatisticsQuery } from '../../../generated/graphql';
import { formatDay, formatTime } from '../../../lib/time';
import { ErrorState, OnPaper, PageHeader, Printout, useNow, usePageTitle } from '../../../ui';
import { DoorCharts } from '../components/DoorCharts';
import { StatisticsCards, StatisticsLoading } from '../components/StatisticsCards';
import { StatisticsSection } from '../components/StatisticsSection';
import { contactCharts } from '../components/contact-charts';
import { meetingCharts } from '../components/meeting-charts';
import { peopleCharts } from '../components/people-charts';
import { registrationCharts } from '../components/registration-charts';
import { useLiveStatistics } from '../hooks/useLiveStatistics';
import { messages } from '../messages';

/** Redrawn only where one of their own numbers has changed: cards move far more often. */
const Charts = memo(function Charts(charts: StatisticsCharts_StatisticsFragment) {
  const { sections } = messages;
  return (
    <>
      <StatisticsSection title={sections.registrations} charts={registrationCharts(charts)} />
      <DoorCharts {...charts} />
      <StatisticsSection title={sections.meetings} charts={meetingCharts(charts)} />
      <StatisticsSection title={sections.contact} charts={contactCharts(charts)} />
      <StatisticsSection title={sections.people} charts={peopleCharts(charts)} />
    </>
  );
});

function Numbers({ totals, eventId: _event, ...charts }: StatisticsQuery['eventStatistics']) {
  return (
    <>
      <StatisticsCards totals={totals} accepted={charts.meetingFunnel.accepted} />
      <Charts {...charts} />
    </>
  );
}

/** Which event it is and when, for paper. */
function PrintedAt() {
  const { event } = useEventContext();
  const now = useNow().toISOString();
  const time = `${formatDay(now, event.timezone)}, ${formatTime(now, event.timezone)}`;
  return <OnPaper>{`${event.title} · ${messages.printedAt(time)}`}</OnPaper>;
}

/** The event in numbers. */
export default function StatisticsPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const { statistics, error, retry } = useLiveStatistics(event.id);
  return (
    <Printout gap="xl">
      <PageHeader
        title={messages.title}
        description={
          <>
            {messages.description}
            <PrintedAt />
          </>
        }
        actions={
          <Button disabled={!statistics} onClick={() => window.print()}>
            {messages.print}
          </Button>
        }
      />
      {error && <ErrorState error={error} title={messages.loadFailed} onRetry={retry} />}
      {!statistics && !error && <StatisticsLoading />}
      {statistics && <Numbers {...statistics} />}
    </Printout>
  );
}
