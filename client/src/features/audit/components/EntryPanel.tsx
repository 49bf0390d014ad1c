import { Button } from 'antd';
import { useState } from 'react';
import { SidePanel } from '../../../components/SidePanel';
import type { AuditEntry_EntryFragment } from '../../../generated/graphql';
import { actWords, changesOf, fieldWords, shortened, valueWords } from '../lib/audit-words';
import { messages } from '../messages';
import styles from './Audit.module.css';
import { SubjectLink } from './SubjectLink';

interface EntryPanelProps {
  eventId: string;
  entry: AuditEntry_EntryFragment | undefined;
  time: (instant: string) => string;
  onOnly: (filter: { by?: string; of?: string }) => void;
  onClose: () => void;
}

/** One side of a change; a long value is cut off until all of it is asked for. */
function Value({ text, of }: { text: string; of: string }) {
  const [isWhole, setWhole] = useState(false);
  const short = shortened(text);
  if (short === text) return text;
  return (
    <>
      {isWhole ? text : `${short}…`}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isWhole}
        aria-label={isWhole ? messages.panel.showLessOf(of) : messages.panel.showAllOf(of)}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? messages.panel.showLess : messages.panel.showAll}
      </button>
    </>
  );
}

function Changes({ entry, time }: Pick<EntryPanelProps, 'time'> & { entry: AuditEntry_EntryFragment }) {
  const texts = messages.panel;
  const changes = changesOf(entry);
  if (changes.length === 0) return <p>{texts.nothing}</p>;
  const words = (value: unknown) => (value === undefined ? messages.none : valueWords(value, time));
  return (
    <table className={styles.changes} aria-label={texts.changes}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{fieldWords(name)}</th>
            <td data-side={texts.before}>
              <Value text={words(before)} of={`${fieldWords(name)}, ${texts.before}`} />
            </td>
            <td data-side={texts.after} className={styles.after}>
              <Value text={words(after)} of={`${fieldWords(name)}, ${texts.after}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One change: who made it, when, and the values before and after. */
export default function EntryPanel({ eventId, entry, time, onOnly, onClose }: EntryPanelProps) {
  const texts = messages.panel;
  const title = entry ? actWords(entry.action) : messages.title;
  const { actorId, subjectId } = entry ?? {};
  return (
    <SidePanel title={title} width={720} roomy onClose={onClose}>
      {!entry && <p>{texts.gone}</p>}
      {entry && (
        <>
          <dl className={styles.facts}>
            <dt>{texts.which}</dt>
            <dd>{entry.subjectName ?? messages.none}</dd>
            <dt>{texts.who}</dt>
            <dd>{entry.actorName}</dd>
            <dt>{texts.when}</dt>
            <dd>{time(entry.createdAt)}</dd>
          </dl>
          <div className={styles.links}>
            {subjectId && <SubjectLink eventId={eventId} subjectId={subjectId} />}
            {subjectId && <Button onClick={() => onOnly({ of: subjectId })}>{texts.onlyOf}</Button>}
            {actorId && (
              <Button onClick={() => onOnly({ by: actorId })}>{texts.onlyBy(entry.actorName)}</Button>
            )}
          </div>
          <h3 className={styles.section}>{texts.changes}</h3>
          <Changes entry={entry} time={time} />
        </>
      )}
    </SidePanel>
  );
}
