import { Form, type FormRule } from 'antd';
import { Fragment } from 'react';
import { withAsciiDigits } from '../../../lib/digits';
import { askedFields, hiddenAnswers, type Answers, type ShownField } from '../../../lib/event-fields';
import { Notice, Text } from '../../../ui';
import { messages } from '../messages';
import { AnswerControl } from './AnswerControl';
import styles from './EventFields.module.css';

const rule = (message: string, isRight: (value: string) => boolean): FormRule => ({
  validator: (_rule, values: readonly string[] | undefined) => {
    const text = values?.[0]?.trim() ?? '';
    return isRight(text) ? Promise.resolve() : Promise.reject(new Error(message));
  },
});

const NUMBER = /^[-+]?\d{1,15}(\.\d{1,6})?$/;
const isNumber = (text: string): boolean => text === '' || NUMBER.test(withAsciiDigits(text));
const isLink = (text: string): boolean => text === '' || /^https?:\/\/[^\s/]+/i.test(text);

const rulesOf = ({ kind, required }: ShownField, forStaff: boolean): FormRule[] => [
  ...(required && !forStaff ? [rule(messages.missing, (text) => text !== '')] : []),
  ...(kind === 'NUMBER' ? [rule(messages.noNumber, isNumber)] : []),
  ...(kind === 'LINK' ? [rule(messages.noLink, isLink)] : []),
];

/** Below the answer: what helps to give it, why it is asked, and who sees it. */
const Explained = ({ field, forStaff }: { field: ShownField; forStaff: boolean }) => (
  <>
    {field.help && (
      <Text as="span" lines className={styles.line}>
        {field.help}
      </Text>
    )}
    {!forStaff && (
      <span className={styles.line}>
        {messages.why} <bdi>{field.purpose}</bdi> {messages.seenBy[field.audience]}
      </span>
    )}
  </>
);

interface FieldInputsProps {
  fields: readonly ShownField[];
  /** For staff who answer for somebody: nothing has to be answered, and why it is asked is not said. */
  forStaff?: boolean;
}

/** The fields that an event asks with the answers so far, as fields of the form around them; an answer that another one hides is announced as lost. */
export function FieldInputs({ fields, forStaff = false }: FieldInputsProps) {
  const form = Form.useFormInstance();
  const answers = (Form.useWatch('answers', { form, preserve: true }) ?? {}) as Answers;
  const asked = new Set(askedFields(fields, answers));
  const lost = hiddenAnswers(fields, answers);
  const lostLabels = fields.filter(({ key }) => lost.has(key)).map(({ label }) => label);
  return (
    <>
      {fields.map((field) => (
        <Fragment key={field.key}>
          {asked.has(field) && (
            <Form.Item
              name={['answers', field.key]}
              className={styles.field}
              label={<bdi>{field.label}</bdi>}
              required={field.required && !forStaff}
              rules={rulesOf(field, forStaff)}
              extra={<Explained field={field} forStaff={forStaff} />}
            >
              <AnswerControl
                field={forStaff ? { ...field, required: false } : field}
                size={forStaff ? undefined : 'large'}
              />
            </Form.Item>
          )}
          {lost.has(field.key) && (
            <Notice className={styles.lost} kind="warning" title={messages.willBeRemoved(field.label)} />
          )}
        </Fragment>
      ))}
      {/* Stands in the page before it says anything, so that it is read out. */}
      <output className="visually-hidden">{lostLabels.map(messages.willBeRemoved).join(' ')}</output>
    </>
  );
}
