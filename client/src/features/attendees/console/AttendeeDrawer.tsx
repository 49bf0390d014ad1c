import type { ReactNode } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useMailsLeave } from '../../../data/event/useMailsLeave';
import {
  SetupChecklistDocument,
  type AttendeeCategory,
  type AttendeeForm_AttendeeFragment,
} from '../../../generated/graphql';
import {
  useAttendeeForEditQuery,
  useCreateAttendeeMutation,
  useUpdateAttendeeMutation,
} from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { fullName } from '../../../lib/format';
import { imageUrl } from '../../../lib/images';
import { EditDrawer, FormDrawer, SwitchField, useOverlays, useToasts } from '../../../ui';
import { useEventFields } from '../../event-fields';
import { AttendeeFields } from './AttendeeFields';
import { CompanyName } from './CompanySelect';
import {
  emptyAttendee,
  emptying,
  inputOf,
  toCreateInput,
  valuesOf,
  type AttendeeInput,
  type AttendeeValues,
  type NewAttendeeValues,
} from './attendee-form';
import { messages } from './messages';
import { categoryOfNew, isNew } from './staff-params';

const WIDTH = 560;

type Edited = Pick<AttendeeForm_AttendeeFragment, 'id' | 'updatedAt'>;

/** A picture among the versions of a stale edit. */
const showPicture = (name: unknown) => {
  const url = imageUrl(name as string | null);
  return url && <img src={url} alt="" />;
};

const renderers: Partial<Record<keyof AttendeeValues, (value: unknown) => ReactNode>> = {
  avatar: showPicture,
  cover: showPicture,
  country: (code) => typeof code === 'string' && countryName(code),
  category: (category) => messages.categories[category as AttendeeCategory],
  companyId: (id) => typeof id === 'string' && <CompanyName id={id} />,
  interests: (groups) =>
    Object.values(groups as AttendeeValues['interests'])
      .flatMap((terms) => terms ?? [])
      .join(', '),
  answers: (answers) =>
    Object.values(answers as AttendeeValues['answers'])
      .flat()
      .join(', '),
};

const staleFields = () =>
  (Object.keys(emptyAttendee('ATTENDEE')) as (keyof AttendeeValues)[]).map((name) => ({
    name,
    label: messages.fields[name],
    render: renderers[name],
  }));

interface DrawerProps {
  /** Of `?editPerson=`: the id of a person, or the category of a new one. */
  value: string;
  onClose: () => void;
}

/** Adds an attendee; the invitation is sent in the same step, unless that is switched off. */
function NewAttendee({ value, onClose }: DrawerProps) {
  const { event } = useEventContext();
  const fields = useEventFields(event.id);
  const [create] = useCreateAttendeeMutation({
    refreshes: ['attendees', 'bulkJobPreview', SetupChecklistDocument],
  });
  const overlays = useOverlays();
  const toasts = useToasts();
  const mailsLeave = useMailsLeave();
  const add = async (values: NewAttendeeValues) => {
    const { data } = await create({ variables: { input: toCreateInput(event.id, values, fields) } });
    const attendee = data?.createAttendee.attendee;
    if (!attendee) return;
    const invited = mailsLeave ? messages.addedAndInvited : messages.addedNotMailed;
    const text = values.sendInvite ? invited : messages.added;
    toasts.success(text(fullName(attendee)), {
      action: { label: messages.show, run: () => overlays.openPerson(attendee.id) },
    });
  };
  return (
    <FormDrawer<NewAttendeeValues>
      open
      title={messages.addTitle}
      submitLabel={messages.addSubmit}
      initialValues={{ ...emptyAttendee(categoryOfNew(value)), sendInvite: true }}
      onSubmit={add}
      onClose={onClose}
      width={WIDTH}
    >
      <AttendeeFields fields={fields} />
      <SwitchField
        name="sendInvite"
        label={messages.fields.sendInvite}
        hint={mailsLeave ? undefined : messages.notMailedText}
      />
    </FormDrawer>
  );
}

/** Edits a person; the toast takes it back. */
function KnownAttendee({ value: id, onClose }: DrawerProps) {
  const { data, error, refetch } = useAttendeeForEditQuery({ variables: { id }, from: 'server' });
  const fields = useEventFields(useEventContext().event.id);
  const [update] = useUpdateAttendeeMutation();
  const toasts = useToasts();
  const send = async ({ id: attendeeId, updatedAt }: Edited, input: AttendeeInput) => {
    const answer = await update({
      variables: { input: { attendeeId, expectedUpdatedAt: updatedAt, ...input } },
    });
    return answer.data!.updateAttendee.attendee;
  };
  const save = async (original: Edited, changes: AttendeeInput, back: AttendeeInput) => {
    const saved = await send(original, emptying(changes, back));
    toasts.undo(messages.saved(fullName(saved)), () => send(saved, emptying(back, changes)));
  };
  return (
    <EditDrawer
      key={id}
      title={(attendee) => (attendee ? messages.editTitle(fullName(attendee)) : messages.editLoading)}
      failedTitle={messages.loadFailed}
      submitLabel={messages.save}
      loaded={data?.attendee}
      error={error}
      reload={async () => (await refetch()).data?.attendee}
      valuesOf={valuesOf}
      fields={staleFields()}
      inputOf={(values) => inputOf(values, fields)}
      onSave={save}
      onClose={onClose}
      width={WIDTH}
    >
      <AttendeeFields fields={fields} />
    </EditDrawer>
  );
}

/** The form of a person: of a new one, or of one as they are now. */
export default function AttendeeDrawer(props: DrawerProps) {
  return isNew(props.value) ? <NewAttendee {...props} /> : <KnownAttendee {...props} />;
}
