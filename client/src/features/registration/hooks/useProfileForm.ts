import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { session } from '../../../data/session/session';
import { mergeEdits } from '../../../lib/merge-edits';
import { paths } from '../../../lib/paths';
import { useFrom, useToasts, useUnsavedGuard } from '../../../ui';
import type { ProfileFormProps } from '../components/ProfileForm';
import { isApplicant, joinActOf } from '../lib/application';
import { clearDraft, readDraft, writeDraft } from '../lib/profile-draft';
import { emptyValues, filledFrom, isChanged, valuesOf, type ProfileValues } from '../lib/profile-values';
import { stepFields, stepOf, stepWith } from '../lib/steps';
import { messages } from '../messages';
import { useSaveProfile } from './useSaveProfile';

/** The step in the address, so that Back leads to the step before. */
function useStep(count: number) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const step = stepOf(params.get('step'), count);
  const setStep = (next: number) => {
    if (next === step) return;
    const search = new URLSearchParams(params);
    search.set('step', String(next + 1));
    setParams(search, { state: state as unknown });
  };
  return { step, setStep };
}

/** The stored profile with the values typed at an earlier visit. */
function startWith({ userId, info, fields }: ProfileFormProps, stored: ProfileValues) {
  const draft = readDraft(userId, info.event.id);
  if (!draft) return { initial: stored, resumed: false };
  const { base, values } = draft;
  const initial = {
    ...mergeEdits(base, values, stored).merged,
    answers: mergeEdits(base.answers, values.answers, stored.answers).merged,
  };
  return { initial, resumed: isChanged(stored, initial, fields) };
}

/** The profile form: its steps, its draft on the device, saving, and leaving. */
export function useProfileForm(props: ProfileFormProps) {
  const { info, fields, userId, reload } = props;
  const { event, profile, earlierProfile, joinStage } = info;
  const [form] = Form.useForm<ProfileValues>();
  const navigate = useNavigate();
  const toasts = useToasts();
  // Applicants change what they have sent, until it is decided.
  const editing = profile?.status === 'CONFIRMED' || profile?.stage === 'APPLIED';
  const home = paths.event(event.id);
  const from = useFrom(home);
  const count = stepFields.length - (fields.length > 0 ? 0 : 1);
  const { step, setStep } = useStep(count);
  const own = valuesOf(profile);
  const stored = earlierProfile ? filledFrom(own, earlierProfile, event.interestGroups) : own;
  const [start, setStart] = useState(() => startWith(props, stored));
  const forget = () => clearDraft(userId, event.id);
  const watched = Form.useWatch([], { form, preserve: true }) as ProfileValues | undefined;
  const values = { ...emptyValues, ...(watched ?? start.initial) };
  const dirty = isChanged(stored, values, fields);
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
    fields,
    reload,
    onSaved: async (saved) => {
      if (isApplicant(saved.stage)) {
        // The page of the application, which is this one, shows what was sent.
        await reload();
        const applied = saved.stage === 'WAITLISTED' ? messages.waits : messages.applied;
        toasts.success(editing ? messages.answersSaved : applied, { arrives: true });
        leave(paths.join(event.id), true);
        return;
      }
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
      (await form.validateFields(stepFields[step], { recursive: true }).then(
        () => true,
        () => false,
      ));
    if (valid) setStep(next);
  };
  const last = step === count - 1;
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
    count,
    values,
    editing,
    last,
    act: messages[joinActOf(joinStage)],
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
    cancel: () => leave(profile?.stage === 'APPLIED' ? paths.join(event.id) : from, false),
  };
}
