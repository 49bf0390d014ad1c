import { Notice } from '../../../components/Notice';
import { SidePanel } from '../../../components/SidePanel';
import type { MessageReport_ReportFragment } from '../../../generated/graphql';
import { useEventContext } from '../../../hooks/useEventContext';
import { formatShortDay, formatTime } from '../../../lib/time';
import { messages } from '../messages';
import { DecisionForm } from './DecisionForm';
import styles from './MessageReports.module.css';
import { ReportedPerson } from './ReportedPerson';

interface ReportPanelProps {
  report: MessageReport_ReportFragment | undefined;
  onClose: () => void;
}

function Decided({ report, time }: { report: MessageReport_ReportFragment; time: (at: string) => string }) {
  const texts = messages.decision;
  const at = time(report.resolvedAt ?? '');
  const said =
    report.decision && report.resolverName
      ? texts.made(messages.decisions[report.decision], report.resolverName, at)
      : texts.madeBefore(at);
  return (
    <>
      <h3 className={styles.section}>{texts.title}</h3>
      <Notice kind="info" title={said}>
        {report.decisionNote}
      </Notice>
    </>
  );
}

/** A reported message with who wrote it, who reported it and why, and what was or is to be decided. */
export default function ReportPanel({ report, onClose }: ReportPanelProps) {
  const { event } = useEventContext();
  const texts = messages.panel;
  const time = (at: string) => `${formatShortDay(at, event.timezone)}, ${formatTime(at, event.timezone)}`;
  return (
    <SidePanel title={texts.title} width={520} roomy onClose={onClose}>
      {!report && <p>{texts.gone}</p>}
      {report && (
        <>
          <blockquote className={styles.quote} aria-label={texts.message}>
            {report.text}
          </blockquote>
          <p className={styles.quiet}>{`${texts.sentAt(time(report.sentAt))}. ${texts.noMore}`}</p>
          <h3 className={styles.section}>{texts.sender}</h3>
          <ReportedPerson eventId={event.id} person={report.sender} />
          <p className={styles.quiet}>{texts.history(report.senderReportCount, report.senderWarningCount)}</p>
          <h3 className={styles.section}>{texts.reporter}</h3>
          <ReportedPerson eventId={event.id} person={report.reporter} />
          <h3 className={styles.section}>{texts.reason}</h3>
          <blockquote className={styles.quote}>{report.reason}</blockquote>
          <p className={styles.quiet}>{texts.reportedAt(time(report.createdAt))}</p>
          {report.resolvedAt ? (
            <Decided report={report} time={time} />
          ) : (
            <DecisionForm key={report.id} report={report} />
          )}
        </>
      )}
    </SidePanel>
  );
}
