import {
  ArrowLeftOutlined,
  CalendarOutlined,
  CloseOutlined,
  FlagOutlined,
  MoreOutlined,
  StopOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { usePresence } from '../../../data/event/usePresence';
import type { ConversationItem_ConversationFragment } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import {
  EntryCodeButton,
  HeaderButton,
  PictureOrInitials,
  PlainButton,
  PopMenu,
  PopMenuItem,
  RefusedHeaderButton,
  Row,
  Skeleton,
  Stack,
  Text,
  useAtLeast,
  useOverlays,
} from '../../../ui';
import styles from '../conversations.module.css';
import { useOtherTyping } from '../lib/typing';
import { messages } from '../messages';

export interface ThreadNavigation {
  onBack?: () => void;
  /** Where the conversation is docked beside a page. */
  onClose?: () => void;
}

type Partner = ConversationItem_ConversationFragment['attendee'];

/** The other person, and whether they are typing or here, or else their job. */
function Who({ partner, onOpen }: { partner: Partner; onOpen: () => void }) {
  const name = fullName(partner);
  const typing = useOtherTyping(partner.id);
  const online = usePresence(partner.id, partner.online);
  const job = jobLine(partner);
  return (
    <Row
      as={PlainButton}
      grow
      gap="sm"
      className={styles.who}
      title={messages.profile(name)}
      onClick={onOpen}
    >
      <PictureOrInitials name={name} src={partner.avatarUrl} size={40} online={online} />
      <Stack as="span">
        <Text strong cut tight dir="auto">
          {name}
        </Text>
        <Text size="sm" tone="secondary" cut className={styles.status}>
          <span aria-live="polite">{typing && <Text tone="primary">{messages.typing}</Text>}</span>
          {!typing && online && <Text tone="success">{messages.hereNow}</Text>}
          {!typing && online && job && ' · '}
          {!typing && <bdi>{job}</bdi>}
        </Text>
      </Stack>
    </Row>
  );
}

interface ThreadHeaderProps extends ThreadNavigation {
  partner?: Partner;
  /** Absent where the other has written nothing. */
  onReport?: () => void;
  onBlock: () => void;
}

/** The partner, and the actions on them. */
export function ThreadHeader({ partner, onReport, onBlock, onBack, onClose }: ThreadHeaderProps) {
  const { event } = useEventContext();
  const navigate = useNavigate();
  const overlays = useOverlays();
  // A phone shows the conversation without the bar that has it.
  const isPhone = !useAtLeast('md');
  const openProfile = () => {
    const id = partner?.id ?? '';
    // The dock stays beside the profile.
    const search = new URLSearchParams({ person: id, ...(onClose && { chat: id }) });
    void navigate({ pathname: paths.attendees(event.id), search: `?${search}` });
  };
  return (
    <Row as="header" gap="xxs" className={styles.header}>
      {onBack && <HeaderButton icon={<ArrowLeftOutlined />} label={messages.back} onClick={onBack} />}
      {partner ? (
        <Who partner={partner} onOpen={openProfile} />
      ) : (
        <Row as="span" grow className={styles.who} aria-hidden>
          <Skeleton avatar={40} title="120px" rows={0} />
        </Row>
      )}
      {partner?.viewerCanRequestMeeting && (
        <HeaderButton
          icon={<CalendarOutlined />}
          label={messages.meet(fullName(partner))}
          onClick={() => overlays.openMeet(partner.id)}
        />
      )}
      {partner?.viewerMeetingRefusal && (
        <RefusedHeaderButton
          icon={<CalendarOutlined />}
          label={messages.meet(fullName(partner))}
          refusal={partner.viewerMeetingRefusal}
        />
      )}
      {isPhone && <EntryCodeButton />}
      {partner && (
        <PopMenu label={messages.more} buttonLabel={messages.more} button={<MoreOutlined aria-hidden />}>
          <PopMenuItem icon={<UserOutlined aria-hidden />} onClick={openProfile}>
            {messages.viewProfile}
          </PopMenuItem>
          {onReport && (
            <PopMenuItem icon={<FlagOutlined aria-hidden />} onClick={onReport}>
              {messages.report}
            </PopMenuItem>
          )}
          <PopMenuItem icon={<StopOutlined aria-hidden />} danger onClick={onBlock}>
            {messages.block}
          </PopMenuItem>
        </PopMenu>
      )}
      {onClose && <HeaderButton icon={<CloseOutlined />} label={messages.minimise} onClick={onClose} />}
    </Row>
  );
}
