import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { session } from '../../../data/session/session';
import { mergeEdits } from '../../../lib/merge-edits';
import { paths } from '../../../lib/paths';
import { useFrom, useToasts, useUnsavedGuard } from '../../../ui';
import type { ProfileFormProps } from '../components/ProfileForm';
import { clearDraft, readDraft, writeDraft } from '../lib/profile-draft';
import { emptyValues, filledFrom, isChanged, valuesOf, type ProfileValues } from '../lib/profile-values';
import { stepFields, stepOf, stepWith } from '../lib/steps';
import { messages } from '../messages';
import { useSaveProfile } from './useSaveProfile';

/** The step in the address, so that Back leads to the step before. */
function useStep() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const step = stepOf(params.get('step'));
  const setStep = (next: number) => {
    if (next !== step) setParams({ step: String(next + 1) }, { state: state as unknown });
  };
  return { step, setStep };
}

/** The stored profile with the values typed at an earlier visit. */
function startWith(userId: string, eventId: string, stored: ProfileValues) {
  const draft = readDraft(userId, eventId);
  const initial = draft ? mergeEdits(draft.base, draft.values, stored).merged : stored;
  return { initial, resumed: isChanged(stored, initial) };
}

/** The profile form: its steps, its draft on the device, saving, and leaving. */
export function useProfileForm({ info, userId, reload }: ProfileFormProps) {
  const { event, profile, earlierProfile } = info;
  const [form] = Form.useForm<ProfileValues>();
  const navigate = useNavigate();
  const toasts = useToasts();
  const editing = profile?.status === 'CONFIRMED';
  const home = paths.event(event.id);
  const from = useFrom(home);
  const { step, setStep } = useStep();
  const own = valuesOf(profile);
  const stored = earlierProfile ? filledFrom(own, earlierProfile, event.interestGroups) : own;
  const [start, setStart] = useState(() => startWith(userId, event.id, stored));
  const forget = () => clearDraft(userId, event.id);
  const watched = Form.useWatch([], { form, preserve: true }) as ProfileValues | undefined;
  const values = { ...emptyValues, ...(watched ?? start.initial) };
  const dirty = isChanged(stored, values);
  const text = editing ? messages.leaveEdit : messages.leaveJoin;
  const guard = useUnsavedGuard(dirty, { title: messages.leaveTitle, text });

  const leave = (to: string, replace: boolean) => {
    forget();
    guard.release();
    void navigate(to, { replace });
  };
  const { sending, error, save, mend, stale } = useSaveProfile({
    form,
    info,
    reload,
    onSaved: (saved) => {
      session.setProfile(saved, session.getState().auth.bookmarks);
      session.setJoin({ event: null, code: null, newUser: null });
      toasts.success(editing ? messages.saved : messages.joined(event.title), { arrives: true });
      leave(editing ? from : home, true);
    },
  });
  useEffect(() => {
    // The server may have refused a field of another step.
    const refused = form.getFieldsError().find(({ errors }) => errors.length > 0);
    if (!sending && refused) setStep(stepWith(String(refused.name[0])));
    // Only when an answer came.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sending]);

  const goTo = async (next: number) => {
    // Going back never asks for anything.
    const valid =
      next < step ||
      (await form.validateFields(stepFields[step]).then(
        () => true,
        () => false,
      ));
    if (valid) setStep(next);
  };
  const last = step === stepFields.length - 1;
  return {
    ...start,
    filledFrom: isChanged(own, stored) ? earlierProfile?.event.title : undefined,
    // All values: those that antd passes on lack the fields of a step whose script has not loaded yet.
    keep: (changed: Partial<ProfileValues>) => {
      writeDraft(userId, event.id, { base: stored, values: form.getFieldsValue(true) as ProfileValues });
      mend(changed);
    },
    startOver: () => {
      forget();
      form.setFieldsValue(stored);
      setStart({ initial: stored, resumed: false });
    },
    form,
    step,
    values,
    editing,
    last,
    sending,
    error,
    stale,
    goTo,
    showField: (field: string) => setStep(stepWith(field)),
    finish: () => {
      // The fields of the form are those of ProfileValues, whatever step is shown.
      if (editing || last) void save(form.getFieldsValue(true) as ProfileValues);
      else setStep(step + 1);
    },
    cancel: () => leave(from, false),
  };
}
