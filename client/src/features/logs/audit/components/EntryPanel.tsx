import { Button } from 'antd';
import { useState } from 'react';
import type { AuditEntry_EntryFragment, AuditSubjectQuery } from '../../../../generated/graphql';
import { useAuditSubjectQuery } from '../../../../generated/hooks';
import { paths } from '../../../../lib/paths';
import {
  Facts,
  type InWords,
  LinkButton,
  PlainButton,
  PlainTable,
  Row,
  SidePanel,
  Stack,
  Text,
} from '../../../../ui';
import {
  actWords,
  changesOf,
  fieldWords,
  isComparison,
  kindOf,
  shortened,
  valueWords,
} from '../lib/audit-words';
import { messages } from '../messages';
import styles from './audit.module.css';

const texts = messages.panel;

/** One side of a change; a long value is cut off until all of it is asked for. */
function Value({ text, of }: { text: string; of: string }) {
  const [isWhole, setWhole] = useState(false);
  const short = shortened(text);
  if (short === text) return text;
  return (
    <>
      {isWhole ? text : `${short}…`}
      <PlainButton
        className={styles.more}
        aria-expanded={isWhole}
        aria-label={isWhole ? texts.showLessOf(of) : texts.showAllOf(of)}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? texts.showLess : texts.showAll}
      </PlainButton>
    </>
  );
}

/** The recorded values: before and after beside each other, or the ones that there are. */
function Changes({ entry, time }: { entry: AuditEntry_EntryFragment; time: InWords }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return <p>{texts.nothing}</p>;
  const words = (value: unknown) => (value === undefined ? messages.none : valueWords(value, time));
  const isCompared = isComparison(entry);
  return (
    <PlainTable
      stacked
      className={styles.changes}
      aria-label={texts.changes[kindOf(entry)]}
      head={[texts.field, ...(isCompared ? [texts.before, texts.after] : [texts.value])]}
    >
      {changes.map(({ name, before, after }) => {
        const field = fieldWords(name);
        return (
          <tr key={name}>
            <th scope="row">{field}</th>
            {isCompared ? (
              <>
                <td data-side={texts.before} className={styles.before}>
                  <Value text={words(before)} of={`${field}, ${texts.before}`} />
                </td>
                <td data-side={texts.after} className={styles.after}>
                  <Value text={words(after)} of={`${field}, ${texts.after}`} />
                </td>
              </>
            ) : (
              <td>
                <Value text={words(after ?? before)} of={field} />
              </td>
            )}
          </tr>
        );
      })}
    </PlainTable>
  );
}

type Subject = NonNullable<AuditSubjectQuery['node']>;

const pathsOf: Partial<Record<Subject['__typename'], (eventId: string, id: string) => string>> = {
  Attendee: (eventId, id) => `${paths.attendees(eventId)}?person=${id}`,
  Activity: (eventId, id) => `${paths.schedule(eventId)}?session=${id}`,
  Event: (_eventId, id) => paths.setup(id),
  Pod: paths.pods,
  Faq: paths.eventHelp,
  Insight: paths.industryInsights,
};

function pathOf(eventId: string, node: Subject): string | undefined {
  if ('kind' in node) return paths.company(eventId, node.kind, node.id);
  const { __typename: type, id } = node;
  return pathsOf[type]?.(eventId, id);
}

/** Leads to what was changed, where it still exists. */
function SubjectLink({ eventId, subjectId }: { eventId: string; subjectId: string }) {
  const { data } = useAuditSubjectQuery({ variables: { id: subjectId } });
  const path = data?.node && pathOf(eventId, data.node);
  return path ? <LinkButton to={path}>{texts.open}</LinkButton> : null;
}

interface EntryPanelProps {
  eventId: string;
  entry: AuditEntry_EntryFragment | undefined;
  time: InWords;
  onOnly: (filter: { by?: string; of?: string }) => void;
  onClose: () => void;
}

/** One change: who made it, when, and the values before and after. */
export default function EntryPanel({ eventId, entry, time, onOnly, onClose }: EntryPanelProps) {
  const title = entry ? actWords(entry.action) : messages.title;
  const { actorId, subjectId } = entry ?? {};
  return (
    <SidePanel title={title} width={720} roomy onClose={onClose}>
      {!entry && <p>{texts.gone}</p>}
      {entry && (
        <Stack gap="lg">
          <Stack gap="md">
            <Facts
              facts={[
                [texts.which, entry.subjectName ?? messages.none],
                [texts.who, entry.actorName],
                [texts.when, time(entry.createdAt)],
              ]}
            />
            <Row gap="xs" wrap>
              {subjectId && <SubjectLink eventId={eventId} subjectId={subjectId} />}
              {subjectId && <Button onClick={() => onOnly({ of: subjectId })}>{texts.onlyOf}</Button>}
              {actorId && (
                <Button onClick={() => onOnly({ by: actorId })}>{texts.onlyBy(entry.actorName)}</Button>
              )}
            </Row>
          </Stack>
          <Stack gap="xs">
            <Text as="h3" size="lg" strong>
              {texts.changes[kindOf(entry)]}
            </Text>
            <Changes entry={entry} time={time} />
          </Stack>
        </Stack>
      )}
    </SidePanel>
  );
}
