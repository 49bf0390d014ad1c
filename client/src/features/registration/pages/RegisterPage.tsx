import { Navigate, useParams } from 'react-router-dom';
import { toAppError } from '../../../data/errors/errors';
import { isSignedIn, session } from '../../../data/session/session';
import { useEnter } from '../../../data/session/useEnter';
import { useSession } from '../../../data/session/useSession';
import { useOfferedLanguages } from '../../../data/settings/language';
import type { RegisterInput, RegistrationEventQuery } from '../../../generated/graphql';
import { useRegisterMutation, useRegistrationEventQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { AuthHeading, ErrorState, usePageTitle } from '../../../ui';
import { NameFields } from '../components/AccountFields';
import { AccountForm } from '../components/AccountForm';
import { EventSummary, EventSummarySkeleton } from '../components/EventSummary';
import { WaysOn, WaysOut } from '../components/WaysOn';
import { messages } from '../messages';

type OfferedEvent = RegistrationEventQuery['registrationEvent'];

const textsOf = (name: 'registerArchived' | 'registerClosed' | 'registerInviteOnly' | 'registerUnknown') => ({
  title: messages[name],
  lead: messages[`${name}Text`],
});

/** Why one cannot register at this event; null where one can. */
function closedTexts({ status, registration }: OfferedEvent) {
  if (status === 'ARCHIVED') return textsOf('registerArchived');
  return registration === 'OPEN' || registration === 'APPROVAL' ? null : textsOf('registerClosed');
}

/** The same for an event that is not shown at all. */
function refusalTexts(error: unknown) {
  const { code, reason } = toAppError(error);
  if (reason === 'REGISTRATION_CLOSED') return textsOf('registerInviteOnly');
  return code === 'NOT_FOUND' || code === 'BAD_USER_INPUT' ? textsOf('registerUnknown') : null;
}

/** Makes an account for an open event; the profile follows on the next page. */
function RegisterForm({ event: { id: eventId, title } }: { event: OfferedEvent }) {
  const [register] = useRegisterMutation();
  const enter = useEnter();
  return (
    <AccountForm<Omit<RegisterInput, 'eventId'>>
      personal={({ firstName, lastName, email }) => [firstName, lastName, email, title]}
      signIn={{ label: messages.signInToJoin, from: paths.join(eventId) }}
      act={messages.register}
      onSend={async (registration, release) => {
        const { data } = await register({ variables: { input: { ...registration, eventId } } });
        if (!data) return;
        release();
        session.setJoin({ event: eventId, code: null, newUser: true });
        const { status } = data.register.attendee;
        enter(data.register, status === 'CONFIRMED' ? paths.event(eventId) : paths.join(eventId));
      }}
    >
      <NameFields />
    </AccountForm>
  );
}

function Offer({ event }: { event: OfferedEvent }) {
  const closed = closedTexts(event);
  usePageTitle(messages.registerTitle, event.title);
  return (
    <>
      <EventSummary event={event} />
      <AuthHeading
        title={closed?.title ?? messages.registerTitle}
        lead={closed?.lead ?? messages[event.registration === 'APPROVAL' ? 'applyLead' : 'registerLead']}
      />
      {closed ? (
        <WaysOut
          to={paths.join(event.id)}
          eventId={event.id}
          likely={event.status === 'ARCHIVED' ? 'account' : 'code'}
        />
      ) : (
        <>
          <RegisterForm event={event} />
          <WaysOn to={paths.join(event.id)} eventId={event.id} />
        </>
      )}
    </>
  );
}

/** Registering at an open event. */
export default function RegisterPage() {
  usePageTitle(messages.registerTitle);
  const { eventId = '' } = useParams();
  const signedIn = useSession(isSignedIn);
  const { data, error, refetch } = useRegistrationEventQuery({ variables: { eventId }, skip: signedIn });
  useOfferedLanguages(data?.registrationEvent.languages);
  if (signedIn) return <Navigate to={paths.join(eventId)} replace />;
  if (data) return <Offer event={data.registrationEvent} />;
  if (!error) return <EventSummarySkeleton label={messages.registerTitle} />;
  const refusal = refusalTexts(error);
  if (!refusal) return <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />;
  return (
    <>
      <AuthHeading {...refusal} />
      <WaysOut to={paths.home()} likely="code" />
    </>
  );
}
