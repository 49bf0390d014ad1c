import { DownOutlined } from '@ant-design/icons';
import { useId } from 'react';
import type { PersonaWish } from '../../../../../../generated/graphql';
import { wishes, type PersonaPair } from '../../lib/persona-wishes';
import { messages } from '../../messages';
import styles from './Matching.module.css';

const texts = messages.matching;

interface WishSelectProps {
  pair: PersonaPair;
  wish: PersonaWish;
  /** Without it, the wish can only be read. */
  onChoose?: (wish: PersonaWish) => void;
}

/** How much people of one persona come for those of another, with a dot where that differs from the default. */
export function WishSelect({ pair, wish, onChoose }: WishSelectProps) {
  const mark = useId();
  const differs = wish !== pair.defaultWish;
  return (
    <span className={styles.choice} data-differs={differs}>
      {onChoose ? (
        <>
          <select
            className={styles.select}
            aria-label={texts.howMuch(texts.people[pair.persona], texts.people[pair.other])}
            aria-describedby={differs ? mark : undefined}
            value={wish}
            onChange={({ target }) => onChoose(target.value as PersonaWish)}
          >
            {wishes.map((one) => (
              <option key={one} value={one}>
                {texts.wishes[one]}
              </option>
            ))}
          </select>
          <DownOutlined className={styles.arrow} aria-hidden />
        </>
      ) : (
        <span className={styles.select}>{texts.wishes[wish]}</span>
      )}
      {differs && (
        <span id={mark} className="visually-hidden">
          {texts.differs(texts.wishes[pair.defaultWish])}
        </span>
      )}
    </span>
  );
}
