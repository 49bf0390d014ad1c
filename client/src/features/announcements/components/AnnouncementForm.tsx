import { useEventContext } from '../../../data/event/useEventContext';
import {
  useAnnouncementByIdQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from '../../../generated/hooks';
import { EditDrawer, FormDrawer } from '../../../ui';
import {
  emptyAnnouncement,
  inputOf,
  reminderToWish,
  valuesOf,
  type AnnouncementValues,
} from '../lib/announcement-form';
import { messages } from '../messages';
import { AnnouncementFields } from './AnnouncementFields';

const WIDTH = 600;

const channelNames = (value: unknown) =>
  (value as AnnouncementValues['channels']).map((channel) => messages[channel]).join(', ');

const staleFields = (Object.keys(emptyAnnouncement) as (keyof AnnouncementValues)[]).map((name) => ({
  name,
  label: messages.form[name],
  render: name === 'channels' ? channelNames : undefined,
}));

interface FormProps {
  /** `new`, `wishes` for a reminder to wish for meetings, or an announcement that has not been sent. */
  id: string;
  onClose: () => void;
  /** Leads on to the review of what was saved. */
  onSaved: (id: string) => void;
}

/** A new announcement, which is saved as a draft. */
function NewForm({ id, onClose, onSaved }: FormProps) {
  const { event } = useEventContext();
  const [create] = useCreateAnnouncementMutation({ refreshes: ['announcements'] });
  return (
    <FormDrawer
      open
      title={messages.form.newTitle}
      submitLabel={messages.form.review}
      initialValues={id === 'wishes' ? reminderToWish : emptyAnnouncement}
      onSubmit={async (values: AnnouncementValues) => {
        const { data } = await create({ variables: { input: { eventId: event.id, ...inputOf(values) } } });
        return data!.createAnnouncement.announcement.id;
      }}
      onSaved={onSaved}
      onClose={onClose}
      width={WIDTH}
    >
      <AnnouncementFields />
    </FormDrawer>
  );
}

function EditForm({ id, onClose, onSaved }: FormProps) {
  const { data, error, refetch } = useAnnouncementByIdQuery({ variables: { id }, from: 'server' });
  const [update] = useUpdateAnnouncementMutation();
  return (
    <EditDrawer
      title={messages.form.editTitle}
      failedTitle={messages.panel.loadFailed}
      submitLabel={messages.form.review}
      loaded={data?.announcement}
      error={error}
      reload={async () => (await refetch()).data?.announcement}
      valuesOf={valuesOf}
      fields={staleFields}
      inputOf={inputOf}
      onSave={({ updatedAt }, changes) =>
        update({ variables: { input: { announcementId: id, expectedUpdatedAt: updatedAt, ...changes } } })
      }
      onSaved={() => onSaved(id)}
      onClose={onClose}
      width={WIDTH}
    >
      <AnnouncementFields />
    </EditDrawer>
  );
}

/** The form of a new announcement, or of one that has not been sent. */
export default function AnnouncementForm(props: FormProps) {
  return ['new', 'wishes'].includes(props.id) ? (
    <NewForm {...props} />
  ) : (
    <EditForm key={props.id} {...props} />
  );
}
