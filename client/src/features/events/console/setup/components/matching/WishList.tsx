import { DownOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import type { Persona, PersonaWish } from '../../../../../../generated/graphql';
import { PlainButton, Row, Stack, Text } from '../../../../../../ui';
import { isUnsaved, pairsOf, personas, wishOf, type PersonaPair } from '../../lib/persona-wishes';
import { messages } from '../../messages';
import styles from './Matching.module.css';
import { PairDetails } from './PairDetails';
import { WeightBar } from './WeightBar';
import { WishSelect } from './WishSelect';
import type { WishesProps } from './WishTable';

const texts = messages.matching;

function Line({ pair, drafts, onChoose }: Omit<WishesProps, 'pairs'> & { pair: PersonaPair }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wish = wishOf(pair, drafts);
  const choose = onChoose && ((next: PersonaWish) => onChoose(pair, next));
  const title = texts.pair(texts.personas[pair.persona], texts.people[pair.other]);
  return (
    <li className={styles.line}>
      <Row gap="md">
        <Stack
          as={PlainButton}
          grow
          gap="xxs"
          className={styles.more}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={texts.detailsOf(title, pair.weight)}
          onClick={() => setOpen(!open)}
        >
          <Row as="span" gap="xs">
            <Text tone="text" strong={500}>
              {texts.forThem(texts.people[pair.other])}
            </Text>
            <DownOutlined className={styles.turned} aria-hidden />
          </Row>{' '}
          <WeightBar pair={pair}>{texts.counts(pair.weight)}</WeightBar>
        </Stack>
        <span
          className={`${styles.wish} ${styles.listed}`}
          data-wish={wish}
          data-unsaved={isUnsaved(pair, drafts)}
        >
          <WishSelect pair={pair} wish={wish} onChoose={choose} />
        </span>
      </Row>
      {open && (
        <Stack as="section" id={id} pad="sm" className={styles.opened} aria-label={title}>
          <PairDetails pair={pair} wish={wish} onChoose={choose} />
        </Stack>
      )}
    </li>
  );
}

/** The pairs of one persona at a time, where the whole table has no room. */
export function WishList({ pairs, ...row }: WishesProps) {
  const [persona, setPersona] = useState<Persona>('IT_EXPORTER');
  return (
    <Stack gap="sm">
      <Stack as="label" gap="xxs">
        <Text strong>{texts.whoLooks}</Text>
        <span className={`${styles.choice} ${styles.persona}`}>
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
      </Stack>
      <Stack as="ul" aria-label={texts.forWhom}>
        {pairsOf(pairs, persona).map((pair) => (
          <Line key={`${persona}/${pair.other}`} pair={pair} {...row} />
        ))}
      </Stack>
    </Stack>
  );
}
