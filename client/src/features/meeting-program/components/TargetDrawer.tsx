import { Form, InputNumber } from 'antd';
import { FormDrawer, Grid, Segmented } from '../../../ui';
import {
  kindOf,
  nameOf,
  newTarget,
  numberFields,
  subjectKinds,
  type SubjectKind,
  type Target,
  type TargetValues,
} from '../lib/targets';
import { messages } from '../messages';
import { SubjectField } from './SubjectField';

const texts = messages.targets;
const kindOptions = subjectKinds.map((value) => ({ value, label: texts.kinds[value] }));

interface FieldsProps {
  targets: readonly Target[];
  groups: readonly { id: string; name: string }[];
}

function KindField({
  value = 'groupId',
  onChange,
}: {
  value?: SubjectKind;
  onChange?: (kind: SubjectKind) => void;
}) {
  const form = Form.useFormInstance<TargetValues>();
  const choose = (kind: SubjectKind) => {
    form.setFieldValue('subject', null);
    onChange?.(kind);
  };
  return <Segmented label={texts.kind} options={kindOptions} value={value} onChange={choose} />;
}

/** Whom it is of: chosen once. */
function SubjectFields({ targets, groups }: FieldsProps) {
  const kind = Form.useWatch<SubjectKind | undefined>('kind', Form.useFormInstance()) ?? 'groupId';
  return (
    <>
      <Form.Item name="kind" label={texts.kind} required>
        <KindField />
      </Form.Item>
      <Form.Item
        name="subject"
        label={texts.subject}
        rules={[
          { required: true, message: texts.subjectMissing },
          {
            validator: async (_rule, subject: TargetValues['subject']) => {
              if (targets.some((target) => target[kind] && target[kind] === subject?.value))
                throw new Error(texts.known);
            },
          },
        ]}
      >
        <SubjectField kind={kind} groups={groups} />
      </Form.Item>
    </>
  );
}

/** How many are promised, and how many there are at most. */
const NumberFields = () => (
  <Grid column={140} fit gap="md" lineGap={0}>
    {numberFields.map((name) => (
      <Form.Item
        key={name}
        name={name}
        label={texts.columns[name]}
        dependencies={name === 'minimum' ? ['maximum', 'perDay'] : []}
        rules={
          name === 'minimum'
            ? [
                ({ getFieldsValue }) => ({
                  validator: async () => {
                    const values = getFieldsValue() as TargetValues;
                    if (numberFields.every((field) => (values[field] ?? null) === null))
                      throw new Error(texts.numberMissing);
                    if ((values.minimum ?? 0) > (values.maximum ?? Infinity))
                      throw new Error(texts.minimumAbove);
                  },
                }),
              ]
            : []
        }
      >
        <InputNumber min={name === 'maximum' ? 0 : 1} max={200} precision={0} />
      </Form.Item>
    ))}
    <Form.Item name="priority" label={texts.columns.priority} extra={texts.priorityHint}>
      <InputNumber min={1} max={5} precision={0} />
    </Form.Item>
  </Grid>
);

interface TargetDrawerProps extends FieldsProps {
  /** The one that is edited; null for a new one. */
  target: Target | null;
  onSave: (values: TargetValues) => Promise<unknown>;
  onClose: () => void;
}

/** Adds what is promised to a group, company or person, or edits it. */
export default function TargetDrawer({ target, targets, groups, onSave, onClose }: TargetDrawerProps) {
  const name = target && (nameOf(target, groups) ?? texts.gone);
  const kind = target ? kindOf(target) : 'groupId';
  const subject = target && { value: target[kind] ?? '', label: name ?? '' };
  return (
    <FormDrawer<TargetValues>
      open
      title={name ?? texts.newTitle}
      submitLabel={texts.save}
      initialValues={target ? { ...newTarget, ...target, kind, subject } : newTarget}
      // What is chosen once has no field then.
      onSubmit={(values) => onSave(target ? { ...values, kind, subject } : values)}
      onClose={onClose}
    >
      {!target && <SubjectFields targets={targets} groups={groups} />}
      <NumberFields />
    </FormDrawer>
  );
}
