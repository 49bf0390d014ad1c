import { IdcardOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Contact_ContactFragment } from '../../../generated/graphql';
import { useEndContactMutation } from '../../../generated/hooks';
import { vcardOf } from '../../../lib/contact-files';
import { downloadText, fileNamePart } from '../../../lib/download';
import { fullName, jobLine } from '../../../lib/format';
import { mailLink } from '../../../lib/mail-link';
import { formatMoment } from '../../../lib/time';
import {
  Note,
  Panel,
  PictureOrInitials,
  PlainButton,
  Row,
  Stack,
  Text,
  useDialogs,
  useOverlays,
  useToasts,
} from '../../../ui';
import { messages } from '../messages';
import { ExchangeAnswer } from './ExchangeActs';

interface ContactCardProps {
  contact: Contact_ContactFragment;
  zone: string;
}

function Acts({ contact }: { contact: Contact_ContactFragment }) {
  const { attendee, email, phone, state } = contact;
  const name = fullName(attendee);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const [end] = useEndContactMutation({ refreshes: ['contacts'] });
  const send = () => end({ variables: { input: { contactId: contact.id } } });
  const askAndEnd = async () => {
    if (await dialogs.confirm(messages.endText, messages.endTitle(name))) await toasts.attempt(send);
  };
  if (state === 'ASKED_BY_THEM') return <ExchangeAnswer contact={contact} />;
  if (state === 'ASKED_BY_ME')
    return (
      <Row>
        <Button aria-label={messages.takeBackName(name)} onClick={() => void toasts.attempt(send)}>
          {messages.takeBack}
        </Button>
      </Row>
    );
  return (
    <Row wrap gap="xs">
      <Button
        icon={<IdcardOutlined aria-hidden />}
        aria-label={messages.vcardOf(name)}
        onClick={() =>
          downloadText(`${fileNamePart(name)}.vcf`, 'text/vcard', vcardOf([{ ...attendee, email, phone }]))
        }
      >
        vCard
      </Button>
      <Button type="text" aria-label={messages.endName(name)} onClick={() => void askAndEnd()}>
        {messages.end}
      </Button>
    </Row>
  );
}

/** A person that contacts are or may be exchanged with. */
export function ContactCard({ contact, zone }: ContactCardProps) {
  const { attendee, email, phone, since, state } = contact;
  const overlays = useOverlays();
  const name = fullName(attendee);
  const moment = formatMoment(since, zone);
  return (
    <Panel as="article" gap="sm" aria-label={name}>
      <Row gap="sm" align="start">
        <PictureOrInitials name={name} src={attendee.avatarUrl} size={48} />
        <Stack grow>
          <Text as="h3" size="md" strong>
            <PlainButton onClick={() => overlays.openPerson(attendee.id)}>
              <bdi>{name}</bdi>
            </PlainButton>
          </Text>
          <Note size="md">
            <bdi>{jobLine(attendee)}</bdi>
          </Note>
          <Note>{state === 'EXCHANGED' ? messages.since(moment) : messages.askedAt(moment)}</Note>
        </Stack>
      </Row>
      {(email ?? phone) && (
        <Stack gap="xxs">
          {email && (
            <a href={mailLink(email)}>
              <bdi>{email}</bdi>
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              <bdi>{phone}</bdi>
            </a>
          )}
        </Stack>
      )}
      <Acts contact={contact} />
    </Panel>
  );
}
