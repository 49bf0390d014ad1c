import { useEventZone } from '../../../data/event/useEventZone';
import { useSessionToEditQuery } from '../../../generated/hooks';
import { drawnSpanOf, NEW } from '../../../lib/drawn-span';
import { dayNames } from '../../../lib/event-days';
import { dayKey } from '../../../lib/time';
import { EditDrawer, FormDrawer, FormNote, Notice } from '../../../ui';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { SessionFields } from './SessionFields';
import { messages } from './messages';
import {
  inputOf,
  newValues,
  valuesOf,
  type EditedSession,
  type SessionValues,
  type SpeakerValue,
} from './session-values';
import { useSessionEditing } from './useSessionEditing';

const texts = messages.form;
const WIDTH = 560;

interface DrawerProps {
  /** The value of `?edit=`: a session's id, or the mark of a new one. */
  id: string;
  open: boolean;
  onClose: () => void;
}

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
function NewSession({ id, ...drawer }: DrawerProps) {
  const zone = useEventZone();
  const { days, day } = useSchedulePage().dayParam;
  const { add } = useSessionEditing();
  return (
    <FormDrawer<SessionValues>
      {...drawer}
      title={texts.newTitle}
      submitLabel={texts.create}
      initialValues={newValues(day, zone, drawnSpanOf(id))}
      onSubmit={(values) => add(inputOf(values, zone))}
      width={WIDTH}
    >
      <SessionFields id={null} days={days} />
    </FormDrawer>
  );
}

/** Edits a session, as it is at the server now. */
function KnownSession({ id, ...drawer }: DrawerProps) {
  const zone = useEventZone();
  const { days } = useSchedulePage().dayParam;
  const { data, error, refetch } = useSessionToEditQuery({ variables: { id }, from: 'server' });
  const { save } = useSessionEditing();
  const daysWith = ({ startsAt }: EditedSession) => [...new Set([...days, dayKey(startsAt, zone)])].sort();
  return (
    <EditDrawer
      {...drawer}
      title={texts.editTitle}
      failedTitle={texts.loadFailed}
      missing={{ title: texts.missing, text: texts.missingText }}
      submitLabel={texts.save}
      loaded={data?.activity}
      error={error}
      reload={async () => (await refetch()).data?.activity}
      valuesOf={(session) => valuesOf(session, zone)}
      fields={staleFields}
      inputOf={(values, session) => inputOf(values, zone, session)}
      onSave={(original, changes, back) => save(id, changes, back, original.updatedAt)}
      width={WIDTH}
    >
      {(session) => (
        <>
          {session.removal && session.removal.agendaEntries > 0 && (
            <FormNote>
              <Notice kind="info" title={messages.agendas(session.removal.agendaEntries)} />
            </FormNote>
          )}
          <SessionFields id={id} days={daysWith(session)} />
        </>
      )}
    </EditDrawer>
  );
}

/** The form of the session that `?edit=` names, or of a new one. */
export default function SessionDrawer(props: DrawerProps) {
  return props.id.startsWith(NEW) ? <NewSession {...props} /> : <KnownSession {...props} />;
}
