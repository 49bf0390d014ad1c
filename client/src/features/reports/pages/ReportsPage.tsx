import { useEventContext } from '../../../data/event/useEventContext';
import { ConsolePage, PageHeader, Segmented, useListState, usePageTitle, useTable } from '../../../ui';
import { ReportTable } from '../components/ReportTable';
import { kindParam, reportParams, reportTypes } from '../lib/report-view';
import { messages } from '../messages';

/** Tables to read, sort and download. */
export default function ReportsPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const table = useTable(reportParams);
  const { values, change } = useListState(kindParam);
  const type = values.kind ?? 'ATTENDEES';
  return (
    <ConsolePage>
      <PageHeader title={messages.title} description={messages.description} />
      <Segmented
        label={messages.choose}
        value={type}
        onChange={(kind) => {
          change({ kind });
          table.clear();
          table.change({ sort: null });
        }}
        options={reportTypes.map((value) => ({ value, label: messages.types[value] }))}
      />
      <ReportTable key={type} eventId={event.id} type={type} table={table} />
    </ConsolePage>
  );
}
