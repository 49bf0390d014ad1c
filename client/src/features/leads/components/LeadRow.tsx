import {
  BellOutlined,
  CalendarOutlined,
  CheckCircleFilled,
  CheckCircleOutlined,
  DeleteOutlined,
  FormOutlined,
  MailOutlined,
  MessageOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import type { Lead_LeadFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import {
  Note,
  PictureOrInitials,
  PlainButton,
  PopMenu,
  PopMenuItem,
  Row,
  RowMenu,
  Segmented,
  Stack,
  Text,
  useAtLeast,
  useOverlays,
} from '../../../ui';
import type { useLeadActs } from '../hooks/useLeadActs';
import styles from '../leads.module.css';
import { messages } from '../messages';
import { ActSign } from './ActSign';
import { ratings } from './LeadFields';
import { RatingTag } from './RatingTag';
import { ReminderItems, RemindMenu, reminderWords } from './RemindMenu';

interface LeadRowProps {
  lead: Lead_LeadFragment;
  acts: ReturnType<typeof useLeadActs>;
  /** A draft of a mail; null where the visitor shares no address. */
  mail: string | null;
  onEdit: () => void;
}

function Rating({ lead, acts, wide }: Pick<LeadRowProps, 'lead' | 'acts'> & { wide: boolean }) {
  const label = messages.ratingOf(fullName(lead.attendee));
  if (wide)
    return (
      <Segmented
        small
        className={styles.rate}
        label={label}
        options={ratings.map((value) => ({ value, label: messages.ratings[value] }))}
        value={lead.rating ?? ('' as never)}
        onChange={(rating) => acts.rate(lead, rating)}
      />
    );
  return (
    <PopMenu
      label={label}
      buttonLabel={`${lead.rating ? messages.ratings[lead.rating] : messages.unrated}: ${label}`}
      buttonClass={styles.rated}
      button={<RatingTag rating={lead.rating} />}
    >
      {ratings.map((rating) => (
        <PopMenuItem key={rating} checked={rating === lead.rating} onClick={() => acts.rate(lead, rating)}>
          {messages.ratings[rating]}
        </PopMenuItem>
      ))}
    </PopMenu>
  );
}

interface Reached {
  label: string;
  icon: ReactNode;
  run: () => void;
}

/** As high as its icon and word. */
const tallAct = { blockSize: 'auto', padding: '4px 6px' } as const;

/** What is done about a lead, where there is room. */
function ReachedActs({ lead, reached, mail }: Pick<LeadRowProps, 'lead' | 'mail'> & { reached: Reached[] }) {
  const name = fullName(lead.attendee);
  return (
    <Row justify="end" className={styles.acts}>
      {/* First, as not all rows have it: the others stand one below the other. */}
      {mail && (
        <Button type="text" style={tallAct} aria-label={messages.followUp.write(name)} href={mail}>
          <ActSign icon={<MailOutlined aria-hidden />} word={messages.acts.write} />
        </Button>
      )}
      {reached.map(({ label, run, icon }) => (
        <Button key={label} type="text" style={tallAct} aria-label={`${label}: ${name}`} onClick={run}>
          <ActSign icon={icon} word={label} />
        </Button>
      ))}
      {!lead.followedUpAt && <RemindMenu lead={lead} />}
    </Row>
  );
}

/** One lead, with all that follows it up in reach: on phones the tick, the rest in the menu. */
export function LeadRow({ lead, acts, mail, onEdit }: LeadRowProps) {
  const overlays = useOverlays();
  const zone = useEventZone();
  const wide = useAtLeast('lg');
  const { attendee, note, followedUpAt, followedUpBy, viewerRemindAt } = lead;
  const name = fullName(attendee);
  const reached = [
    attendee.viewerCanMessage && {
      label: messages.acts.message,
      icon: <MessageOutlined aria-hidden />,
      run: () => overlays.openChat(attendee.id),
    },
    attendee.viewerCanRequestMeeting && {
      label: messages.acts.meet,
      icon: <CalendarOutlined aria-hidden />,
      run: () => overlays.openMeet(attendee.id),
    },
  ].filter((act) => act !== false);
  const about = followedUpAt
    ? followedUpBy && messages.done.by(fullName(followedUpBy))
    : viewerRemindAt && messages.remind.at(reminderWords(viewerRemindAt, zone));
  return (
    <Row as="li" gap="sm" className={styles.lead} data-done={Boolean(followedUpAt)}>
      <Row
        as={PlainButton}
        grow
        gap="sm"
        className={styles.who}
        onClick={() => overlays.openPerson(attendee.id)}
      >
        <PictureOrInitials name={name} src={attendee.avatarUrl} size={40} />
        <Stack as="span" grow>
          <Text strong cut dir="auto">
            {name}
          </Text>
          <Note as="span" dir="auto" className={styles.cut}>
            {attendee.organization}
          </Note>
          {!wide && (
            <Note as="span" cut={2}>
              {note || about || reminderWords(lead.capturedAt, zone)}
            </Note>
          )}
        </Stack>
      </Row>
      <Rating lead={lead} acts={acts} wide={wide} />
      {wide && (
        <Stack grow className={styles.note}>
          <Text cut={2} tight>
            {note}
          </Text>
          <Note as="span">
            {about ? (
              <>
                {!followedUpAt && <BellOutlined aria-hidden />} {about}
              </>
            ) : (
              reminderWords(lead.capturedAt, zone)
            )}
          </Note>
        </Stack>
      )}
      {wide && <ReachedActs lead={lead} reached={reached} mail={mail} />}
      <Button
        type="text"
        className="toggle thumb"
        style={wide ? tallAct : undefined}
        title={messages.done.act}
        aria-pressed={Boolean(followedUpAt)}
        aria-label={messages.done.of(name)}
        onClick={() => acts.tick(lead)}
      >
        <ActSign
          icon={followedUpAt ? <CheckCircleFilled aria-hidden /> : <CheckCircleOutlined aria-hidden />}
          word={wide && messages.done.act}
        />
      </Button>
      <RowMenu name={name}>
        {!wide &&
          reached.map(({ label, icon, run }) => (
            <PopMenuItem key={label} icon={icon} onClick={run}>
              {label}
            </PopMenuItem>
          ))}
        {!wide && mail && (
          <PopMenuItem icon={<MailOutlined aria-hidden />} onClick={() => window.location.assign(mail)}>
            {messages.acts.mail}
          </PopMenuItem>
        )}
        {!wide && !followedUpAt && <ReminderItems lead={lead} />}
        <PopMenuItem icon={<UserOutlined aria-hidden />} onClick={() => overlays.openPerson(attendee.id)}>
          {messages.acts.profile}
        </PopMenuItem>
        <PopMenuItem icon={<FormOutlined aria-hidden />} onClick={onEdit}>
          {messages.edit}
        </PopMenuItem>
        <PopMenuItem danger icon={<DeleteOutlined aria-hidden />} onClick={() => void acts.remove(lead)}>
          {messages.remove.act}
        </PopMenuItem>
      </RowMenu>
    </Row>
  );
}
