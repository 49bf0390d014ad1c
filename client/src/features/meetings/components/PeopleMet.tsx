import { DownloadOutlined, IdcardOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { SectionCard } from '../../../components/SectionCard';
import { usePeopleMetQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { downloadText, fileNamePart } from '../../../lib/download';
import { fullName, jobLine } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { contactsCsv, contactsVcard, peopleMet, type Contact } from '../lib/contacts';
import { messages } from '../messages';
import styles from './PeopleMet.module.css';

const SHOWN_PEOPLE = 12;

function Person({ contact, eventId }: { contact: Contact; eventId: string }) {
  const name = fullName(contact.person);
  return (
    <article className={styles.person}>
      <PictureOrInitials name={name} src={contact.person.avatarUrl} size={48} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`${paths.attendees(eventId)}?person=${contact.person.id}`}>{name}</Link>
        </h3>
        <p className={styles.job}>{jobLine(contact.person)}</p>
        {contact.note && <p className={styles.note}>{contact.note}</p>}
      </div>
    </article>
  );
}

/** After the event: whom the viewer met, with the notes to take along. */
export function PeopleMet({ eventId }: { eventId: string }) {
  const { event } = useEventContext();
  const { data, error, refetch } = usePeopleMetQuery({ variables: { eventId } });
  const contacts = peopleMet(data?.meetings.nodes ?? [], new Date(event.endsAt), event.timezone);
  const texts = messages.met;
  const fileName = `${fileNamePart(event.title)}-contacts`;
  const files = contacts.length > 0 && (
    <div className={styles.files}>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => downloadText(`${fileName}.csv`, 'text/csv', contactsCsv(contacts, texts.columns))}
      >
        {texts.csv}
      </Button>
      <Button
        icon={<IdcardOutlined aria-hidden />}
        onClick={() => downloadText(`${fileName}.vcf`, 'text/vcard', contactsVcard(contacts))}
      >
        {texts.vcard}
      </Button>
    </div>
  );
  return (
    <SectionCard title={texts.title}>
      {!data && !error && <LoadingLines avatar rows={3} />}
      {!data && error && <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />}
      {data && contacts.length === 0 && <p className={styles.job}>{texts.none}</p>}
      <ul className={styles.list}>
        {contacts.slice(0, SHOWN_PEOPLE).map((contact) => (
          <li key={contact.person.id}>
            <Person contact={contact} eventId={eventId} />
          </li>
        ))}
      </ul>
      {contacts.length > SHOWN_PEOPLE && (
        <p className={styles.job}>{texts.more(contacts.length - SHOWN_PEOPLE)}</p>
      )}
      {files}
    </SectionCard>
  );
}
