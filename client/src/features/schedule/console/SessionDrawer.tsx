import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { FormDrawer } from '../../../components/forms/FormDrawer';
import { LoadingLines } from '../../../components/LoadingLines';
import { Notice } from '../../../components/Notice';
import { SidePanel } from '../../../components/SidePanel';
import { SessionToEditDocument } from '../../../generated/graphql';
import { useSessionToEditQuery } from '../../../generated/hooks';
import { useEventZone } from '../../../hooks/useEventZone';
import { hasCode } from '../../../lib/errors';
import { dayNames } from '../../../lib/event-days';
import type { Session } from '../lib/agenda-entries';
import { messages } from './messages';
import {
  inputOf,
  valuesOf,
  type EditedSession,
  type SessionValues,
  type SpeakerValue,
} from './session-values';
import styles from './SessionDrawer.module.css';
import { SessionFields } from './SessionFields';
import { useLate } from './useLate';
import { useSessionEditing } from './useSessionEditing';
import { queryFresh } from '../../../lib/freshness';

const texts = messages.form;
const WIDTH = 560;

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  days: readonly string[];
  sessions: readonly Session[];
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
export function NewSessionDrawer({
  open,
  onClose,
  days,
  sessions,
  initial,
}: DrawerProps & { initial: SessionValues }) {
  const zone = useEventZone();
  const { add } = useSessionEditing();
  return (
    <FormDrawer<SessionValues>
      open={open}
      title={texts.newTitle}
      submitLabel={texts.create}
      initialValues={initial}
      onSubmit={(values) => add(inputOf(values, zone))}
      onClose={onClose}
      width={WIDTH}
    >
      <SessionFields id={null} days={days} sessions={sessions} />
    </FormDrawer>
  );
}

function LoadedDrawer({ open, onClose, days, sessions, session }: DrawerProps & { session: EditedSession }) {
  const zone = useEventZone();
  const client = useApolloClient();
  const { save } = useSessionEditing();
  const [initial] = useState(() => valuesOf(session, zone));
  const [known, setKnown] = useState(session);
  const reload = async () => {
    const { data } = await queryFresh(client, SessionToEditDocument, { id: session.id });
    if (!data) throw new Error(texts.loadFailed);
    setKnown(data.activity);
    return valuesOf(data.activity, zone);
  };
  const submit = (values: SessionValues) =>
    save(known.id, inputOf(values, zone), inputOf(valuesOf(known, zone), zone), known.updatedAt);
  const agendas = session.removal?.agendaEntries ?? 0;
  return (
    <FormDrawer<SessionValues>
      open={open}
      title={texts.editTitle}
      submitLabel={texts.save}
      initialValues={initial}
      onSubmit={submit}
      onClose={onClose}
      stale={{ reload, fields: staleFields }}
      width={WIDTH}
    >
      {agendas > 0 && (
        <div className={styles.notices}>
          <Notice kind="info" title={messages.agendas(agendas)} />
        </div>
      )}
      <SessionFields
        id={session.id}
        days={days.includes(initial.day) ? days : [...days, initial.day].sort()}
        sessions={sessions}
      />
    </FormDrawer>
  );
}

/** Edits a session, as it is at the server now. */
export function EditSessionDrawer({ id, ...drawer }: DrawerProps & { id: string }) {
  const { data, error, refetch } = useSessionToEditQuery({
    variables: { id },
    from: 'server',
  });
  // What others change meanwhile must not change the form under the hands: the first version stays its base.
  const [first, setFirst] = useState<EditedSession | null>(null);
  if (data && !first) setFirst(data.activity);
  const late = useLate();
  if (first) return <LoadedDrawer {...drawer} session={first} />;
  if (!late && !error) return null;
  const isMissing = error !== undefined && hasCode(error, 'NOT_FOUND');
  return (
    <SidePanel open={drawer.open} title={texts.editTitle} width={WIDTH} onClose={drawer.onClose} roomy>
      {isMissing && <EmptyState title={texts.missing} text={texts.missingText} />}
      {error && !isMissing && <ErrorState error={error} title={texts.loadFailed} onRetry={() => refetch()} />}
      {!error && <LoadingLines rows={8} />}
    </SidePanel>
  );
}
