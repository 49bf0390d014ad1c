import { AutoComplete, Form, Input } from 'antd';
import type { EditedFaq_FaqFragment } from '../../../generated/graphql';
import { useEditedFaqQuery } from '../../../generated/hooks';
import { EditDrawer, FormDrawer, useOverlay } from '../../../ui';
import { useFaqs } from '../hooks/useFaqs';
import { messages } from './messages';
import { useFaqChanges } from './useFaqChanges';

const texts = messages.form;

interface Values {
  question: string;
  answer: string;
  category: string;
}

const NEW: Values = { question: '', answer: '', category: '' };
const FIELDS = (['question', 'answer', 'category'] as const).map((name) => ({ name, label: texts[name] }));

const valuesOf = ({ question, answer, category }: EditedFaq_FaqFragment): Values => ({
  question,
  answer,
  category: category ?? '',
});
const inputOf = ({ question, answer, category }: Values) => ({
  question: question.trim(),
  answer: answer.trim(),
  category: category.trim() || null,
});

function Fields() {
  const { faqs } = useFaqs();
  const categories = [...new Set((faqs ?? []).flatMap(({ category }) => (category ? [category] : [])))];
  return (
    <>
      <Form.Item
        name="question"
        label={texts.question}
        rules={[{ required: true, whitespace: true, message: texts.questionMissing }]}
      >
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item
        name="answer"
        label={texts.answer}
        rules={[{ required: true, whitespace: true, message: texts.answerMissing }]}
      >
        <Input.TextArea maxLength={10_000} autoSize={{ minRows: 6, maxRows: 16 }} />
      </Form.Item>
      <Form.Item name="category" label={texts.category} extra={texts.categoryHint}>
        <AutoComplete
          maxLength={100}
          options={categories.map((value) => ({ value }))}
          showSearch={{
            filterOption: (typed, option) =>
              (option?.value ?? '').toLowerCase().includes(typed.toLowerCase()),
          }}
        />
      </Form.Item>
    </>
  );
}

interface DrawerProps {
  /** `new`, or the question that is edited. */
  id: string;
  onClose: () => void;
}

function NewFaq({ onClose }: DrawerProps) {
  const { add } = useFaqChanges();
  return (
    <FormDrawer<Values>
      open
      title={texts.addTitle}
      submitLabel={texts.addSubmit}
      initialValues={NEW}
      onSubmit={(values) => add(inputOf(values))}
      onClose={onClose}
      width={560}
    >
      <Fields />
    </FormDrawer>
  );
}

function KnownFaq({ id, onClose }: DrawerProps) {
  const { data, error, refetch } = useEditedFaqQuery({ variables: { id }, from: 'server' });
  const { change } = useFaqChanges();
  return (
    <EditDrawer
      title={texts.editTitle}
      submitLabel={texts.saveSubmit}
      loaded={data?.faq}
      error={error}
      reload={async () => (await refetch()).data?.faq}
      valuesOf={valuesOf}
      fields={FIELDS}
      inputOf={inputOf}
      onSave={change}
      onClose={onClose}
      width={560}
    >
      <Fields />
    </EditDrawer>
  );
}

/** The form of the question that `?edit=` names, or of a new one. */
export default function FaqDrawer() {
  const { value, close } = useOverlay('edit');
  if (value === null) return null;
  const Drawer = value === 'new' ? NewFaq : KnownFaq;
  return <Drawer key={value} id={value} onClose={close} />;
}
