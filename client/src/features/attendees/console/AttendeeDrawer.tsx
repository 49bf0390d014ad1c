import { Form, Switch } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { ErrorState } from '../../../components/ErrorState';
import { FormDrawer } from '../../../components/forms/FormDrawer';
import { LoadingLines } from '../../../components/LoadingLines';
import { SidePanel } from '../../../components/SidePanel';
import type { AttendeeCategory, AttendeeForm_AttendeeFragment } from '../../../generated/graphql';
import { useAttendeeForEditQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { fullName } from '../../../lib/format';
import { imageUrl } from '../../../lib/images';
import { AttendeeFields } from './AttendeeFields';
import styles from './AttendeeFields.module.css';
import { emptyAttendee, valuesOf, type AttendeeValues, type NewAttendeeValues } from './attendee-form';
import { CompanyName } from './CompanySelect';
import { messages } from './messages';
import { useCreateAttendee, useUpdateAttendee } from './useSaveAttendee';

const WIDTH = 560;

/** A picture among the versions of a stale edit. */
const showPicture = (name: unknown) => {
  const url = imageUrl(name as string | null);
  return url && <img className={styles.thumbnail} src={url} alt="" />;
};
const showInterests = (value: unknown) =>
  Object.values(value as AttendeeValues['interests'])
    .flatMap((terms) => terms ?? [])
    .join(', ');

const renderers: Partial<Record<keyof AttendeeValues, (value: unknown) => ReactNode>> = {
  avatar: showPicture,
  cover: showPicture,
  country: (code) => typeof code === 'string' && countryName(code),
  category: (category) => messages.categories[category as AttendeeCategory],
  companyId: (id) => typeof id === 'string' && <CompanyName id={id} />,
  interests: showInterests,
};

const staleFields = () =>
  (Object.keys(emptyAttendee('ATTENDEE')) as (keyof AttendeeValues)[]).map((name) => ({
    name,
    label: messages.fields[name],
    ...(renderers[name] && { render: renderers[name] }),
  }));

interface DrawerProps {
  eventId: string;
  onClose: () => void;
}

/** Adds an attendee; the invitation is sent in the same step, unless that is switched off. */
export function AddAttendeeDrawer({
  eventId,
  category,
  onClose,
}: DrawerProps & { category: AttendeeCategory }) {
  const create = useCreateAttendee(eventId);
  return (
    <FormDrawer<NewAttendeeValues>
      open
      title={messages.addTitle}
      submitLabel={messages.addSubmit}
      initialValues={{ ...emptyAttendee(category), sendInvite: true }}
      onSubmit={create}
      onClose={onClose}
      width={WIDTH}
    >
      <AttendeeFields eventId={eventId} />
      <label className={styles.switch}>
        <Form.Item name="sendInvite" valuePropName="checked" noStyle>
          <Switch />
        </Form.Item>
        {messages.fields.sendInvite}
      </label>
    </FormDrawer>
  );
}

interface EditFormProps extends DrawerProps {
  attendee: AttendeeForm_AttendeeFragment;
  reload: () => Promise<AttendeeForm_AttendeeFragment>;
}

function EditForm({ eventId, attendee, reload, onClose }: EditFormProps) {
  const update = useUpdateAttendee();
  const [initial] = useState(() => valuesOf(attendee));
  // The version that the edit starts from, which a stale one replaces by the current one.
  const seen = useRef(attendee);
  return (
    <FormDrawer<AttendeeValues>
      open
      title={messages.editTitle(fullName(attendee))}
      submitLabel={messages.save}
      initialValues={initial}
      onSubmit={(values) => update(seen.current, values)}
      onClose={onClose}
      width={WIDTH}
      stale={{
        reload: async () => valuesOf((seen.current = await reload())),
        fields: staleFields(),
      }}
    >
      <AttendeeFields eventId={eventId} />
    </FormDrawer>
  );
}

/** The form of a person as they are now. */
export function EditAttendeeDrawer({ attendeeId, ...props }: DrawerProps & { attendeeId: string }) {
  const { data, error, refetch } = useAttendeeForEditQuery({
    variables: { id: attendeeId },
    from: 'server',
  });
  // Later answers may come from others' changes: the form keeps the version that it began with.
  const [first, setFirst] = useState(data);
  if (data && !first) setFirst(data);
  const reload = async () => {
    const answer = await refetch();
    if (!answer.data) throw new Error('The person was not answered.');
    return answer.data.attendee;
  };
  if (first) return <EditForm key={attendeeId} {...props} attendee={first.attendee} reload={reload} />;
  return (
    <SidePanel title={messages.editLoading} width={WIDTH} roomy onClose={props.onClose}>
      {error ? (
        <ErrorState error={error} title={messages.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines />
      )}
    </SidePanel>
  );
}
