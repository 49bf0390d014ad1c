import { useEventContext } from '../../../data/event/useEventContext';
import type { EventStaffQuery } from '../../../generated/graphql';
import { useEventStaffQuery } from '../../../generated/hooks';
import { formatFarMoment } from '../../../lib/time';
import {
  EmailText,
  ErrorState,
  LoadingLines,
  Note,
  PageHeader,
  PlainTable,
  SectionCard,
  Stack,
  Text,
  TimeAgo,
  usePageTitle,
} from '../../../ui';
import { messages } from '../messages';

const texts = messages.staff;
const headOf = (columns: Record<string, string>): string[] => Object.values(columns);

type Staff = EventStaffQuery['eventStaff'];

const People = ({ people, zone }: { people: Staff['people']; zone: string }) => (
  <PlainTable stacked head={headOf(texts.columns)}>
    {people.map(({ user, since, endsAt, addedByName }) => (
      <tr key={user.id}>
        <td>
          <Text as="bdi" strong>
            {user.displayName}
          </Text>
          <Note>
            <EmailText email={user.email} />
          </Note>
        </td>
        <td>{messages.roles[user.role]}</td>
        <td>{user.allEvents ? messages.events.all : texts.some}</td>
        <td>
          {texts.since(formatFarMoment(since, zone))}
          {addedByName && ` ${texts.by(addedByName)}`}
          {endsAt && <Note>{texts.until(formatFarMoment(endsAt, zone))}</Note>}
        </td>
      </tr>
    ))}
  </PlainTable>
);

const Keys = ({ keys, zone }: { keys: Staff['keys']; zone: string }) => (
  <PlainTable stacked head={headOf(texts.keyColumns)}>
    {keys.map(({ id, kind, name, ownerName, companyName, lastUsedAt, expiresAt }) => (
      <tr key={id}>
        <td>
          <bdi>{name}</bdi>
          {companyName && <Note>{texts.ofCompany(companyName)}</Note>}
        </td>
        <td>{texts.kinds[kind]}</td>
        <td>{texts.by(ownerName)}</td>
        <td>
          {lastUsedAt ? (
            <>
              {texts.used} <TimeAgo at={lastUsedAt} />
            </>
          ) : (
            texts.never
          )}
        </td>
        <td>{expiresAt ? texts.until(formatFarMoment(expiresAt, zone)) : texts.always}</td>
      </tr>
    ))}
  </PlainTable>
);

/** Who can see this event without being an attendee of it, since when and until when. */
export default function EventStaffPage() {
  const { event } = useEventContext();
  const { data, error, refetch } = useEventStaffQuery({ variables: { eventId: event.id } });
  usePageTitle(texts.title, event.title);
  const staff = data?.eventStaff;
  return (
    <Stack gap="md">
      <PageHeader title={texts.title} description={texts.description} />
      {!staff && error && (
        <ErrorState error={error} title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {!staff && !error && <LoadingLines rows={8} />}
      {staff && (
        <>
          <SectionCard title={texts.people}>
            <People people={staff.people} zone={event.timezone} />
          </SectionCard>
          <SectionCard title={texts.keys}>
            {staff.keys.length > 0 ? (
              <Keys keys={staff.keys} zone={event.timezone} />
            ) : (
              <Note size="md">{texts.noKeys}</Note>
            )}
          </SectionCard>
        </>
      )}
    </Stack>
  );
}
