import { useOnline } from '../../../data/useOnline';
import { formatNumber } from '../../../lib/format';
import { ErrorState, Figure, Note, PlainTable, SectionCard, Skeleton } from '../../../ui';
import type { DoorState } from '../hooks/useDoorCounts';
import { isWaiting, useEntryQueue } from '../lib/entry-queue';
import { messages } from '../messages';
import styles from './scanner.module.css';

const texts = messages.counts;

function Gates({ counts, gate: own }: { counts: NonNullable<DoorState['counts']>; gate: string }) {
  const inside = new Map(counts.now.gates.map(({ gate, inside: now }) => [gate, now]));
  if (counts.today.gates.length === 0) return <Note size="md">{texts.none}</Note>;
  return (
    <PlainTable
      className={styles.gates}
      aria-label={texts.gates}
      head={[texts.gate, texts.in, texts.out, texts.insideHere]}
    >
      {counts.today.gates.map(({ gate, in: came, out }) => (
        <tr key={gate} data-own={gate === own}>
          <th scope="row">{gate}</th>
          <td>{formatNumber(came)}</td>
          <td>{formatNumber(out)}</td>
          <td>{formatNumber(inside.get(gate) ?? 0)}</td>
        </tr>
      ))}
    </PlainTable>
  );
}

/** How many people are inside, and came in today; live. */
export function DoorCounts({ door: { counts, error, refresh }, gate }: { door: DoorState; gate: string }) {
  const online = useOnline();
  const waiting = useEntryQueue().entries.filter(isWaiting).length;
  return (
    <SectionCard title={texts.title}>
      {counts ? (
        <>
          <dl className={styles.figures}>
            <Figure label={texts.inside}>{formatNumber(counts.now.inside)}</Figure>
            <Figure label={texts.enteredToday}>{formatNumber(counts.today.entered)}</Figure>
            <Figure label={texts.hereToday}>
              {formatNumber(counts.today.gates.find((each) => each.gate === gate)?.in ?? 0)}
            </Figure>
          </dl>
          <Gates counts={counts} gate={gate} />
          {(!online || waiting > 0) && (
            <Note size="md">
              {!online && `${texts.notLive} `}
              {waiting > 0 && `${texts.waiting(waiting)}.`}
            </Note>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={4} />
      )}
    </SectionCard>
  );
}
