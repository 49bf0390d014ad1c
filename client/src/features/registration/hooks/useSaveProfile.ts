import type { FormInstance } from 'antd';
import { useRef } from 'react';
import type { JoinEventMutation } from '../../../generated/graphql';
import { useJoinEventMutation, useUpdateProfileMutation } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import type { ShownField } from '../../../lib/event-fields';
import { listed } from '../../../lib/language';
import { lineNames } from '../../../lib/profile-lines';
import { useFormSubmit, useStaleEdit } from '../../../ui';
import { answerLabel } from '../../event-fields';
import type { ProfileFormProps } from '../components/ProfileForm';
import { changesOf, valuesOf, type PictureValue, type ProfileValues } from '../lib/profile-values';
import { messages } from '../messages';

interface SaveProfileOptions extends Pick<ProfileFormProps, 'info' | 'fields' | 'reload'> {
  form: FormInstance<ProfileValues>;
  onSaved: (profile: JoinEventMutation['joinEvent']['attendee']) => Promise<void>;
}

const pictureWord = (value: unknown) => (value as PictureValue | null)?.name;
const listOfTerms = (value: unknown) =>
  listed(Object.values((value ?? {}) as Record<string, string[]>).flat());

const listOfAnswers = (fields: readonly ShownField[]) => (answers: unknown) =>
  fields
    .map((field) =>
      listed(
        ((answers as ProfileValues['answers'])[field.key] ?? []).map((value) => answerLabel(field, value)),
      ),
    )
    .filter(Boolean)
    .join(' · ');

/** The names of the fields and the words for their values, where two versions are compared. */
const comparedFields = (fields: readonly ShownField[]) => [
  ...([...lineNames, 'introduction'] as const).map((name) => ({ name, label: messages[name] })),
  ...(['sharesEmail', 'mailsReminders'] as const).map((name) => ({
    name,
    label: messages[name],
    render: (value: unknown) => (value ? messages.on : messages.off),
  })),
  {
    name: 'country',
    label: messages.country,
    render: (value: unknown) => (typeof value === 'string' ? countryName(value) : null),
  },
  { name: 'avatar', label: messages.photo, render: pictureWord },
  { name: 'cover', label: messages.cover, render: pictureWord },
  { name: 'interests', label: messages.steps[2], render: listOfTerms },
  { name: 'answers', label: messages.steps[3], render: listOfAnswers(fields) },
];

/** Joins the event with the profile, or changes it once one has joined. */
export function useSaveProfile({ form, info, fields, reload, onSaved }: SaveProfileOptions) {
  const { event, profile } = info;
  const known = useRef(profile);
  const [joinEvent] = useJoinEventMutation();
  const [updateProfile] = useUpdateProfileMutation();
  const stale = useStaleEdit(form, valuesOf(profile), {
    reload: async () => {
      known.current = await reload();
      return valuesOf(known.current);
    },
    fields: comparedFields(fields),
  });
  const send = async (values: ProfileValues) => {
    const input = { eventId: event.id, ...changesOf(valuesOf(known.current), values, fields) };
    if (known.current?.status === 'CONFIRMED') {
      const expectedUpdatedAt = known.current.updatedAt;
      const { data } = await updateProfile({ variables: { input: { ...input, expectedUpdatedAt } } });
      if (data) await onSaved(data.updateProfile.attendee);
      return;
    }
    const { data } = await joinEvent({ variables: { input } });
    if (data) await onSaved(data.joinEvent.attendee);
  };
  const { sending, error, submit, mend } = useFormSubmit(form, (values: ProfileValues) =>
    stale.save(send, values),
  );
  return { sending, error, save: submit, mend, stale };
}
