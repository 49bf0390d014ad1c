import { useEventContext } from '../../../data/useEventContext';
import { ConsolePage, PageHeader, Segmented, usePageTitle, useTable } from '../../../ui';
import { ReportTable } from '../components/ReportTable';
import { reportParams, reportTypes, unfiltered } from '../lib/report-view';
import { messages } from '../messages';

/** Tables to read, sort and download. */
export default function ReportsPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const table = useTable(reportParams);
  const type = table.values.kind ?? 'ATTENDEES';
  return (
    <ConsolePage>
      <PageHeader title={messages.title} description={messages.description} />
      <Segmented
        label={messages.choose}
        value={type}
        onChange={(kind) => table.change({ kind, ...unfiltered, sort: null })}
        options={reportTypes.map((value) => ({ value, label: messages.types[value] }))}
      />
      <ReportTable key={type} eventId={event.id} type={type} table={table} />
    </ConsolePage>
  );
}
