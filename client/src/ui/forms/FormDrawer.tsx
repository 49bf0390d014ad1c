import { Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { SidePanel } from '../SidePanel';
import { Row } from '../Stack';
import { useFormSubmit } from '../hooks/useFormSubmit';
import { useAtLeast } from '../hooks/useMediaQuery';
import { leavesAddress, useUnsavedGuard } from '../hooks/useUnsavedGuard';
import { FormError } from './FormError';
import { StaleEditNotice } from './StaleEditNotice';
import { messages } from './messages';
import { useStaleEdit, type StaleEditOptions } from './useStaleEdit';

export interface FormDrawerProps<Values extends object, Saved = unknown> {
  open: boolean;
  title: string;
  submitLabel: string;
  /** Values that the fields start with. A drawer for another object needs another `key`. */
  initialValues: Values;
  /** Saves; what it throws is shown at its fields or above the form. */
  onSubmit: (values: Values) => Promise<Saved>;
  /** Called when the person closes the drawer, and after saving. */
  onClose: () => void;
  /** Called after saving instead, where something follows. */
  onSaved?: (saved: Saved) => void;
  /** For edits that send `expectedUpdatedAt`: how to load the current version and name the fields. */
  stale?: StaleEditOptions<Values>;
  /** Width in pixels on wide screens. */
  width?: number;
  /** The `Form.Item`s. */
  children: ReactNode;
}

/**
 * A form in a drawer, on phones in a bottom sheet: validation on leaving a field, the server's errors on their fields, and
 * unsaved changes guarded.
 */
export function FormDrawer<Values extends object, Saved = unknown>(props: FormDrawerProps<Values, Saved>) {
  const { open, title, submitLabel, initialValues, onSubmit, onClose, onSaved, stale, width, children } =
    props;
  const [form] = Form.useForm<Values>();
  const [dirty, setDirty] = useState(false);
  const edit = useStaleEdit(form, initialValues, stale);
  const guard = useUnsavedGuard(
    open && dirty,
    { title: messages.unsavedTitle, text: messages.unsavedText },
    leavesAddress,
  );
  const { sending, error, submit, mend, clearError } = useFormSubmit(form, async (values: Values) => {
    const answer = await edit.save(onSubmit, values);
    if (!answer) return;
    guard.release();
    if (onSaved) onSaved(answer.saved);
    else onClose();
  });
  const close = async () => {
    if (!(await guard.confirmLeaving())) return;
    clearError();
    onClose();
  };
  const wide = useAtLeast('md');
  const buttons = (
    <>
      <Button onClick={() => void close()}>{messages.cancel}</Button>
      <Button
        type="primary"
        loading={sending}
        disabled={sending || edit.conflicts !== null}
        onClick={() => form.submit()}
      >
        {submitLabel}
      </Button>
    </>
  );
  return (
    <SidePanel
      open={open}
      title={title}
      width={width ?? 480}
      roomy
      onClose={() => void close()}
      onClosed={() => setDirty(false)}
      footer={
        // On phones the thumb reaches each button along the whole width.
        wide ? (
          <Row wrap justify="end" gap="xs">
            {buttons}
          </Row>
        ) : (
          buttons
        )
      }
    >
      <FormError error={error} />
      <StaleEditNotice edit={edit} />
      {/* Hidden and not removed while versions are chosen: the fields hold what was typed. */}
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark="optional"
        validateTrigger="onBlur"
        initialValues={initialValues}
        onValuesChange={(changed: Partial<Values>) => {
          setDirty(true);
          mend(changed);
        }}
        onFinish={(values) => void submit(values)}
        scrollToFirstError={{ focus: true }}
        hidden={edit.conflicts !== null}
      >
        {children}
      </Form>
    </SidePanel>
  );
}
