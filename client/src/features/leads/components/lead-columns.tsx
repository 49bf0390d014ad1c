import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Lead_LeadFragment, LeadQuestion_LeadQuestionFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { formatMoment } from '../../../lib/time';
import { type DataTableColumn, PictureOrInitials, Row, Stack } from '../../../ui';
import { messages } from '../messages';
import { RatingTag } from './RatingTag';

type Lead = Lead_LeadFragment;
type Key = keyof typeof messages.columns;

interface ColumnOptions {
  zone: string;
  questions: readonly LeadQuestion_LeadQuestionFragment[];
  linkOf: (lead: Lead) => string | null;
}

/** What the visitor lets the company see, in words; with a draft of a mail where that is their address. */
function Contact({ lead, link }: { lead: Lead; link: string | null }) {
  if (!lead.contact || !link) return messages.contact.notShared;
  return (
    <Row as="span" inline gap="xs">
      <Button
        href={link}
        icon={<MailOutlined aria-hidden />}
        aria-label={messages.followUp.write(fullName(lead.attendee))}
      />
      <Stack as="span">
        <bdi>{lead.contact.email}</bdi>
        {lead.contact.phone && <bdi>{lead.contact.phone}</bdi>}
      </Stack>
    </Row>
  );
}

/** The columns of the table of leads. */
export const leadColumns = ({ zone, questions, linkOf }: ColumnOptions): DataTableColumn<Lead, Key>[] => [
  {
    key: 'name',
    primary: true,
    width: 200,
    render: ({ attendee }) => (
      <Row as="span" inline gap="xs">
        <PictureOrInitials name={fullName(attendee)} src={attendee.avatarUrl} size={32} />
        <bdi>{fullName(attendee)}</bdi>
      </Row>
    ),
  },
  { key: 'rating', width: 90, render: ({ rating }) => <RatingTag rating={rating} /> },
  { key: 'jobTitle', oneLine: true, width: 120, render: ({ attendee }) => attendee.jobTitle },
  { key: 'organization', oneLine: true, width: 120, render: ({ attendee }) => attendee.organization },
  { key: 'contact', width: 320, render: (lead) => <Contact lead={lead} link={linkOf(lead)} /> },
  { key: 'note', oneLine: true, width: 140, render: ({ note }) => note },
  {
    key: 'answers',
    hiddenAtFirst: true,
    render: ({ answers }) =>
      answers
        .map(({ question, values }) => {
          const text = questions.find(({ id }) => id === question.id)?.text ?? '';
          return `${text}: ${values.join(', ')}`;
        })
        .join(' · '),
  },
  {
    key: 'capturedBy',
    width: 120,
    render: ({ capturedBy }) => (capturedBy ? <bdi>{fullName(capturedBy)}</bdi> : messages.left),
  },
  { key: 'capturedAt', width: 130, render: ({ capturedAt }) => formatMoment(capturedAt, zone) },
];
