import { Form, Switch } from 'antd';
import type { ReactNode } from 'react';
import type { AttendeeCategory, AttendeeForm_AttendeeFragment } from '../../../generated/graphql';
import { useAttendeeForEditQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { fullName } from '../../../lib/format';
import { imageUrl } from '../../../lib/images';
import { EditDrawer, FormDrawer, Row } from '../../../ui';
import { AttendeeFields } from './AttendeeFields';
import { CompanyName } from './CompanySelect';
import { emptyAttendee, valuesOf, type AttendeeValues, type NewAttendeeValues } from './attendee-form';
import { messages } from './messages';
import { useCreateAttendee, useUpdateAttendee } from './useSaveAttendee';

const WIDTH = 560;

/** A picture among the versions of a stale edit. */
const showPicture = (name: unknown) => {
  const url = imageUrl(name as string | null);
  return url && <img src={url} alt="" />;
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
      <Row as="label" gap="sm">
        <Form.Item name="sendInvite" valuePropName="checked" noStyle>
          <Switch />
        </Form.Item>
        {messages.fields.sendInvite}
      </Row>
    </FormDrawer>
  );
}

/** The form of a person as they are now. */
export function EditAttendeeDrawer({ eventId, attendeeId, onClose }: DrawerProps & { attendeeId: string }) {
  const { data, error, refetch } = useAttendeeForEditQuery({ variables: { id: attendeeId }, from: 'server' });
  const update = useUpdateAttendee();
  return (
    <EditDrawer<AttendeeForm_AttendeeFragment, AttendeeValues>
      key={attendeeId}
      title={(attendee) => (attendee ? messages.editTitle(fullName(attendee)) : messages.editLoading)}
      failedTitle={messages.loadFailed}
      submitLabel={messages.save}
      loaded={data?.attendee}
      error={error}
      reload={async () => (await refetch()).data?.attendee}
      valuesOf={valuesOf}
      fields={staleFields()}
      onSave={update}
      onClose={onClose}
      width={WIDTH}
    >
      <AttendeeFields eventId={eventId} />
    </EditDrawer>
  );
}
