import { Button, Select } from 'antd';
import type { ImportKind } from '../../../generated/graphql';
import { Note, PlainTable, Row, SectionCard } from '../../../ui';
import { choiceOf, withChoice, type Choice, type Choices, type UnknownField } from '../lib/corrections';
import { messages } from '../messages';
import styles from './imports.module.css';

const texts = messages.unknown;
const ADD: Choice = { action: 'ADD', replacement: null };
const LEAVE_OUT: Choice = { action: 'LEAVE_OUT', replacement: null };
const takeAs = (replacement: string): Choice => ({ action: 'TAKE_AS', replacement });

/** What begins with the typed letters comes first. */
const placeOf = (label: string, typed: string): number => label.toLowerCase().indexOf(typed.toLowerCase());

interface ChoiceButtonsProps {
  field: UnknownField;
  value: UnknownField['values'][number];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** What may become of a value, the most likely first; what is pressed again is open again. */
function ChoiceButtons({ field, value: { value, nearest }, choice, onChoose }: ChoiceButtonsProps) {
  const { known, canAdd, canLeaveOut } = field;
  const replacement = choice?.action === 'TAKE_AS' ? choice.replacement : undefined;
  const offered: [string, Choice][] = [
    ...(nearest ? [[texts.takeAs(nearest), takeAs(nearest)] satisfies [string, Choice]] : []),
    ...(canAdd ? [[texts.add, ADD] satisfies [string, Choice]] : []),
    ...(canLeaveOut ? [[texts.leaveOut, LEAVE_OUT] satisfies [string, Choice]] : []),
  ];
  return (
    <Row as="fieldset" gap="xs" wrap aria-label={texts.choiceFor(value)}>
      {offered.map(([words, one]) => {
        const isOn = choice?.action === one?.action && choice?.replacement === one?.replacement;
        return (
          <Button
            key={words}
            type={isOn ? 'primary' : 'default'}
            aria-pressed={isOn}
            onClick={() => onChoose(isOn ? null : one)}
          >
            {words}
          </Button>
        );
      })}
      <Select
        className={styles.other}
        aria-label={texts.takeAsFor(value)}
        placeholder={texts.takeAsOther}
        value={replacement === nearest ? undefined : replacement}
        options={known.map((one) => ({ value: one, label: one }))}
        showSearch={{
          optionFilterProp: 'label',
          filterSort: (one, other, { searchValue }) =>
            placeOf(one.label, searchValue) - placeOf(other.label, searchValue),
        }}
        allowClear
        onChange={(one: string | undefined) => onChoose(one ? takeAs(one) : null)}
      />
    </Row>
  );
}

interface UnknownValuesProps {
  kind: ImportKind;
  field: UnknownField;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** The values that a field does not know, each with the number of its rows and what may become of it. */
export function UnknownValues({ kind, field, choices, onChoose }: UnknownValuesProps) {
  const { name, values, canLeaveOut } = field;
  const open = values.filter((value) => !choiceOf(choices, field, value));
  const leaveOutRest = () => onChoose(withChoice(choices, field, open, LEAVE_OUT));
  return (
    <SectionCard
      title={texts.title(name)}
      extra={
        canLeaveOut && open.length > 1 ? (
          <Button type="link" onClick={leaveOutRest}>
            {texts.leaveOutRest}
          </Button>
        ) : null
      }
    >
      <Note className={styles.text}>{canLeaveOut ? `${texts.text} ${texts.textLeaveOut}` : texts.text}</Note>
      <PlainTable
        stacked
        className={styles.unknown}
        aria-label={texts.title(name)}
        head={[texts.value, texts.rows, texts.choice]}
      >
        {values.map((value) => (
          <tr key={value.value}>
            <th scope="row">
              <bdi>{value.value}</bdi>
            </th>
            <td>
              {value.rows === null || value.rows === undefined ? '' : messages.kinds[kind].count(value.rows)}
            </td>
            <td>
              <ChoiceButtons
                field={field}
                value={value}
                choice={choiceOf(choices, field, value)}
                onChoose={(choice) => onChoose(withChoice(choices, field, [value], choice))}
              />
            </td>
          </tr>
        ))}
      </PlainTable>
    </SectionCard>
  );
}
