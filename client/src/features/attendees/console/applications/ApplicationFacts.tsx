import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { ApplicationFactsQuery } from '../../../../generated/graphql';
import { useApplicationFactsQuery } from '../../../../generated/hooks';
import { formatMoment } from '../../../../lib/time';
import { ConsoleArea, Facts, Panel, Pending, Row, Text } from '../../../../ui';
import styles from '../../attendees.module.css';
import { isOnBoard } from '../../lib/board';
import { PersonDecisions } from './Decisions';
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

/** The decision about the person, with the question before declining. */
function Decisions({ person, name }: { person: Person; name: string }) {
  const { send } = useDecide();
  const [declining, setDeclining] = useState(false);
  return (
    <>
      <Row wrap gap="xs">
        <PersonDecisions person={person} name={name} alone onDecline={() => setDeclining(true)} />
      </Row>
      {declining && (
        <Suspense>
          <DeclineSheet
            who={name}
            onDecline={(reason) => send({ attendeeIds: [person.id], name, decision: 'DECLINE', reason })}
            onClose={() => setDeclining(false)}
          />
        </Suspense>
      )}
    </>
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
