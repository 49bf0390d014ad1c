import { Form, Radio } from 'antd';
import { FormDrawer, Hint, Stack } from '../../../../ui';
import type { Plan } from '../hooks/useStartRuns';
import { messages } from '../messages';

const texts = messages.plan;

interface PlanDrawerProps {
  onStart: (plan: Plan) => Promise<Plan>;
  onStarted: (plan: Plan) => void;
  onClose: () => void;
}

function Choice({
  name,
  label,
  options,
}: {
  name: keyof Plan;
  label: string;
  options: Record<string, string>;
}) {
  return (
    <Form.Item name={name} label={label} required>
      <Radio.Group>
        <Stack gap="xs">
          {Object.entries(options).map(([value, words]) => (
            <Radio key={value} value={value}>
              {words}
            </Radio>
          ))}
        </Stack>
      </Radio.Group>
    </Form.Item>
  );
}

/** Asks what goes first and what a timetable starts from, and has it computed. */
export default function PlanDrawer({ onStart, onStarted, onClose }: PlanDrawerProps) {
  return (
    <FormDrawer<Plan, Plan>
      open
      title={texts.title}
      submitLabel={texts.submit}
      initialValues={{ order: 'BOTH', basis: 'PUBLISHED' }}
      onSubmit={onStart}
      onSaved={onStarted}
      onClose={onClose}
    >
      <Choice name="order" label={texts.order} options={texts.orders} />
      <Choice name="basis" label={texts.basis} options={texts.bases} />
      <Hint>{texts.hint}</Hint>
    </FormDrawer>
  );
}
