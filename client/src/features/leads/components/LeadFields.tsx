import { Checkbox, Input, Select } from 'antd';
import { useId } from 'react';
import type { LeadQuestion_LeadQuestionFragment, LeadRating } from '../../../generated/graphql';
import { Segmented, Stack, Text } from '../../../ui';
import { NOTE_LENGTH, type LeadDraft } from '../lib/lead-draft';
import { messages } from '../messages';
import styles from '../leads.module.css';

export const ratings: LeadRating[] = ['HOT', 'WARM', 'COLD'];
const ANSWER_LENGTH = 500;

type Question = LeadQuestion_LeadQuestionFragment;

interface FieldProps<Value> {
  value?: Value;
  onChange?: (value: Value) => void;
}

/** Hot, warm or cold in one tap. */
export const RatingField = ({ value, onChange, name }: FieldProps<LeadRating | null> & { name: string }) => (
  <Segmented<LeadRating | ''>
    className={styles.ratings}
    label={messages.ratingOf(name)}
    options={ratings.map((rating) => ({ value: rating, label: messages.ratings[rating] }))}
    value={value ?? ''}
    onChange={(rating) => rating && onChange?.(rating)}
  />
);

type AnswersProps = FieldProps<LeadDraft['answers']> & { questions: readonly Question[] };

/** The company's own questions. Retired ones are shown while they have an answer. */
export function AnswerFields({ value = {}, onChange, questions }: AnswersProps) {
  const asked = questions.filter(({ id, retired }) => !retired || value[id]?.length);
  const set = (id: string, values: readonly string[]) => onChange?.({ ...value, [id]: values });
  if (asked.length === 0) return null;
  return (
    <Stack gap="md">
      {asked.map((question) => (
        <AnswerField
          key={question.id}
          question={question}
          values={value[question.id] ?? []}
          onChange={(values) => set(question.id, values)}
        />
      ))}
    </Stack>
  );
}

interface AnswerFieldProps {
  question: Question;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function AnswerField({ question: { kind, text, options }, values, onChange }: AnswerFieldProps) {
  const id = useId();
  if (kind === 'SEVERAL_OF') {
    return (
      <Stack as="fieldset" gap="xs" aria-labelledby={id}>
        <Text id={id} strong={500}>
          <bdi>{text}</bdi>
        </Text>
        <Checkbox.Group
          className={styles.options}
          value={[...values]}
          options={options.map((value) => ({ value, label: <bdi>{value}</bdi> }))}
          onChange={onChange}
        />
      </Stack>
    );
  }
  return (
    <Stack gap="xs">
      <Text as="label" htmlFor={id} strong={500}>
        <bdi>{text}</bdi>
      </Text>
      {kind === 'ONE_OF' ? (
        <Select
          id={id}
          allowClear
          value={values[0]}
          options={options.map((value) => ({ value, label: <bdi>{value}</bdi> }))}
          onChange={(chosen?: string) => onChange(chosen ? [chosen] : [])}
        />
      ) : (
        <Input
          id={id}
          dir="auto"
          maxLength={ANSWER_LENGTH}
          value={values[0] ?? ''}
          onChange={({ target }) => onChange(target.value ? [target.value] : [])}
        />
      )}
    </Stack>
  );
}

/** The team's note about the visitor. */
export function NoteField({ value, onChange, label }: FieldProps<string> & { label: string }) {
  const id = useId();
  return (
    <Stack gap="xs">
      <Text as="label" htmlFor={id} strong={500}>
        {label}
      </Text>
      <Input.TextArea
        id={id}
        dir="auto"
        maxLength={NOTE_LENGTH}
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </Stack>
  );
}
