import { DownOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import type { Persona, PersonaWish } from '../../../../../../generated/graphql';
import { isUnsaved, pairsOf, personas, wishOf, type PersonaPair } from '../../lib/persona-wishes';
import { messages } from '../../messages';
import { PairDetails } from './PairDetails';
import { WeightBar } from './WeightBar';
import styles from './WishList.module.css';
import { WishSelect } from './WishSelect';
import type { WishesProps } from './WishTable';

const texts = messages.matching;

function Row({ pair, drafts, onChoose }: Omit<WishesProps, 'pairs'> & { pair: PersonaPair }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wish = wishOf(pair, drafts);
  const choose = onChoose && ((next: PersonaWish) => onChoose(pair, next));
  const title = texts.pair(texts.personas[pair.persona], texts.people[pair.other]);
  return (
    <li className={styles.row} data-unsaved={isUnsaved(pair, drafts)}>
      <div className={styles.wish} data-wish={wish}>
        <span className={styles.other}>{texts.forThem(texts.people[pair.other])}</span>
        <WishSelect pair={pair} wish={wish} onChoose={choose} />
      </div>
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={texts.detailsOf(title, pair.weight)}
        onClick={() => setOpen(!open)}
      >
        <WeightBar weight={pair.weight} learned={pair.acts !== null}>
          {texts.counts(pair.weight)}
        </WeightBar>
        <DownOutlined className={styles.sign} aria-hidden />
      </button>
      {open && (
        <section id={id} className={styles.details} aria-label={title}>
          <PairDetails pair={pair} wish={wish} onChoose={choose} />
        </section>
      )}
    </li>
  );
}

/** The pairs of one persona at a time, where the whole table has no room. */
export function WishList({ pairs, ...row }: WishesProps) {
  const [persona, setPersona] = useState<Persona>('IT_EXPORTER');
  return (
    <div>
      <label className={styles.who}>
        {texts.whoLooks}
        <span className={styles.choice}>
          <select
            className={styles.select}
            value={persona}
            onChange={({ target }) => setPersona(target.value as Persona)}
          >
            {personas.map((one) => (
              <option key={one} value={one}>
                {texts.personas[one]}
              </option>
            ))}
          </select>
          <DownOutlined className={styles.arrow} aria-hidden />
        </span>
      </label>
      <ul className={styles.rows} aria-label={texts.forWhom}>
        {pairsOf(pairs, persona).map((pair) => (
          <Row key={`${persona}/${pair.other}`} pair={pair} {...row} />
        ))}
      </ul>
    </div>
  );
}
