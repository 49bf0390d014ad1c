import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { MessageReport_ReportFragment } from '../../../../generated/graphql';
import { fullName, jobLine } from '../../../../lib/format';
import { paths } from '../../../../lib/paths';
import { formatMoment } from '../../../../lib/time';
import { Note, Notice, PictureOrInitials, Quote, Row, SidePanel, Stack, Text } from '../../../../ui';
import { messages } from '../messages';
import { DecisionForm } from './DecisionForm';

type Report = MessageReport_ReportFragment;

/** One of the two people of a chat; the name leads to the profile while there is one. */
function Person({ person }: { person: Report['sender'] }) {
  const { event } = useEventContext();
  const name = fullName(person);
  const isGone = person.status === 'REMOVED';
  const profile = `${paths.attendees(event.id)}?person=${person.id}`;
  return (
    <Row gap="sm">
      <PictureOrInitials name={name} src={person.avatarUrl} size={40} />
      <Stack>
        <Text strong>{isGone ? name : <Link to={profile}>{name}</Link>}</Text>
        <Note>{isGone ? messages.panel.former : jobLine(person)}</Note>
      </Stack>
    </Row>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Text as="h3" size="lg" strong>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

function Decided({ report, time }: { report: Report; time: (at: string) => string }) {
  const texts = messages.decision;
  const at = time(report.resolvedAt ?? '');
  const outcome =
    report.decision && report.resolverName
      ? texts.made(messages.decisions[report.decision], report.resolverName, at)
      : texts.madeBefore(at);
  return (
    <Section title={texts.title}>
      <Notice kind="info" title={outcome}>
        {report.decisionNote}
      </Notice>
    </Section>
  );
}

/** A reported message with who wrote it, who reported it and why, and what was or is to be decided. */
export default function ReportPanel(props: { report: Report | undefined; onClose: () => void }) {
  const { report, onClose } = props;
  const { event } = useEventContext();
  const texts = messages.panel;
  const time = (at: string) => formatMoment(at, event.timezone);
  return (
    <SidePanel title={texts.title} width={520} roomy onClose={onClose}>
      {!report && <p>{texts.gone}</p>}
      {report && (
        <Stack gap="lg">
          <Stack gap="xs">
            <Quote aria-label={texts.message}>{report.text}</Quote>
            <Note>{`${texts.sentAt(time(report.sentAt))}. ${texts.noMore}`}</Note>
          </Stack>
          <Section title={texts.sender}>
            <Person person={report.sender} />
            <Note>{texts.history(report.senderReportCount, report.senderWarningCount)}</Note>
          </Section>
          <Section title={texts.reporter}>
            <Person person={report.reporter} />
          </Section>
          <Section title={texts.reason}>
            <Quote>{report.reason}</Quote>
            <Note>{texts.reportedAt(time(report.createdAt))}</Note>
          </Section>
          {report.resolvedAt ? (
            <Decided report={report} time={time} />
          ) : (
            <DecisionForm key={report.id} report={report} />
          )}
        </Stack>
      )}
    </SidePanel>
  );
}
