import { DownloadOutlined, IdcardOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { usePeopleMetQuery } from '../../../generated/hooks';
import { downloadText, fileNamePart } from '../../../lib/download';
import { fullName, jobLine } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { Grid, Note, Pending, PictureOrInitials, Quote, Row, SectionCard, Stack, Text } from '../../../ui';
import { contactsCsv, contactsVcard, peopleMet } from '../lib/contacts';
import { messages } from '../messages';

const SHOWN_PEOPLE = 12;

/** After the event: the people that the viewer met, with the notes to export. */
export function PeopleMet({ eventId }: { eventId: string }) {
  const { event } = useEventContext();
  const { data, error, refetch } = usePeopleMetQuery({ variables: { eventId } });
  const contacts = peopleMet(data?.meetings.nodes ?? [], new Date(event.endsAt), event.timezone);
  const texts = messages.met;
  const fileName = `${fileNamePart(event.title)}-contacts`;
  return (
    <SectionCard title={texts.title}>
      {!data && <Pending error={error} refetch={refetch} title={messages.loadFailed} avatar rows={3} />}
      {data && contacts.length === 0 && <Note size="md">{texts.none}</Note>}
      {contacts.length > 0 && (
        <Stack gap="md">
          <Grid as="ul" gap="md" column={280}>
            {contacts.slice(0, SHOWN_PEOPLE).map(({ person, note }) => (
              <li key={person.id}>
                <Row as="article" gap="sm" align="start">
                  <PictureOrInitials name={fullName(person)} src={person.avatarUrl} size={48} />
                  <Stack>
                    <Text as="h3" size="md" strong>
                      <Link to={`${paths.attendees(eventId)}?person=${person.id}`}>
                        <bdi>{fullName(person)}</bdi>
                      </Link>
                    </Text>
                    <Note size="md" dir="auto">
                      {jobLine(person)}
                    </Note>
                    {note && <Quote tone="secondary">{note}</Quote>}
                  </Stack>
                </Row>
              </li>
            ))}
          </Grid>
          {contacts.length > SHOWN_PEOPLE && (
            <Note size="md">{texts.more(contacts.length - SHOWN_PEOPLE)}</Note>
          )}
          <Row wrap gap="xs">
            <Button
              icon={<DownloadOutlined aria-hidden />}
              onClick={() =>
                downloadText(`${fileName}.csv`, 'text/csv', contactsCsv(contacts, texts.columns))
              }
            >
              {texts.csv}
            </Button>
            <Button
              icon={<IdcardOutlined aria-hidden />}
              onClick={() => downloadText(`${fileName}.vcf`, 'text/vcard', contactsVcard(contacts))}
            >
              {texts.vcard}
            </Button>
          </Row>
        </Stack>
      )}
    </SectionCard>
  );
}
