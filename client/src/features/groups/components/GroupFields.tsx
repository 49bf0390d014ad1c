import { Form, Input, InputNumber, Select } from 'antd';
import { useGroupQuestionsQuery } from '../../../generated/hooks';
import { answerOptions } from '../../../lib/answer-conditions';
import { FormNote, FormSection, Grid, Notice, SwitchField, TextField } from '../../../ui';
import { type GroupValues, hasCondition, limits } from '../lib/group-form';
import type { Group } from '../lib/rules';
import { messages } from '../messages';

const texts = messages.form;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What a condition does to those who are in the group now. */
function ConditionNote({ group }: { group: Group }) {
  const form = Form.useFormInstance<GroupValues>();
  const values = Form.useWatch([], form) as Partial<GroupValues> | undefined;
  const has = hasCondition(values ?? group);
  if (has === group.isConditional || group.memberCount === 0) return null;
  return (
    <FormNote>
      <Notice kind="warning" title={has ? texts.replaces(group.memberCount) : texts.opens} />
    </FormNote>
  );
}

/** The answers of a condition, where the event asks something that is chosen from. */
function AnswersField({ eventId }: { eventId: string }) {
  const { data } = useGroupQuestionsQuery({ variables: { eventId } });
  const options = answerOptions(data?.eventFields.fields ?? [], texts.yesNo);
  return (
    <Form.Item name="answers" label={texts.answers} extra={texts.answersHint} hidden={options.length === 0}>
      <Select
        mode="multiple"
        placeholder={texts.any}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </Form.Item>
  );
}

/** The fields of a group; everyone else has a colour and limits alone. */
export function GroupFields({ eventId, group }: { eventId: string; group?: Group }) {
  return (
    <>
      {!group?.isEveryoneElse && (
        <TextField
          name="name"
          label={texts.name}
          maxLength={60}
          rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
        />
      )}
      <Grid column={140} fit gap="md" style={{ rowGap: 0 }}>
        <Form.Item name="colour" label={texts.colour}>
          <Input type="color" />
        </Form.Item>
        {!group?.isEveryoneElse && (
          <Form.Item name="rank" label={texts.rank}>
            <InputNumber min={0} max={1000} />
          </Form.Item>
        )}
      </Grid>
      {!group?.isEveryoneElse && (
        <>
          <SwitchField name="shown" label={texts.shown} hint={texts.shownHint} />
          <Form.Item
            name="capacity"
            label={texts.capacity}
            extra={
              <>
                {group?.capacity && `${messages.places(group.placesTaken ?? 0, group.capacity)}. `}
                {texts.capacityHint}
              </>
            }
          >
            <InputNumber min={1} max={1_000_000} precision={0} />
          </Form.Item>
          <FormSection title={texts.condition}>
            <FormNote>{texts.conditionHint}</FormNote>
            <Form.Item name="categories" label={texts.categories}>
              <Select mode="multiple" placeholder={texts.any} options={optionsOf(messages.categories)} />
            </Form.Item>
            <Form.Item name="companyKinds" label={texts.companyKinds}>
              <Select mode="multiple" placeholder={texts.any} options={optionsOf(messages.kinds)} />
            </Form.Item>
            <Form.Item name="companyTiers" label={texts.companyTiers} extra={texts.tierHint}>
              <Select mode="tags" placeholder={texts.any} maxCount={20} open={false} suffixIcon={null} />
            </Form.Item>
            <AnswersField eventId={eventId} />
            {group && <ConditionNote group={group} />}
          </FormSection>
        </>
      )}
      <FormSection title={texts.limits}>
        <FormNote>{texts.limitsHint}</FormNote>
        <Grid column={180} fit gap="md" style={{ rowGap: 0 }}>
          {limits.map((limit) => (
            <Form.Item key={limit} name={limit} label={messages.limits[limit]}>
              <InputNumber min={0} max={100_000} precision={0} />
            </Form.Item>
          ))}
        </Grid>
      </FormSection>
    </>
  );
}
