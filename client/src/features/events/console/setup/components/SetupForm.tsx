import { Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormError, StaleEditNotice } from '../../../../../ui';
import { useSetupForm, type SetupEvent, type SetupSectionRules } from '../hooks/useSetupForm';
import { SaveBar } from './SaveBar';

interface SetupFormProps<Values extends object> {
  event: SetupEvent;
  rules: SetupSectionRules<Values>;
  /** Asks before a save that loses something; false keeps the form open. */
  confirm?: (values: Values) => Promise<boolean>;
  children: ReactNode;
}

function OpenForm<Values extends object>(props: SetupFormProps<Values> & { onSaved: () => void }) {
  const { event, rules, confirm, onSaved, children } = props;
  const [form] = Form.useForm<Values>();
  const { initial, dirty, onChange, edit, submit } = useSetupForm(form, event, rules, onSaved);
  const finish = async (values: Values) => {
    if (confirm && !(await confirm(values))) return;
    await submit.submit(values);
  };
  return (
    <>
      <FormError error={submit.error} />
      <StaleEditNotice edit={edit} />
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark="optional"
        validateTrigger="onBlur"
        initialValues={initial}
        onValuesChange={onChange}
        onFinish={(values) => void finish(values)}
        scrollToFirstError={{ focus: true }}
        hidden={edit.conflicts !== null}
      >
        {children}
        <SaveBar dirty={dirty} sending={submit.sending} onDiscard={onSaved} />
      </Form>
    </>
  );
}

/** A section of the setup: fields, and the bar that saves them. After a save it restarts from what the server has. */
export function SetupForm<Values extends object>(props: SetupFormProps<Values>) {
  const [round, setRound] = useState(0);
  return <OpenForm key={round} {...props} onSaved={() => setRound((count) => count + 1)} />;
}
