import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { ApplicationFactsQuery } from '../../../../generated/graphql';
import { useApplicationFactsQuery } from '../../../../generated/hooks';
import { formatMoment } from '../../../../lib/time';
import { ConsoleArea, Facts, Panel, Pending, Row, Text, useNow } from '../../../../ui';
import styles from '../../attendees.module.css';
import { decisionsIn, isOnBoard, undoableOf } from '../../lib/board';
import { PlaceLog } from './PlaceLog';
import StageTag from './StageTag';
import { messages } from './messages';
import { useDecide } from './useDecide';

const DeclineSheet = lazy(() => import('./DeclineSheet'));

const texts = messages.panel;

type Person = ApplicationFactsQuery['attendee'];

function factsOf({ stage, application }: Person, zone: string) {
  const { since, position, fullGroup, offerEndsAt, reason } = application ?? {};
  const facts: (readonly [string, ReactNode] | false)[] = [
    isOnBoard(stage) && [texts.stage, <StageTag key="stage" stage={stage} />],
    since !== undefined && [texts.since, formatMoment(since, zone)],
    stage === 'WAITLISTED' && [texts.full, <bdi key="full">{fullGroup?.name ?? messages.event}</bdi>],
    typeof position === 'number' && [texts.position, position],
    typeof offerEndsAt === 'string' && [texts.until, formatMoment(offerEndsAt, zone)],
    Boolean(reason) && [
      texts.reason,
      <Text key="reason" lines>
        {reason}
      </Text>,
    ],
  ];
  return facts.filter((fact) => fact !== false);
}

/** The decision about the person, and the way back for as long as there is one. */
function Decisions({ person, name }: { person: Person; name: string }) {
  const { decide, send, takeBack } = useDecide();
  const now = useNow();
  const [declining, setDeclining] = useState(false);
  const undoable = undoableOf(person, now);
  const about = { attendeeIds: [person.id], name };
  const possible = decisionsIn[person.stage];
  if (possible.length === 0 && !undoable) return null;
  return (
    <Row wrap gap="xs">
      {possible.includes('APPROVE') && (
        <Button type="primary" onClick={() => void decide({ ...about, decision: 'APPROVE' })}>
          {messages.acts.APPROVE}
        </Button>
      )}
      {possible.includes('DECLINE') && (
        <Button danger onClick={() => setDeclining(true)}>
          {messages.acts.DECLINE}
        </Button>
      )}
      {undoable && <Button onClick={() => void takeBack(undoable, [person.id])}>{messages.undo}</Button>}
      {declining && (
        <Suspense>
          <DeclineSheet
            who={name}
            onDecline={(reason) => send({ ...about, decision: 'DECLINE', reason })}
            onClose={() => setDeclining(false)}
          />
        </Suspense>
      )}
    </Row>
  );
}

/** A person's application for staff: the stage, the answers, the decision, and the log of the line. */
export default function ApplicationFacts({ attendeeId, name }: { attendeeId: string; name: string }) {
  const { event } = useEventContext();
  const { data, error, refetch } = useApplicationFactsQuery({ variables: { id: attendeeId } });
  const person = data?.attendee;
  if (person && !person.application) return null;
  return (
    <ConsoleArea>
      <Panel as="section" gap="sm" className={styles.staffFacts} aria-label={texts.title}>
        <Text as="h3" size="md" strong>
          {texts.title}
        </Text>
        {person ? (
          <>
            <Facts facts={factsOf(person, event.timezone)} />
            <Decisions person={person} name={name} />
            <details>
              <Text as="summary" strong={500}>
                {texts.log}
              </Text>
              <PlaceLog attendeeId={attendeeId} />
            </details>
          </>
        ) : (
          <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={4} />
        )}
      </Panel>
    </ConsoleArea>
  );
}
