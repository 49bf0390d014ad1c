import { Form } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useFrom } from '../../../hooks/useFrom';
import { useToasts } from '../../../hooks/useToasts';
import { useUnsavedGuard } from '../../../hooks/useUnsavedGuard';
import { paths } from '../../../lib/paths';
import { session } from '../../../lib/session';
import type { ProfileFormProps } from '../components/ProfileForm';
import { emptyValues, isChanged, valuesOf, type ProfileValues } from '../lib/profile-values';
import { stepFields, stepOf, stepWith } from '../lib/steps';
import { messages } from '../messages';
import { useProfileDraft } from './useProfileDraft';
import { useSaveProfile, type SavedProfile } from './useSaveProfile';

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

/** Keeps the session and the join state up with a saved profile. */
function storeProfile(profile: SavedProfile): void {
  session.setProfile(profile, session.getState().auth.bookmarks);
  session.setJoin({ event: null, code: null, newUser: null });
}

/** The profile form: its steps, its draft on the device, saving, and leaving. */
export function useProfileForm({ info, userId, reload }: ProfileFormProps) {
  const { event, profile } = info;
  const [form] = Form.useForm<ProfileValues>();
  const navigate = useNavigate();
  const toasts = useToasts();
  const editing = profile?.status === 'CONFIRMED';
  const home = paths.event(event.id);
  const from = useFrom(home);
  const { step, setStep } = useStep();
  const stored = valuesOf(profile);
  const draft = useProfileDraft(form, { userId, eventId: event.id, stored });
  const watched = Form.useWatch([], { form, preserve: true }) as ProfileValues | undefined;
  const values = { ...emptyValues, ...(watched ?? draft.initial) };
  const dirty = isChanged(stored, values);
  const text = editing ? messages.leaveEdit : messages.leaveJoin;
  const guard = useUnsavedGuard(dirty, { title: messages.leaveTitle, text });

  const leave = (to: string, replace: boolean) => {
    guard.release();
    void navigate(to, { replace });
  };
  const { sending, error, save, stale } = useSaveProfile({
    form,
    eventId: event.id,
    profile,
    reload,
    onSaved: (saved) => {
      draft.clear();
      storeProfile(saved);
      toasts.success(editing ? messages.saved : messages.joined(event.title));
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
    ...draft,
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
    cancel: () => {
      draft.clear();
      leave(from, false);
    },
  };
}
