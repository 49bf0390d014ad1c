import { Form, Input, InputNumber, Select } from 'antd';
import { useGroupChoicesQuery } from '../../../../../../generated/hooks';
import type { Language } from '../../../../../../generated/graphql';
import { shownField } from '../../../../../../lib/event-fields';
import { FormDrawer, FormSection, SwitchField } from '../../../../../../ui';
import { answerOptions } from '../../../../../event-fields';
import { ruleOf } from '../../hooks/useSetupForm';
import {
  deciders,
  fieldKinds,
  hasChoices,
  labelOf,
  newChoice,
  previewOf,
  type ChoiceDraft,
  type FieldDraft,
} from '../../lib/field-drafts';
import { messages } from '../../messages';
import { ChoicesField } from './ChoicesField';

const texts = messages.fields;
const labels = texts.fields;
const KEY = /^[a-z][a-z0-9_]{0,39}$/;
const audiences = ['STAFF', 'GROUPS', 'EVERYBODY'] as const;

interface FieldDrawerProps {
  eventId: string;
  draft: FieldDraft;
  drafts: readonly FieldDraft[];
  languages: readonly Language[];
  onDone: (draft: FieldDraft) => void;
  onClose: () => void;
}

type PartProps = Pick<FieldDrawerProps, 'draft' | 'drafts' | 'languages'>;

/** The texts in one language; the default one is required. */
function TextFields({ language, isDefault }: { language: Language; isDefault: boolean }) {
  const missing = (message: string) => (isDefault ? [{ required: true, whitespace: true, message }] : []);
  return (
    <>
      <Form.Item name={['labels', language]} label={labels.label} rules={missing(texts.errors.label)}>
        <Input dir="auto" maxLength={200} />
      </Form.Item>
      <Form.Item
        name={['purposes', language]}
        label={labels.purpose}
        extra={isDefault && labels.purposeHint}
        rules={missing(texts.errors.purpose)}
      >
        <Input dir="auto" maxLength={500} />
      </Form.Item>
      <Form.Item name={['helps', language]} label={labels.help} extra={isDefault && labels.helpHint}>
        <Input dir="auto" maxLength={500} />
      </Form.Item>
    </>
  );
}

/** The condition: asked of all, or of those who gave an answer to an earlier field. */
function ConditionFields({ draft, drafts, languages }: PartProps) {
  const form = Form.useFormInstance<FieldDraft>();
  const of = Form.useWatch('conditionOf', form) ?? null;
  const before = deciders(drafts, draft.id);
  const decider = before.find(({ id }) => id === of);
  const [shown] = decider ? previewOf([decider], languages).map((one) => shownField(one, languages[0])) : [];
  return (
    <>
      <Form.Item name="conditionOf" label={labels.condition} extra={labels.conditionHint}>
        <Select
          allowClear
          disabled={before.length === 0 && of === null}
          placeholder={labels.always}
          options={before.map((one) => ({ value: one.id, label: labelOf(one, languages) }))}
          onChange={() => form.setFieldValue('conditionAnswers', [])}
        />
      </Form.Item>
      {shown && (
        <Form.Item
          name="conditionAnswers"
          label={labels.conditionAnswers}
          rules={[{ required: true, message: texts.errors.conditionAnswers }]}
        >
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            options={[...answerOptions(shown)]}
          />
        </Form.Item>
      )}
    </>
  );
}

/** Who sees the answers, and for how long they are kept. */
function AudienceFields({ eventId }: { eventId: string }) {
  const audience = Form.useWatch('audience', Form.useFormInstance<FieldDraft>());
  const { data } = useGroupChoicesQuery({ variables: { eventId } });
  return (
    <>
      <Form.Item name="audience" label={labels.audience} required extra={labels.audienceHint}>
        <Select options={audiences.map((value) => ({ value, label: texts.audiences[value] }))} />
      </Form.Item>
      {audience === 'GROUPS' && (
        <Form.Item
          name="groupIds"
          label={labels.groups}
          rules={[{ required: true, message: texts.errors.groups }]}
        >
          <Select
            mode="multiple"
            showSearch={{ optionFilterProp: 'label' }}
            options={(data?.attendeeGroups ?? [])
              .filter(({ isEveryoneElse }) => !isEveryoneElse)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      )}
      <Form.Item name="keepDays" label={labels.keepDays} extra={labels.keepDaysHint}>
        <InputNumber min={1} max={1_095} precision={0} />
      </Form.Item>
    </>
  );
}

/** How it is answered. */
function AnswerFields({ draft, drafts, languages }: PartProps) {
  const kind = Form.useWatch('kind', Form.useFormInstance<FieldDraft>()) ?? draft.kind;
  const others = drafts.filter(({ id }) => id !== draft.id).map(({ key }) => key);
  return (
    <>
      <Form.Item name="kind" label={labels.kind} required>
        <Select options={fieldKinds.map((value) => ({ value, label: texts.kinds[value] }))} />
      </Form.Item>
      {hasChoices(kind) && (
        <Form.Item
          name="choices"
          label={labels.choices}
          required
          validateTrigger="onSubmit"
          rules={[
            ruleOf((choices: ChoiceDraft[] | undefined) => {
              if ((choices ?? []).length < (kind === 'ONE_OF' ? 2 : 1)) return texts.errors.choices;
              const isNamed = ({ labels: all }: ChoiceDraft) => all[languages[0] ?? 'EN']?.trim();
              return choices?.every(isNamed) ? null : texts.errors.choice;
            }),
          ]}
        >
          <ChoicesField languages={languages} />
        </Form.Item>
      )}
      <SwitchField name="required" label={labels.required} />
      <Form.Item
        name="key"
        label={labels.key}
        extra={labels.keyHint}
        rules={[
          ruleOf((key: string | undefined) => {
            if (!key?.trim()) return null;
            if (!KEY.test(key.trim())) return texts.errors.key;
            return others.includes(key.trim()) ? texts.errors.keyTaken : null;
          }),
        ]}
      >
        <Input dir="ltr" maxLength={40} autoComplete="off" spellCheck={false} />
      </Form.Item>
    </>
  );
}

/** Edits one field; the list that it belongs to is saved later. */
export function FieldDrawer({ eventId, draft, drafts, languages, onDone, onClose }: FieldDrawerProps) {
  const isNew = !drafts.some(({ id }) => id === draft.id);
  const done = (values: FieldDraft) => {
    const conditionOf = values.conditionOf ?? null;
    onDone({
      ...draft,
      ...values,
      keepDays: values.keepDays ?? null,
      conditionOf,
      conditionAnswers: conditionOf === null ? [] : (values.conditionAnswers ?? []),
    });
    return Promise.resolve();
  };
  const [first = 'EN', ...others] = languages;
  // A new choice starts with two places to write in.
  const initial = draft.choices.length > 0 ? draft : { ...draft, choices: [newChoice(), newChoice()] };
  return (
    <FormDrawer<FieldDraft>
      open
      title={isNew ? texts.addTitle : texts.editTitle}
      submitLabel={texts.done}
      initialValues={initial}
      onSubmit={done}
      onClose={onClose}
      width={520}
    >
      <TextFields language={first} isDefault />
      <AnswerFields draft={draft} drafts={drafts} languages={languages} />
      <ConditionFields draft={draft} drafts={drafts} languages={languages} />
      <AudienceFields eventId={eventId} />
      {others.map((language) => (
        <FormSection key={language} title={texts.translation(messages.details.languageNames[language])}>
          <TextFields language={language} isDefault={false} />
        </FormSection>
      ))}
    </FormDrawer>
  );
}
