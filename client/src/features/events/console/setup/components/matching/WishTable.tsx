import type { PersonaWish } from '../../../../../../generated/graphql';
import { Popup } from '../../../../../../ui';
import {
  isUnsaved,
  pairsOf,
  personas,
  wishOf,
  type PersonaPair,
  type WishDrafts,
} from '../../lib/persona-wishes';
import { messages } from '../../messages';
import styles from './Matching.module.css';
import { PairDetails } from './PairDetails';
import { WeightBar } from './WeightBar';
import { WishSelect } from './WishSelect';

const texts = messages.matching;

export interface WishesProps {
  pairs: readonly PersonaPair[];
  drafts: WishDrafts;
  /** Without it, the wishes can only be read. */
  onChoose?: (pair: PersonaPair, wish: PersonaWish) => void;
}

function Cell({ pair, drafts, onChoose }: Omit<WishesProps, 'pairs'> & { pair: PersonaPair }) {
  const wish = wishOf(pair, drafts);
  const choose = onChoose && ((next: PersonaWish) => onChoose(pair, next));
  const title = texts.pair(texts.personas[pair.persona], texts.people[pair.other]);
  return (
    <td className={styles.wish} data-wish={wish} data-unsaved={isUnsaved(pair, drafts)}>
      <WishSelect pair={pair} wish={wish} onChoose={choose} />
      <Popup
        kind="dialog"
        label={title}
        buttonLabel={texts.detailsOf(title, pair.weight)}
        buttonClass={`plain-button ${styles.weight}`}
        button={<WeightBar pair={pair} />}
      >
        <PairDetails pair={pair} wish={wish} title={title} onChoose={choose} />
      </Popup>
    </td>
  );
}

/** All pairs at once: rows look, columns are looked for. */
export function WishTable({ pairs, ...cell }: WishesProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2} className={styles.first}>
            {texts.whoLooks}
          </th>
          <th scope="colgroup" colSpan={personas.length}>
            {texts.forWhom}
          </th>
        </tr>
        <tr>
          {personas.map((persona) => (
            <th key={persona} scope="col">
              {texts.personas[persona]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {personas.map((persona) => (
          <tr key={persona}>
            <th scope="row" className={styles.first}>
              {texts.personas[persona]}
            </th>
            {pairsOf(pairs, persona).map((pair) => (
              <Cell key={pair.other} pair={pair} {...cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
