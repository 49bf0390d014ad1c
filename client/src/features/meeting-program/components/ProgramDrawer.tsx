import { Form, InputNumber, Radio, Select, Switch } from 'antd';
import { useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useUpdateMeetingProgramMutation } from '../../../generated/hooks';
import { endsLater } from '../../../lib/event-days';
import { DateTimeField, EditDrawer, FormDrawer, Stack, useToasts } from '../../../ui';
import { inputOf, valuesOf, type Program, type ProgramValues } from '../lib/program-form';
import { messages } from '../messages';

const texts = messages.settings;
const orders = ['PROMISES_FIRST', 'WISHES_FIRST'] as const;
const staleFields = (
  ['wishesOpenAt', 'wishesCloseAt', 'order', 'mostInRow', 'fillsByMatches', 'groupIds'] as const
).map((name) => ({ name, label: texts[name] }));

interface ProgramDrawerProps {
  program: Program | null;
  groups: readonly { id: string; name: string }[];
  reload: () => Promise<Program | null | undefined>;
  onClose: () => void;
}

function Fields({ groups }: Pick<ProgramDrawerProps, 'groups'>) {
  return (
    <>
      <Form.Item name="wishesOpenAt" label={texts.wishesOpenAt} extra={texts.openHint}>
        <DateTimeField label={texts.wishesOpenAt} usualTime="09:00" />
      </Form.Item>
      <Form.Item
        name="wishesCloseAt"
        label={texts.wishesCloseAt}
        extra={texts.closeHint}
        dependencies={['wishesOpenAt']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_rule, value: string) => {
              const opens = getFieldValue('wishesOpenAt') as string;
              if (value && opens && !endsLater(opens, value)) throw new Error(texts.closeBeforeOpen);
            },
          }),
        ]}
      >
        <DateTimeField label={texts.wishesCloseAt} usualTime="18:00" />
      </Form.Item>
      <Form.Item name="order" label={texts.order} required>
        <Radio.Group>
          <Stack gap="xs">
            {orders.map((order) => (
              <Radio key={order} value={order}>
                {messages.orders[order]}
              </Radio>
            ))}
          </Stack>
        </Radio.Group>
      </Form.Item>
      <Form.Item
        name="mostInRow"
        label={texts.mostInRow}
        extra={texts.mostInRowHint}
        rules={[{ required: true }]}
      >
        <InputNumber min={1} max={50} precision={0} />
      </Form.Item>
      <Form.Item name="fillsByMatches" label={texts.fillsByMatches} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="groupIds" label={texts.groupIds}>
        <Select
          mode="multiple"
          placeholder={texts.everybody}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
    </>
  );
}

/** Switches the program of an event on, or changes it. */
export default function ProgramDrawer({ program, groups, reload, onClose }: ProgramDrawerProps) {
  const { event } = useEventContext();
  const toasts = useToasts();
  // The page has the new program before this form is closed.
  const [isNew] = useState(!program);
  const [update] = useUpdateMeetingProgramMutation({
    refreshes: ['event', 'meetingReadiness', 'wishStatistics'],
  });
  const send = async (changes: object, expectedUpdatedAt?: string) => {
    const { data } = await update({
      variables: { input: { eventId: event.id, expectedUpdatedAt, ...changes } },
    });
    return data!.updateMeetingProgram.meetingProgram;
  };
  const zone = event.timezone;
  if (isNew || !program)
    return (
      <FormDrawer<ProgramValues>
        open
        title={texts.newTitle}
        submitLabel={texts.save}
        initialValues={valuesOf(null, zone)}
        onSubmit={async (values) => {
          await send(inputOf(values, zone, null));
          toasts.success(texts.created);
        }}
        onClose={onClose}
      >
        <Fields groups={groups} />
      </FormDrawer>
    );
  return (
    <EditDrawer
      title={texts.editTitle}
      submitLabel={texts.save}
      loaded={program}
      reload={async () => (await reload()) ?? undefined}
      valuesOf={(one: Program) => valuesOf(one, zone)}
      inputOf={(values: ProgramValues, original: Program) => inputOf(values, zone, original)}
      onSave={async (original, changes, back) => {
        const saved = await send(changes, original.updatedAt);
        toasts.undo(texts.saved, () => send(back, saved.updatedAt));
      }}
      fields={staleFields}
      onClose={onClose}
    >
      <Fields groups={groups} />
    </EditDrawer>
  );
}
