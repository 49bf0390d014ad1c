import { Button } from 'antd';
import { useRef } from 'react';
import type { PersonaWish } from '../../../../../../generated/graphql';
import { formatNumber } from '../../../../../../lib/format';
import type { PersonaPair } from '../../lib/persona-wishes';
import { messages } from '../../messages';
import styles from './PairDetails.module.css';
import { WeightBar } from './WeightBar';

const texts = messages.matching;

/** `20`, but `0.4`: a chance below one is not none. */
const chanceText = (expected: number): string =>
  formatNumber(expected < 10 ? Math.round(expected * 10) / 10 : Math.round(expected));

function Line({ name, hint, children }: { name: string; hint?: string; children: string }) {
  return (
    <div className={styles.line}>
      <dt>
        {name}
        {hint && <span className={styles.hint}>{hint}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Learned({ acts }: Pick<PersonaPair, 'acts'>) {
  if (!acts) return <p className={styles.note}>{texts.notEnough}</p>;
  const { people, reached, expected, welcomed, refused } = acts;
  return (
    <dl className={styles.lines}>
      <Line name={texts.active}>{formatNumber(people)}</Line>
      <Line name={texts.reached} hint={texts.reachedHint}>
        {texts.byChance(reached, chanceText(expected))}
      </Line>
      <Line name={texts.welcomed} hint={texts.welcomedHint}>
        {formatNumber(welcomed)}
      </Line>
      <Line name={texts.refused} hint={texts.refusedHint}>
        {formatNumber(refused)}
      </Line>
    </dl>
  );
}

interface PairDetailsProps {
  pair: PersonaPair;
  wish: PersonaWish;
  /** Shown above the details with the weight, where both are not beside them. */
  title?: string;
  /** Without it, the wish can only be read. */
  onChoose?: (wish: PersonaWish) => void;
}

/** What has been learned about a pair, and the way back to its default. */
export function PairDetails({ pair, wish, title, onChoose }: PairDetailsProps) {
  const { weight, acts, defaultWish } = pair;
  const details = useRef<HTMLDivElement>(null);
  const takeDefault = () => {
    onChoose?.(defaultWish);
    // The button goes away.
    details.current?.focus();
  };
  return (
    <div ref={details} className={styles.details} tabIndex={-1}>
      {title && (
        <>
          <p className={styles.title}>{title}</p>
          <div className={styles.weight}>
            <span>{wish === pair.wish ? texts.weight : texts.weightUntilSave}</span>
            <WeightBar weight={weight} learned={acts !== null} />
          </div>
        </>
      )}
      <h3 className={styles.heading}>{texts.learned}</h3>
      <Learned acts={acts} />
      <div className={styles.foot}>
        <span>{texts.defaultIs(texts.wishes[defaultWish])}</span>
        {onChoose && wish !== defaultWish && (
          <Button size="small" onClick={takeDefault}>
            {texts.toDefault}
          </Button>
        )}
      </div>
    </div>
  );
}
