import { ErrorState } from '../../../components/ErrorState';
import { SectionCard } from '../../../components/SectionCard';
import { Skeleton } from '../../../components/Skeleton';
import type { DoorCountsQuery } from '../../../generated/graphql';
import { useOnline } from '../../../hooks/useOnline';
import { formatNumber } from '../../../lib/format';
import { useEntryQueue } from '../hooks/useEntryQueue';
import { isWaiting } from '../lib/entry-queue';
import { messages } from '../messages';
import styles from './DoorCounts.module.css';

const texts = messages.counts;

interface DoorCountsProps {
  counts: DoorCountsQuery | undefined;
  error: unknown;
  gate: string;
  onRetry: () => void;
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}

function Gates({ counts, gate: own }: { counts: DoorCountsQuery; gate: string }) {
  const inside = new Map(counts.now.gates.map(({ gate, inside: now }) => [gate, now]));
  if (counts.today.gates.length === 0) return <p className={styles.note}>{texts.none}</p>;
  return (
    <table className={styles.gates}>
      <caption className="visually-hidden">{texts.gates}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.gate}</th>
          <th scope="col">{texts.in}</th>
          <th scope="col">{texts.out}</th>
          <th scope="col">{texts.insideHere}</th>
        </tr>
      </thead>
      <tbody>
        {counts.today.gates.map(({ gate, in: came, out }) => (
          <tr key={gate} data-own={gate === own}>
            <th scope="row">{gate}</th>
            <td>{formatNumber(came)}</td>
            <td>{formatNumber(out)}</td>
            <td>{formatNumber(inside.get(gate) ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many people are inside, and came in today; live. */
export function DoorCounts({ counts, error, gate, onRetry }: DoorCountsProps) {
  const online = useOnline();
  const waiting = useEntryQueue().entries.filter(isWaiting).length;
  return (
    <SectionCard title={texts.title}>
      {counts ? (
        <>
          <dl className={styles.figures}>
            <Figure label={texts.inside} value={counts.now.inside} />
            <Figure label={texts.enteredToday} value={counts.today.entered} />
            <Figure
              label={texts.hereToday}
              value={counts.today.gates.find((each) => each.gate === gate)?.in ?? 0}
            />
          </dl>
          <Gates counts={counts} gate={gate} />
          {(!online || waiting > 0) && (
            <p className={styles.note}>
              {[!online && texts.notLive, waiting > 0 && `${texts.waiting(waiting)}.`]
                .filter(Boolean)
                .join(' ')}
            </p>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <Skeleton rows={4} />
      )}
    </SectionCard>
  );
}
