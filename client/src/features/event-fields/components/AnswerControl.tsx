import { Button, Checkbox, Input, Radio, Select } from 'antd';
import type { FocusEvent } from 'react';
import type { ShownField } from '../../../lib/event-fields';
import { withProtocol } from '../../../lib/form-values';
import { CountryField, DateField, NativeSelect, Stack } from '../../../ui';
import { answerOptions } from '../lib/answer-words';
import { messages } from '../messages';
import styles from './EventFields.module.css';

export interface AnswerControlProps {
  field: ShownField;
  size?: 'large';
  value?: readonly string[];
  onChange?: (values: string[]) => void;
  /** Of the form: the id, what describes the control, and its state. */
  id?: string;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/** More choices than these are a list that opens. */
const MANY = 8;

interface ChoicesProps extends AnswerControlProps {
  options: readonly { value: string; label: string }[];
}

const labelled = (options: ChoicesProps['options']) =>
  options.map(({ value, label }) => ({ value, label: <bdi>{label}</bdi> }));

/** One of few, each as large as a thumb; an answer that need not be there can be removed. */
function OneOfFew({ field, options, value = [], onChange, size: _size, ...group }: ChoicesProps) {
  return (
    <>
      <Radio.Group
        {...group}
        className={styles.choices}
        aria-label={field.label}
        value={value[0] ?? null}
        options={labelled(options)}
        onChange={({ target }) => onChange?.([String(target.value)])}
      />
      {!field.required && value.length > 0 && (
        <Button
          type="link"
          className={styles.clear}
          aria-label={messages.clearOf(field.label)}
          onClick={() => onChange?.([])}
        >
          {messages.clear}
        </Button>
      )}
    </>
  );
}

function SeveralOf({ field, options, value = [], onChange, size, id, ...group }: ChoicesProps) {
  if (options.length > MANY)
    return (
      <Select<string[]>
        {...group}
        id={id}
        size={size}
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={[...value]}
        options={[...options]}
        onChange={onChange}
      />
    );
  return (
    <Stack as="fieldset" id={id} aria-label={field.label}>
      <Checkbox.Group
        className={styles.choices}
        value={[...value]}
        options={labelled(options)}
        onChange={(chosen) => onChange?.(chosen.map(String))}
      />
    </Stack>
  );
}

/** What a field is answered with, by its kind. */
export function AnswerControl(props: AnswerControlProps) {
  const { field, size, value = [], onChange, ...control } = props;
  const text = value[0] ?? '';
  const set = (answer: string) => onChange?.(answer ? [answer] : []);
  const typed = {
    ...control,
    size,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  };
  switch (field.kind) {
    case 'LONG_TEXT':
      return (
        <Input.TextArea {...typed} dir="auto" maxLength={5_000} autoSize={{ minRows: 3, maxRows: 12 }} />
      );
    case 'NUMBER':
      return <Input {...typed} inputMode="decimal" maxLength={30} />;
    case 'LINK':
      return (
        <Input
          {...typed}
          type="url"
          style={{ direction: 'ltr' }}
          maxLength={500}
          placeholder="https://"
          onBlur={(event) => {
            set(withProtocol(text));
            control.onBlur?.(event);
          }}
        />
      );
    case 'DATE':
      return <DateField {...control} size={size} value={text} onChange={set} />;
    case 'COUNTRY':
      return <CountryField {...typed} size={undefined} placeholder={messages.chooseCountry} />;
    case 'YES_NO':
      return <OneOfFew {...props} options={answerOptions(field)} />;
    case 'SEVERAL_OF':
      return <SeveralOf {...props} options={field.choices} />;
    case 'ONE_OF':
      if (field.choices.length <= MANY) return <OneOfFew {...props} options={field.choices} />;
      return (
        <NativeSelect {...typed} size={undefined} placeholder={messages.choose} options={field.choices} />
      );
    case 'TEXT':
    default:
      return <Input {...typed} dir="auto" maxLength={200} />;
  }
}
