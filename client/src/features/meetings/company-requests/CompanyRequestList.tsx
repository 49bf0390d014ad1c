import { ClockCircleOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import type { CompanyRequestCard_RequestFragment } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import { formatRelativeDay, formatTimeRange } from '../../../lib/time';
import { Grid, Note, Panel, PictureOrInitials, Quote, Row, Stack, Text, useNow } from '../../../ui';
import { MeetingFact } from '../components/MeetingParts';
import { expiryText } from '../lib/expiry';
import styles from '../meetings.module.css';
import { messages as meetingTexts } from '../messages';
import { CompanyRequestActs } from './CompanyRequestActs';

type Request = CompanyRequestCard_RequestFragment;

/** The sender to the viewer's company, or the company that the viewer asked. */
function subjectOf({ viewerAs, sender, company }: Request) {
  if (viewerAs === 'RECEIVER')
    return { name: fullName(sender), line: jobLine(sender), picture: sender.avatarUrl };
  return { name: company.name, line: null, picture: company.logoUrl };
}

interface CardProps {
  request: Request;
  filled: boolean;
  onAnswered: () => void;
}

function Card({ request, filled, onAnswered }: CardProps) {
  const zone = useEventZone();
  const now = useNow();
  const { startsAt, endsAt, pod, note, expiresAt, status, viewerAs } = request;
  const { name, line, picture } = subjectOf(request);
  return (
    <Panel as="article" grow gap="xs" className={styles.card} data-status={status} aria-label={name}>
      <Row gap="sm">
        <PictureOrInitials
          name={name}
          src={picture}
          size={44}
          {...(viewerAs === 'SENDER' && { shape: 'square' })}
        />
        <Stack grow>
          <Text as="h3" size="lg" strong tight>
            <bdi>{name}</bdi>
          </Text>
          {line && (
            <Note>
              <bdi>{line}</bdi>
            </Note>
          )}
        </Stack>
      </Row>
      <MeetingFact icon={ClockCircleOutlined}>
        <span>{formatRelativeDay(startsAt, zone, now)}</span>
        <Text as="time" dateTime={startsAt} strong figures rigid>
          {formatTimeRange(startsAt, endsAt, zone)}
        </Text>
        {pod && <Note as="span">{meetingTexts.pod(pod.name)}</Note>}
      </MeetingFact>
      {note && <Quote tone="secondary">{note}</Quote>}
      {expiresAt && <Note>{expiryText(expiresAt, now, zone)}</Note>}
      <CompanyRequestActs request={request} filled={filled} onAnswered={onAnswered} />
    </Panel>
  );
}

interface CompanyRequestListProps {
  id: string;
  /** None where a heading above says it. */
  title?: string;
  requests: readonly Request[];
  /** Its first Accept is the view's one filled button. */
  filled?: boolean;
}

/** Requests to companies as one group of cards; nothing where there are none. */
export function CompanyRequestList({ id, title, requests, filled = false }: CompanyRequestListProps) {
  const group = useRef<HTMLDivElement>(null);
  const first = requests.find(({ viewerCanAccept }) => viewerCanAccept);
  return (
    <Stack
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group and no landmark, as those of meetings are
      role="group"
      ref={group}
      tabIndex={-1}
      gap="sm"
      className={styles.groups}
      aria-labelledby={title && id}
    >
      {title && requests.length > 0 && (
        <Text as="h2" id={id} size="md" tone="secondary" strong>
          {title}
        </Text>
      )}
      <Grid as="ul" column={400} fit gap="sm">
        {requests.map((request) => (
          <Stack as="li" key={request.id}>
            <Card
              request={request}
              filled={filled && request === first}
              // The card may go with its buttons: the focus stays in the group.
              onAnswered={() => group.current?.focus()}
            />
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
