import { Button } from 'antd';
import { useRef } from 'react';
import type { PersonaWish } from '../../../../../../generated/graphql';
import { formatNumber } from '../../../../../../lib/format';
import { Note, Row, Stack, Text, useAtLeast } from '../../../../../../ui';
import type { PersonaPair } from '../../lib/persona-wishes';
import { messages } from '../../messages';
import styles from './Matching.module.css';
import { WeightBar } from './WeightBar';

const texts = messages.matching;

/** `20`, but `0.4`: a chance below one is not none. */
const chanceText = (expected: number): string =>
  formatNumber(expected < 10 ? Math.round(expected * 10) / 10 : Math.round(expected));

function Learned({ acts }: Pick<PersonaPair, 'acts'>) {
  if (!acts) return <Note size="note">{texts.notEnough}</Note>;
  const { people, reached, expected, welcomed, refused } = acts;
  const lines: [name: string, number: string, hint?: string][] = [
    [texts.active, formatNumber(people)],
    [texts.reached, texts.byChance(reached, chanceText(expected)), texts.reachedHint],
    [texts.welcomed, formatNumber(welcomed), texts.welcomedHint],
    [texts.refused, formatNumber(refused), texts.refusedHint],
  ];
  return (
    <Stack as="dl" gap={6}>
      {lines.map(([name, number, hint]) => (
        <Row key={name} align="baseline" justify="between" gap="sm">
          <dt>
            {name}
            {hint && <Note size="caption">{hint}</Note>}
          </dt>
          <Text as="dd" rigid figures>
            {number}
          </Text>
        </Row>
      ))}
    </Stack>
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

/** The learned values of a pair, and the button to restore its default. */
export function PairDetails({ pair, wish, title, onChoose }: PairDetailsProps) {
  const { acts, defaultWish } = pair;
  const wide = useAtLeast('md');
  const details = useRef<HTMLDivElement>(null);
  const takeDefault = () => {
    onChoose?.(defaultWish);
    // The button goes away.
    details.current?.focus();
  };
  return (
    <Stack ref={details} gap="xs" className={styles.details} tabIndex={-1}>
      {title && (
        <>
          <Text as="p" size="md" strong>
            {title}
          </Text>
          <Row gap="sm">
            <span>{wish === pair.wish ? texts.weight : texts.weightUntilSave}</span>
            <WeightBar pair={pair} />
          </Row>
        </>
      )}
      <Text as="h3" size="note" strong>
        {texts.learned}
      </Text>
      <Learned acts={acts} />
      <Row wrap justify="between" gap="xs" className={styles.foot}>
        <span>{texts.defaultIs(texts.wishes[defaultWish])}</span>
        {onChoose && wish !== defaultWish && (
          <Button size={wide ? 'small' : 'middle'} onClick={takeDefault}>
            {texts.toDefault}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
