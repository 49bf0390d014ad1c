import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, Select } from 'antd';
import type { LeadQuestionKind, LeadQuestion_LeadQuestionFragment } from '../../../generated/graphql';
import { useSetLeadQuestionsMutation } from '../../../generated/hooks';
import { newClientId } from '../../../lib/client-id';
import { FormDrawer, Hint, Panel, Row, SortableList, Stack } from '../../../ui';
import { messages } from '../messages';

const texts = messages.questions;
const MAX_QUESTIONS = 10;
const kinds: LeadQuestionKind[] = ['TEXT', 'ONE_OF', 'SEVERAL_OF'];

interface Question {
  key: string;
  id?: string;
  kind: LeadQuestionKind;
  text: string;
  options: string[];
}

interface ListProps {
  value?: Question[];
  onChange?: (questions: Question[]) => void;
}

/** The questions in their order; each with what can be answered. */
function QuestionList({ value = [], onChange }: ListProps) {
  const set = (key: string, change: Partial<Question>) =>
    onChange?.(value.map((question) => (question.key === key ? { ...question, ...change } : question)));
  const move = (from: number, to: number) => {
    const moved = value.toSpliced(from, 1);
    onChange?.(moved.toSpliced(to, 0, ...value.slice(from, from + 1)));
  };
  const add = () => onChange?.([...value, { key: newClientId(), kind: 'TEXT', text: '', options: [] }]);
  return (
    <Stack gap="sm">
      <SortableList
        label={texts.title}
        items={value}
        keyOf={({ key }) => key}
        nameOf={({ text }) => text || texts.untitled}
        onMove={move}
      >
        {({ key, id, kind, text, options }, handle) => (
          <Panel gap="xs" pad="sm">
            <Row gap="xs">
              {handle}
              <Input
                dir="auto"
                maxLength={200}
                aria-label={texts.text}
                placeholder={texts.text}
                value={text}
                onChange={({ target }) => set(key, { text: target.value })}
              />
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={texts.remove(text || texts.untitled)}
                onClick={() => onChange?.(value.filter((question) => question.key !== key))}
              />
            </Row>
            <Select
              aria-label={texts.kind}
              disabled={id !== undefined}
              value={kind}
              options={kinds.map((each) => ({ value: each, label: texts.kinds[each] }))}
              onChange={(chosen: LeadQuestionKind) => set(key, { kind: chosen })}
            />
            {kind !== 'TEXT' && (
              <Select
                mode="tags"
                open={false}
                suffixIcon={null}
                aria-label={texts.options}
                placeholder={texts.options}
                maxLength={100}
                maxCount={20}
                tokenSeparators={[';', '\n']}
                value={options}
                onChange={(chosen: string[]) => set(key, { options: chosen })}
              />
            )}
          </Panel>
        )}
      </SortableList>
      <Button icon={<PlusOutlined aria-hidden />} disabled={value.length >= MAX_QUESTIONS} onClick={add}>
        {value.length >= MAX_QUESTIONS ? texts.most : texts.add}
      </Button>
    </Stack>
  );
}

const isComplete = ({ kind, text, options }: Question): boolean =>
  text.trim() !== '' && (kind === 'TEXT' || options.length > 1);

interface QuestionsDrawerProps {
  companyId: string;
  questions: readonly LeadQuestion_LeadQuestionFragment[];
  onClose: () => void;
}

/** What the team asks every visitor, for the contacts of the company. */
export default function QuestionsDrawer({ companyId, questions, onClose }: QuestionsDrawerProps) {
  const [save] = useSetLeadQuestionsMutation({ refreshes: ['leadQuestions'] });
  const asked = questions
    .filter(({ retired }) => !retired)
    .map(({ id, kind, text, options }) => ({ key: id, id, kind, text, options: [...options] }));
  return (
    <FormDrawer<{ questions: Question[] }>
      open
      title={texts.title}
      submitLabel={messages.save}
      initialValues={{ questions: asked }}
      onSubmit={({ questions: edited }) =>
        save({
          variables: {
            input: {
              companyId,
              questions: edited.map(({ id, kind, text, options }) => ({
                questionId: id,
                kind,
                text: text.trim(),
                options: kind === 'TEXT' ? [] : options,
              })),
            },
          },
        })
      }
      onClose={onClose}
      width={520}
    >
      <Hint style={{ marginBlockEnd: 'var(--ant-margin)' }}>{texts.description}</Hint>
      <Form.Item<{ questions: Question[] }>
        name="questions"
        rules={[
          {
            validator: (_rule, edited: Question[]) =>
              edited.every(isComplete) ? Promise.resolve() : Promise.reject(new Error(texts.incomplete)),
          },
        ]}
      >
        <QuestionList />
      </Form.Item>
    </FormDrawer>
  );
}
