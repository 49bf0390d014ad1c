import { useOnline } from '../../../data/connection/useOnline';
import { isWaiting } from '../../../data/offline/offline-queue';
import { formatNumber } from '../../../lib/format';
import { ErrorState, Figure, Note, PlainTable, SectionCard, Skeleton } from '../../../ui';
import type { DoorState } from '../hooks/useDoorCounts';
import { useEntryQueue } from '../lib/entry-queue';
import { messages } from '../messages';
import styles from './scanner.module.css';

const texts = messages.counts;

/** Scans by gate today, and the people inside by the gate that they came in at last, also those of earlier days. */
function Gates({ counts, gate: own }: { counts: NonNullable<DoorState['counts']>; gate: string }) {
  const inside = new Map(counts.now.gates.map(({ gate, inside: now }) => [gate, now]));
  const scans = new Map(counts.today.gates.map((each) => [each.gate, each]));
  const gates = [...new Set([...scans.keys(), ...inside.keys()])];
  if (gates.length === 0) return <Note size="md">{texts.none}</Note>;
  const numbersOf = (gate: string) => [
    scans.get(gate)?.in ?? 0,
    scans.get(gate)?.out ?? 0,
    inside.get(gate) ?? 0,
  ];
  const sums = [0, 1, 2].map((column) =>
    gates.reduce((sum, gate) => sum + (numbersOf(gate)[column] ?? 0), 0),
  );
  const cells = (numbers: number[]) =>
    numbers.map((number, column) => <td key={column}>{formatNumber(number)}</td>);
  return (
    <PlainTable
      className={styles.gates}
      aria-label={texts.gates}
      head={[texts.gate, texts.in, texts.out, texts.insideHere]}
    >
      {gates.map((gate) => (
        <tr key={gate} data-own={gate === own}>
          <th scope="row">{gate}</th>
          {cells(numbersOf(gate))}
        </tr>
      ))}
      {gates.length > 1 && (
        <tr>
          <th scope="row">{texts.all}</th>
          {cells(sums)}
        </tr>
      )}
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
