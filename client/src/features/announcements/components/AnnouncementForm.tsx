import { useRef, useState } from 'react';
import { ErrorState } from '../../../components/ErrorState';
import { FormDrawer } from '../../../components/forms/FormDrawer';
import { LoadingLines } from '../../../components/LoadingLines';
import { SidePanel } from '../../../components/SidePanel';
import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import {
  useAnnouncementByIdQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from '../../../generated/hooks';
import { emptyAnnouncement, inputOf, valuesOf, type AnnouncementValues } from '../lib/announcement-form';
import { messages } from '../messages';
import { AnnouncementFields } from './AnnouncementFields';

const WIDTH = 600;

interface FormProps {
  eventId: string;
  onClose: () => void;
  /** Leads on to the review of what was saved. */
  onSaved: (id: string) => void;
}

/** A new announcement, which is saved as a draft. */
function NewForm({ eventId, onClose, onSaved }: FormProps) {
  const [create] = useCreateAnnouncementMutation({ refreshes: ['announcements'] });
  const saved = useRef<string>(undefined);
  return (
    <FormDrawer<AnnouncementValues>
      open
      title={messages.form.newTitle}
      submitLabel={messages.form.review}
      initialValues={emptyAnnouncement}
      onSubmit={async (values) => {
        const { data } = await create({ variables: { input: { eventId, ...inputOf(values) } } });
        saved.current = data?.createAnnouncement.announcement.id;
      }}
      onClose={() => (saved.current ? onSaved(saved.current) : onClose())}
      width={WIDTH}
    >
      <AnnouncementFields eventId={eventId} />
    </FormDrawer>
  );
}

const staleFields = () => {
  const { form } = messages;
  const channels = { portal: messages.portal, mail: messages.mail };
  return [
    { name: 'title', label: form.title },
    { name: 'text', label: form.text },
    {
      name: 'channels',
      label: form.channels,
      render: (value: unknown) =>
        (value as AnnouncementValues['channels']).map((key) => channels[key]).join(', '),
    },
    { name: 'status', label: form.status },
    { name: 'category', label: form.category },
    { name: 'companyKinds', label: form.kinds },
    { name: 'interests', label: form.interests },
    { name: 'countries', label: form.countries },
    { name: 'entered', label: form.entered },
    { name: 'meetings', label: form.meetings },
  ];
};

interface EditFormProps extends FormProps {
  announcement: Announcement_AnnouncementFragment;
  reload: () => Promise<Announcement_AnnouncementFragment>;
}

function EditForm({ eventId, announcement, reload, onClose, onSaved }: EditFormProps) {
  const [update] = useUpdateAnnouncementMutation();
  const [initial] = useState(() => valuesOf(announcement));
  const seen = useRef(announcement);
  const saved = useRef(false);
  return (
    <FormDrawer<AnnouncementValues>
      open
      title={messages.form.editTitle}
      submitLabel={messages.form.review}
      initialValues={initial}
      onSubmit={async (values) => {
        const { id, updatedAt } = seen.current;
        const input = { announcementId: id, ...inputOf(values), expectedUpdatedAt: updatedAt };
        await update({ variables: { input } });
        saved.current = true;
      }}
      onClose={() => (saved.current ? onSaved(announcement.id) : onClose())}
      width={WIDTH}
      stale={{
        reload: async () => valuesOf((seen.current = await reload())),
        fields: staleFields(),
      }}
    >
      <AnnouncementFields eventId={eventId} />
    </FormDrawer>
  );
}

function LoadedForm({ id, ...props }: FormProps & { id: string }) {
  const { data, error, refetch } = useAnnouncementByIdQuery({
    variables: { id },
    from: 'server',
  });
  const reload = async () => {
    const answer = await refetch();
    if (!answer.data) throw new Error('The announcement was not answered.');
    return answer.data.announcement;
  };
  if (data) return <EditForm key={id} {...props} announcement={data.announcement} reload={reload} />;
  return (
    <SidePanel title={messages.form.editTitle} width={WIDTH} roomy onClose={props.onClose}>
      {error ? (
        <ErrorState error={error} title={messages.panel.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines />
      )}
    </SidePanel>
  );
}

/** The form of a new announcement (`new`), or of one that has not been sent. */
export default function AnnouncementForm({ id, ...props }: FormProps & { id: string }) {
  return id === 'new' ? <NewForm {...props} /> : <LoadedForm id={id} {...props} />;
}
