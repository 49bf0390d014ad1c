import { CheckCircleFilled, RightCircleOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { LoadingLines } from '../../../../../components/LoadingLines';
import type { SetupChecklistQuery } from '../../../../../generated/graphql';
import { checklistOf, type ChecklistLine } from '../lib/checklist';
import { messages } from '../messages';
import styles from './Checklist.module.css';

const texts = messages.checklist;

function Line({ line, onFollow }: { line: ChecklistLine; onFollow?: () => void }) {
  const Icon = line.done ? CheckCircleFilled : RightCircleOutlined;
  return (
    <li className={styles.line} data-done={line.done}>
      <Icon className={styles.icon} aria-label={line.done ? texts.isDone : texts.isOpen} />
      <div>
        <Link to={line.to} onClick={onFollow}>
          {line.label}
        </Link>
        <p className={styles.text}>{line.text}</p>
      </div>
    </li>
  );
}

interface ChecklistLinesProps {
  eventId: string;
  /** Undefined while it loads. */
  data: SetupChecklistQuery | undefined;
  /** Only what is still to do. */
  onlyOpen?: boolean;
  onFollow?: () => void;
}

/** What an event needs, each line leading to where it is done. */
export function ChecklistLines({ eventId, data, onlyOpen = false, onFollow }: ChecklistLinesProps) {
  if (!data) return <LoadingLines rows={4} />;
  const lines = checklistOf(eventId, data);
  const shown = onlyOpen ? lines.filter(({ done }) => !done) : lines;
  return (
    <>
      <p className={styles.progress}>
        {shown.length === 0 ? texts.ready : texts.done(lines.filter(({ done }) => done).length, lines.length)}
      </p>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <Line key={line.name} line={line} onFollow={onFollow} />
        ))}
      </ul>
      {onlyOpen && shown.length > 0 && <p className={styles.progress}>{texts.notReady}</p>}
    </>
  );
}
