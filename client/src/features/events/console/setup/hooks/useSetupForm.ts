import type { FormInstance, FormRule } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { SetupEvent_EventFragment, UpdateEventInput } from '../../../../../generated/graphql';
import { useSaveEventMutation, useSetupEventQuery } from '../../../../../generated/hooks';
import { changedOf } from '../../../../../lib/form-values';
import { isSameValue } from '../../../../../lib/merge-edits';
import { type StaleField, useFormSubmit, useStaleEdit, useToasts, useUnsavedGuard } from '../../../../../ui';
import { messages } from '../messages';

export type SetupEvent = SetupEvent_EventFragment;
type SetupInput = Omit<UpdateEventInput, 'eventId' | 'expectedUpdatedAt'>;

export interface SetupSectionRules<Values extends object> {
  /** The values of the form out of the event. */
  read: (event: SetupEvent) => Values;
  /** The changes that they mean for it. */
  write: (values: Values, event: SetupEvent) => SetupInput;
  /** The changes that take a save back; null where that cannot be. */
  inverse?: (before: SetupEvent, after: SetupEvent) => SetupInput | null;
  /** Names the fields where two people changed them at once. */
  fields: StaleField[];
}

/** A rule of a field, out of what is wrong with its value. */
export const ruleOf = (mistakeIn: (value: never) => string | null | undefined): FormRule => ({
  validator: async (_rule, value: unknown) => {
    const mistake = mistakeIn(value as never);
    if (mistake) throw new Error(mistake);
  },
});

/** One section of the setup as a form: what was changed is saved, guarded until then, and can be taken back afterwards. */
export function useSetupForm<Values extends object>(
  form: FormInstance<Values>,
  loaded: SetupEvent,
  { read, write, inverse, fields }: SetupSectionRules<Values>,
  onSaved: () => void,
) {
  const [event] = useState(loaded);
  const base = useRef(event);
  const [dirty, setDirty] = useState(false);
  const [initial] = useState(() => read(event));
  const toasts = useToasts();
  const [save] = useSaveEventMutation({ refreshes: ['keptData'] });
  const { refetch } = useSetupEventQuery({ variables: { eventId: event.id }, from: 'cache' });
  const guard = useUnsavedGuard(dirty, { title: messages.unsavedTitle, text: messages.unsavedText });
  // A change elsewhere on the page, such as publishing, is none of what this form is about.
  useEffect(() => {
    if (isSameValue(read(base.current), read(loaded))) base.current = loaded;
  }, [loaded, read]);
  const edit = useStaleEdit<Values>(form, initial, {
    fields,
    reload: async () => {
      const { data } = await refetch();
      base.current = data!.event;
      return read(base.current);
    },
  });
  const send = async (values: Values) => {
    const before = base.current;
    const input = changedOf(write(read(before), before), write(values, before));
    const { data } = await save({
      variables: { input: { eventId: event.id, expectedUpdatedAt: before.updatedAt, ...input } },
    });
    const after = data!.updateEvent.event;
    const back = inverse ? inverse(before, after) : write(read(before), before);
    if (back === null) toasts.success(messages.saved);
    else
      toasts.undo(messages.saved, async () => {
        const expected = { eventId: event.id, expectedUpdatedAt: after.updatedAt };
        await save({ variables: { input: { ...expected, ...changedOf(write(read(after), after), back) } } });
        onSaved();
      });
  };
  const submit = useFormSubmit(form, async (values: Values) => {
    if (!(await edit.save(send, values))) return;
    guard.release();
    onSaved();
  });
  const onChange = (changed: Partial<Values>) => {
    setDirty(true);
    submit.mend(changed);
  };
  return { initial, dirty, onChange, edit, submit };
}
