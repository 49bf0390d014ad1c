import { useApolloClient } from '@apollo/client/react';
import {
  CheckCircleOutlined,
  DownloadOutlined,
  QuestionCircleOutlined,
  ScanOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useThrottledCallback } from 'use-debounce';
import { refresh } from '../../../data/freshness/freshness';
import { logged } from '../../../data/errors/log';
import { useCatchUp } from '../../../data/freshness/useCatchUp';
import { useEventContext } from '../../../data/event/useEventContext';
import type {
  LeadCountsQuery,
  LeadQuestion_LeadQuestionFragment,
  Lead_LeadFragment,
} from '../../../generated/graphql';
import {
  useLeadChangedSubscription,
  useLeadCountsQuery,
  useLeadQuestionsQuery,
  useLeadsQuery,
} from '../../../generated/hooks';
import { formatNumber, fullName } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import {
  EmptyList,
  EmptyState,
  JobProgress,
  LinkButton,
  Pending,
  PopMenu,
  PopMenuItem,
  Row,
  Segmented,
  SortSelect,
  Stack,
  TablePages,
  useOverlay,
  useTable,
} from '../../../ui';
import { useCaptures } from '../hooks/useCaptures';
import { useLeadActs } from '../hooks/useLeadActs';
import { useLeadExport } from '../hooks/useLeadExport';
import { followUpLink } from '../lib/follow-up';
import { leadParams, leadSorts, toLeadFilter, views } from '../lib/lead-params';
import styles from '../leads.module.css';
import { messages } from '../messages';
import { LeadFilters } from './LeadFilters';
import LeadReplay from './LeadReplay';
import { LeadRow } from './LeadRow';

const LeadDrawer = lazy(() => import('./LeadDrawer'));
const QuestionsDrawer = lazy(() => import('./QuestionsDrawer'));
const CaptureCard = lazy(() => import('./CaptureCard'));

/** A colleague who scans a queue of visitors must not make the list ask for each. */
const LIVE_MS = 500;
const formats = ['CSV', 'XLSX'] as const;

/** Keeps leads and counts as the team changes them, and as visitors share their contact or take it back. */
function useLiveLeads(companyId: string): void {
  const client = useApolloClient();
  const again = useThrottledCallback(() => refresh(client, 'leads', 'leadCounts'), LIVE_MS);
  useLeadChangedSubscription({
    variables: { companyId },
    ignoreResults: true,
    onData: again,
    onError: logged('The leads subscription failed'),
  });
  useCatchUp('leads', 'leadCounts');
}

/** The name of a view, with the number of its leads once they are counted. */
function viewWords(view: (typeof views)[number], counts?: LeadCountsQuery['leadCounts']): string {
  if (!counts) return messages.views[view];
  const { toFollowUp, total } = counts;
  const count = { todo: toFollowUp, done: total - toFollowUp, all: total }[view];
  return `${messages.views[view]} ${formatNumber(count)}`;
}

interface LeadsProps {
  company: { id: string; name: string };
  isContact: boolean;
}

/** The badges that wait on this device, or that the server refused: with the reason, until they are dismissed. */
function UnsentBadges({
  companyId,
  questions,
}: {
  companyId: string;
  questions: readonly LeadQuestion_LeadQuestionFragment[];
}) {
  const captures = useCaptures(companyId);
  const [open, setOpen] = useState<string | null>(null);
  const unsent = captures.cards.filter(({ lead }) => !lead);
  if (unsent.length === 0) return null;
  return (
    <Stack as="section" gap="xs" aria-label={messages.queue.waiting(unsent.length)}>
      <Suspense>
        {unsent.map((card) => (
          <CaptureCard
            key={card.key}
            card={card}
            questions={questions}
            captures={captures}
            isOpen={card.key === open}
            onOpen={() => setOpen(card.key)}
          />
        ))}
      </Suspense>
    </Stack>
  );
}

function Leads({ company, isContact }: LeadsProps) {
  const companyId = company.id;
  const { event, profile } = useEventContext();
  const table = useTable(leadParams);
  const { view, sort } = table.values;
  const edit = useOverlay('lead');
  const questionsOf = useOverlay('questions');
  const acts = useLeadActs();
  useLiveLeads(companyId);
  const filter = toLeadFilter(table.values);
  const { progress, download } = useLeadExport(companyId, filter);
  const { data: counted } = useLeadCountsQuery({ variables: { companyId } });
  const { data: asked } = useLeadQuestionsQuery({ variables: { companyId } });
  const { data, previousData, error, refetch } = useLeadsQuery({
    variables: { companyId, filter, sort, first: table.first, offset: table.offset },
  });
  const questions = useMemo(() => asked?.leadQuestions ?? [], [asked]);
  const leads = (data ?? previousData)?.leads;
  const total = leads?.totalCount ?? undefined;
  const scan = (
    <LinkButton
      type="primary"
      size="large"
      className={styles.scan}
      icon={<ScanOutlined aria-hidden />}
      to={paths.captureLead(event.id)}
    >
      {messages.capture.title}
    </LinkButton>
  );
  const mailTo = ({ attendee, contact }: Lead_LeadFragment) =>
    contact
      ? followUpLink({
          email: contact.email,
          firstName: attendee.firstName,
          company: company.name,
          event: event.title,
          sender: profile ? fullName(profile) : company.name,
        })
      : null;
  const isDone = view === 'todo' && !table.isNarrowed && Boolean(counted?.leadCounts.total);
  const rows = () => {
    if (!leads) return <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={6} />;
    if (leads.nodes.length > 0)
      return (
        <Stack as="ul" divided className={styles.leads} aria-label={messages.title}>
          {leads.nodes.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              acts={acts}
              mail={mailTo(lead)}
              onEdit={() => edit.open(lead.id)}
            />
          ))}
        </Stack>
      );
    if (isDone) return <EmptyState icon={<CheckCircleOutlined aria-hidden />} {...messages.allDone} />;
    return <EmptyList list={table} texts={messages} icon={<ScanOutlined aria-hidden />} />;
  };
  return (
    <Stack gap="md">
      <LeadReplay />
      <Row wrap gap="lg" lineGap="sm">
        <Row align="stretch" gap="sm" className={styles.stand}>
          {scan}
          {isContact && (
            <Button
              size="large"
              icon={<QuestionCircleOutlined aria-hidden />}
              onClick={() => questionsOf.open('edit')}
            >
              {messages.questions.title}
            </Button>
          )}
        </Row>
        <Segmented
          label={messages.views.label}
          options={views.map((value) => ({ value, label: viewWords(value, counted?.leadCounts) }))}
          value={view}
          onChange={(next) => table.change({ view: next })}
        />
      </Row>
      <UnsentBadges companyId={companyId} questions={questions} />
      {progress && <JobProgress {...progress} />}
      <LeadFilters table={table} counts={counted?.leadCounts} questions={questions} total={total}>
        <SortSelect
          value={sort}
          options={leadSorts.map((value) => ({ value, label: messages.sorts[value] }))}
          onChange={(next) => table.change({ sort: next })}
        />
        <PopMenu
          label={messages.download}
          buttonLabel={messages.download}
          button={<DownloadOutlined aria-hidden />}
        >
          {formats.map((format) => (
            <PopMenuItem key={format} onClick={() => download(format)}>
              {messages.exports[format]}
            </PopMenuItem>
          ))}
        </PopMenu>
      </LeadFilters>
      {rows()}
      {total !== undefined && total > table.size && (
        <TablePages label={messages.title} table={{ ...table, sort: null }} total={total} />
      )}
      <Suspense>
        {edit.value && (
          <LeadDrawer key={edit.value} leadId={edit.value} questions={questions} onClose={edit.close} />
        )}
        {questionsOf.value && (
          <QuestionsDrawer companyId={companyId} questions={questions} onClose={questionsOf.close} />
        )}
      </Suspense>
    </Stack>
  );
}

/** The leads of the viewer's company: counted, searched, edited and taken home; live. */
export default function LeadsTab({ isContact }: { isContact: boolean }) {
  const company = useEventContext().event.viewerCompany;
  return company && <Leads company={company} isContact={isContact} />;
}
