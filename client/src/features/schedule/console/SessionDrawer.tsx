import { useEventZone } from '../../../data/useEventZone';
import { useSessionToEditQuery } from '../../../generated/hooks';
import { dayNames } from '../../../lib/event-days';
import { dayKey } from '../../../lib/time';
import { EditDrawer, FormDrawer, FormNote, Notice } from '../../../ui';
import type { Session } from '../lib/agenda-entries';
import { SessionFields } from './SessionFields';
import { messages } from './messages';
import {
  inputOf,
  valuesOf,
  type EditedSession,
  type SessionValues,
  type SpeakerValue,
} from './session-values';
import { useSessionEditing } from './useSessionEditing';

const texts = messages.form;
const WIDTH = 560;

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  days: readonly string[];
  sessions: readonly Session[];
}

type NewSessionProps = DrawerProps & { initial: SessionValues };

const staleFields = [
  { name: 'title', label: texts.title },
  { name: 'description', label: texts.description },
  { name: 'day', label: texts.day, render: (day: unknown) => dayNames(String(day)).full },
  { name: 'startsAt', label: texts.from },
  { name: 'endsAt', label: texts.to },
  { name: 'track', label: texts.track },
  { name: 'location', label: texts.room },
  {
    name: 'speakerIds',
    label: texts.speakers,
    render: (speakers: unknown) => (speakers as SpeakerValue[]).map(({ label }) => label).join(', '),
  },
];

/** Adds a session, on this day or in the place that was drawn on the timeline. */
export function NewSessionDrawer({ initial, days, sessions, ...drawer }: NewSessionProps) {
  const zone = useEventZone();
  const { add } = useSessionEditing();
  return (
    <FormDrawer<SessionValues>
      {...drawer}
      title={texts.newTitle}
      submitLabel={texts.create}
      initialValues={initial}
      onSubmit={(values) => add(inputOf(values, zone))}
      width={WIDTH}
    >
      <SessionFields id={null} days={days} sessions={sessions} />
    </FormDrawer>
  );
}

/** Edits a session, as it is at the server now. */
export function EditSessionDrawer({ open, onClose, days, sessions, id }: DrawerProps & { id: string }) {
  const zone = useEventZone();
  const { data, error, refetch } = useSessionToEditQuery({ variables: { id }, from: 'server' });
  const { save } = useSessionEditing();
  const daysWith = ({ startsAt }: EditedSession) => [...new Set([...days, dayKey(startsAt, zone)])].sort();
  return (
    <EditDrawer<EditedSession, SessionValues>
      open={open}
      title={texts.editTitle}
      failedTitle={texts.loadFailed}
      missing={{ title: texts.missing, text: texts.missingText }}
      submitLabel={texts.save}
      loaded={data?.activity}
      error={error}
      reload={async () => (await refetch()).data?.activity}
      valuesOf={(session) => valuesOf(session, zone)}
      fields={staleFields}
      onSave={(seen, values) =>
        save(id, inputOf(values, zone), inputOf(valuesOf(seen, zone), zone), seen.updatedAt)
      }
      onClose={onClose}
      width={WIDTH}
    >
      {(session) => (
        <>
          {session.removal && session.removal.agendaEntries > 0 && (
            <FormNote>
              <Notice kind="info" title={messages.agendas(session.removal.agendaEntries)} />
            </FormNote>
          )}
          <SessionFields id={id} days={daysWith(session)} sessions={sessions} />
        </>
      )}
    </EditDrawer>
  );
}
