import { Form, type FormInstance } from 'antd';
import { useUnsavedGuard, type UnsavedGuard } from '../../../hooks/useUnsavedGuard';
import { messages } from '../messages';

interface AccountGuard<Values> extends UnsavedGuard {
  /** The values typed so far. */
  values: Partial<Values> | undefined;
}

/** Asks before a person leaves a form for a new account after typing into it. */
export function useAccountGuard<Values extends object>(form: FormInstance<Values>): AccountGuard<Values> {
  const values = Form.useWatch([], form) as Partial<Values> | undefined;
  const dirty = Object.values(values ?? {}).some(Boolean);
  const guard = useUnsavedGuard(dirty, { title: messages.leaveTitle, text: messages.leaveAccount });
  return { ...guard, values };
}
