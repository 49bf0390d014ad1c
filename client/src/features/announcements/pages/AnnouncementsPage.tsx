import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import { ConsolePage, PageHeader, useOverlay, useOverlays, usePageTitle } from '../../../ui';
import { AnnouncementTable } from '../components/AnnouncementTable';
import { messages } from '../messages';

const AnnouncementForm = lazy(() => import('../components/AnnouncementForm'));
const AnnouncementPanel = lazy(() => import('../components/AnnouncementPanel'));
const DeleteAnnouncement = lazy(() => import('../components/DeleteAnnouncement'));

/** Messages from the organisers to many people at once. */
export default function AnnouncementsPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const overlays = useOverlays();
  const panel = useOverlay('announcement');
  const form = useOverlay('write');
  const [leaving, setLeaving] = useState<Announcement_AnnouncementFragment | null>(null);
  return (
    <ConsolePage>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          <Button type="primary" onClick={() => form.open('new')}>
            {messages.write}
          </Button>
        }
      />
      <AnnouncementTable
        onOpen={({ id }) => panel.open(id)}
        onWrite={() => form.open('new')}
        onDelete={setLeaving}
      />
      <Suspense>
        {form.value && (
          <AnnouncementForm
            id={form.value}
            onClose={form.close}
            onSaved={(id) => overlays.open('announcement', id, ['write'])}
          />
        )}
        {panel.value && !form.value && (
          <AnnouncementPanel
            id={panel.value}
            onClose={panel.close}
            onEdit={(id) => overlays.open('write', id, ['announcement'])}
          />
        )}
        {leaving && <DeleteAnnouncement announcement={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </ConsolePage>
  );
}
