import { useKeptDataQuery } from '../../../generated/hooks';
import { currentLanguage } from '../../../lib/language';
import { formatDay } from '../../../lib/time';
import { Pending, PlainTable, Stack } from '../../../ui';
import { messages } from '../messages';

const inLanguage = (texts: readonly { language: string; text: string }[]): string =>
  (texts.find(({ language }) => language.toLowerCase() === currentLanguage()) ?? texts[0])?.text ?? '';

interface KeptTableProps {
  eventId: string;
  timezone: string;
}

/** What an event keeps of its people, why, who sees it and for how long. */
export function KeptTable({ eventId, timezone }: KeptTableProps) {
  const { data, error, refetch } = useKeptDataQuery({ variables: { eventId } });
  if (!data) return <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={8} />;
  const { keepDays, erasesAt, profileFields, fields } = data.keptData;
  const rows = [
    ...profileFields.map(({ name, purpose, audience }) => ({
      key: name,
      name: messages.names[name] ?? name,
      purpose: messages.purposes[purpose],
      audience,
      days: null,
    })),
    ...fields.map(({ id, labels, purposes, audience, keepDays: days }) => ({
      key: id,
      name: inLanguage(labels),
      purpose: inLanguage(purposes),
      audience,
      days,
    })),
  ];
  return (
    <Stack gap="md">
      <p>
        {keepDays !== null && erasesAt
          ? messages.erased(keepDays, formatDay(erasesAt, timezone))
          : messages.notErased}
      </p>
      <PlainTable head={messages.columns} stacked aria-label={messages.title}>
        {rows.map(({ key, name, purpose, audience, days }) => (
          <tr key={key}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td dir="auto">{purpose}</td>
            <td>{messages.audiences[audience]}</td>
            <td>{days === null ? messages.withProfile : messages.afterEvent(days)}</td>
          </tr>
        ))}
      </PlainTable>
    </Stack>
  );
}
