import { SolutionOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BoardRow_AttendeeFragment } from '../../../../../generated/graphql';
import { fullName } from '../../../../../lib/format';
import { paths } from '../../../../../lib/paths';
import {
  ConsolePage,
  DataTable,
  EmptyList,
  PageHeader,
  Row,
  Segmented,
  Text,
  useAtLeast,
  useOverlays,
  usePageTitle,
  usePublishedOrder,
  useTableSelection,
  useToasts,
} from '../../../../../ui';
import { boardStages, decisionsIn, MOST_DECIDED } from '../../../lib/board';
import { StaffToolbar } from '../../StaffToolbar';
import { boardColumns } from '../boardColumns';
import { DecisionButtons } from '../Decisions';
import { messages } from '../messages';
import { useBoard, useChosenIds } from '../useBoard';
import { useBoardKeys } from '../useBoardKeys';
import { useDecide } from '../useDecide';

const DeclineSheet = lazy(() => import('../DeclineSheet'));

type Person = BoardRow_AttendeeFragment;

/** People who are about to be declined, in words, and what comes after. */
interface Question {
  who: string;
  ids: string[];
  after: () => void;
}

/** Which keys do what, for those who can see them. */
const Keys = () => (
  <Row as={Text} size="sm" tone="secondary" wrap gap="md" lineGap="xxs">
    {messages.keyHints.map(([key, act]) => (
      <span key={key}>
        <kbd>{key}</kbd> {act}
      </span>
    ))}
  </Row>
);

/** The applications and places of an event by their stages, to be decided one after another or many at once. */
export default function ApplicationsPage() {
  const { event, table, stage, filter, page, total, query, counts } = useBoard();
  usePageTitle(messages.title, event.title);
  const wide = useAtLeast('md');
  const overlays = useOverlays();
  const toasts = useToasts();
  const { decide, send } = useDecide();
  const selection = useTableSelection(JSON.stringify(filter));
  const chosenIds = useChosenIds(event.id, filter);
  const [question, setQuestion] = useState<Question | null>(null);
  usePublishedOrder(page?.nodes);
  const askAbout = (person: Person, after = () => {}) =>
    setQuestion({ who: fullName(person), ids: [person.id], after });
  const goOn = useBoardKeys({
    rows: page?.nodes ?? [],
    isAsking: question !== null,
    onDecline: (person) => askAbout(person, goOn),
  });
  const withChosen = (act: (ids: string[]) => Promise<unknown> | void) =>
    toasts.attempt(async () => {
      const ids = await chosenIds(selection, total ?? 0);
      if (ids) await act(ids);
      else toasts.error(messages.tooMany(MOST_DECIDED));
    });
  const bulkActs = {
    APPROVE: async (ids: string[]) => {
      if (await decide({ attendeeIds: ids, decision: 'APPROVE' })) selection.clear();
    },
    DECLINE: (ids: string[]) =>
      setQuestion({ who: messages.people(ids.length), ids, after: selection.clear }),
  };
  return (
    <ConsolePage>
      <PageHeader
        title={messages.title}
        count={total === undefined ? undefined : messages.people(total)}
        description={wide && Boolean(page?.nodes.length) && <Keys />}
      />
      <Segmented
        label={messages.stage}
        options={boardStages.map((value) => ({
          value,
          label: messages.withCount(messages.stages[value], counts[value]),
        }))}
        value={stage}
        onChange={(view) => table.change({ view })}
      />
      <DataTable
        label={messages.stages[stage]}
        name={`applications-${stage.toLowerCase()}`}
        table={table}
        titles={messages.columns}
        columns={boardColumns({
          stage,
          people: page?.nodes ?? [],
          zone: event.timezone,
          onDecline: askAbout,
        })}
        page={page}
        query={query}
        rowName={fullName}
        empty={
          <EmptyList
            list={table}
            texts={{ ...messages, emptyTitle: messages.empty[stage], emptyText: messages.emptyText[stage] }}
            icon={<SolutionOutlined aria-hidden />}
            action={<Link to={paths.setup(event.id, 'registration')}>{messages.toRegistration}</Link>}
          />
        }
        onOpen={({ id }) => overlays.openPerson(id)}
        selection={decisionsIn[stage].length === 0 ? undefined : selection}
        bulkActions={
          <DecisionButtons stage={stage} main onDecide={(decision) => void withChosen(bulkActs[decision])} />
        }
        toolbar={
          <StaffToolbar eventId={event.id} table={table} count={undefined} oneCategory={false} ofStage />
        }
      />
      {question && (
        <Suspense>
          <DeclineSheet
            who={question.who}
            onDecline={async (reason) => {
              await send({
                attendeeIds: question.ids,
                decision: 'DECLINE',
                reason,
                ...(question.ids.length === 1 && { name: question.who }),
              });
              question.after();
            }}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </ConsolePage>
  );
}
