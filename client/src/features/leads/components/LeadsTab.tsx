import { useApolloClient } from '@apollo/client/react';
import { DeleteOutlined, FormOutlined, QuestionCircleOutlined, ScanOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { useThrottledCallback } from 'use-debounce';
import { refresh } from '../../../data/freshness/freshness';
import { logged } from '../../../data/errors/log';
import { useCatchUp } from '../../../data/freshness/useCatchUp';
import { useEventContext } from '../../../data/event/useEventContext';
import type { LeadCountsQuery, Lead_LeadFragment } from '../../../generated/graphql';
import {
  useDeleteLeadMutation,
  useLeadChangedSubscription,
  useLeadCountsQuery,
  useLeadQuestionsQuery,
  useLeadsQuery,
} from '../../../generated/hooks';
import { formatNumber, fullName } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import {
  DataTable,
  EmptyList,
  Figure,
  JobProgress,
  LinkButton,
  PopMenuItem,
  Row,
  Stack,
  useDialogs,
  useOverlay,
  useTable,
  useToasts,
} from '../../../ui';
import { useLeadExport } from '../hooks/useLeadExport';
import { followUpLink } from '../lib/follow-up';
import { leadParams, toLeadFilter } from '../lib/lead-params';
import styles from '../leads.module.css';
import { messages } from '../messages';
import { LeadFilters } from './LeadFilters';
import LeadReplay from './LeadReplay';
import { leadColumns } from './lead-columns';

const LeadDrawer = lazy(() => import('./LeadDrawer'));
const QuestionsDrawer = lazy(() => import('./QuestionsDrawer'));

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

/** How many leads there are, by how good they are. */
const Counts = ({ counts }: { counts: LeadCountsQuery['leadCounts'] | undefined }) => (
  <dl className={styles.counts} aria-label={messages.counts.title}>
    {(['total', 'hot', 'warm', 'cold', 'unrated', 'withContact'] as const).map((name) => (
      <Figure key={name} label={messages.counts[name]}>
        {counts ? formatNumber(counts[name]) : '–'}
      </Figure>
    ))}
  </dl>
);

function useRemoveLead() {
  const [remove] = useDeleteLeadMutation({ refreshes: ['leads', 'leadCounts'] });
  const dialogs = useDialogs();
  const toasts = useToasts();
  return async ({ id, attendee }: Lead_LeadFragment) => {
    const name = fullName(attendee);
    if (!(await dialogs.confirm(messages.remove.text, messages.remove.title(name)))) return;
    await toasts.attempt(async () => {
      await remove({ variables: { input: { leadId: id } } });
      toasts.success(messages.remove.done(name));
    });
  };
}

interface LeadsProps {
  company: { id: string; name: string };
  isContact: boolean;
}

function Leads({ company, isContact }: LeadsProps) {
  const companyId = company.id;
  const { event, profile } = useEventContext();
  const table = useTable(leadParams);
  const edit = useOverlay('lead');
  const questionsOf = useOverlay('questions');
  const removeLead = useRemoveLead();
  useLiveLeads(companyId);
  const filter = toLeadFilter(table.values);
  const { progress, download } = useLeadExport(companyId, filter);
  const { data: counted } = useLeadCountsQuery({ variables: { companyId } });
  const { data: asked } = useLeadQuestionsQuery({ variables: { companyId } });
  const { data, ...query } = useLeadsQuery({
    variables: { companyId, filter, sort: table.values.sort, first: table.first, offset: table.offset },
  });
  const questions = useMemo(() => asked?.leadQuestions ?? [], [asked]);
  const scan = (
    <LinkButton type="primary" icon={<ScanOutlined aria-hidden />} to={paths.captureLead(event.id)}>
      {messages.capture.title}
    </LinkButton>
  );
  const columns = useMemo(() => {
    const linkOf = ({ attendee, contact }: Lead_LeadFragment) =>
      contact &&
      followUpLink({
        email: contact.email,
        firstName: attendee.firstName,
        company: company.name,
        event: event.title,
        sender: profile ? fullName(profile) : company.name,
      });
    return leadColumns({ zone: event.timezone, questions, linkOf });
  }, [questions, company.name, event, profile]);
  return (
    <Stack gap="md">
      <LeadReplay />
      <Row wrap justify="end" gap="xs">
        {isContact && (
          <Button icon={<QuestionCircleOutlined aria-hidden />} onClick={() => questionsOf.open('edit')}>
            {messages.questions.title}
          </Button>
        )}
        {scan}
      </Row>
      <Counts counts={counted?.leadCounts} />
      {progress && <JobProgress {...progress} />}
      <DataTable
        label={messages.title}
        name="leads"
        table={{ ...table, sort: null }}
        titles={messages.columns}
        columns={columns}
        page={data?.leads}
        query={query}
        rowName={({ attendee }) => fullName(attendee)}
        empty={<EmptyList list={table} texts={messages} icon={<ScanOutlined aria-hidden />} action={scan} />}
        onOpen={({ id }) => edit.open(id)}
        renderActions={(lead) => (
          <>
            <PopMenuItem icon={<FormOutlined aria-hidden />} onClick={() => edit.open(lead.id)}>
              {messages.edit}
            </PopMenuItem>
            <PopMenuItem danger icon={<DeleteOutlined aria-hidden />} onClick={() => void removeLead(lead)}>
              {messages.remove.act}
            </PopMenuItem>
          </>
        )}
        toolbar={
          <LeadFilters
            table={table}
            counts={counted?.leadCounts}
            questions={questions}
            total={data?.leads.totalCount ?? undefined}
          />
        }
        exports={formats.map((format) => ({
          key: format,
          label: messages.exports[format],
          run: () => download(format),
        }))}
      />
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
