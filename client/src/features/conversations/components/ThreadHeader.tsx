import {
  ArrowLeftOutlined,
  CalendarOutlined,
  CloseOutlined,
  FlagOutlined,
  MoreOutlined,
  StopOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { usePresence } from '../../../data/usePresence';
import type { ConversationItem_ConversationFragment } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import {
  HeaderButton,
  PictureOrInitials,
  PlainButton,
  PopMenu,
  PopMenuItem,
  Row,
  Skeleton,
  Stack,
  Text,
} from '../../../ui';
import styles from '../conversations.module.css';
import { useOtherTyping } from '../lib/typing';
import { messages } from '../messages';

export interface ThreadNavigation {
  onBack?: () => void;
  onClose?: () => void;
  onMeet: (attendeeId: string) => void;
  onProfile: (attendeeId: string) => void;
}

type Partner = ConversationItem_ConversationFragment['attendee'];

/** Says that the other person is typing or here, and otherwise their job. */
function Status({ partner }: { partner: Partner }) {
  const typing = useOtherTyping(partner.id);
  const online = usePresence(partner.id, partner.online);
  const job = jobLine(partner);
  return (
    <Text size="sm" tone="secondary" cut className={styles.status}>
      <span aria-live="polite">{typing && <Text tone="primary">{messages.typing}</Text>}</span>
      {!typing && online && <Text tone="success">{messages.hereNow}</Text>}
      {!typing && job && (online ? ` · ${job}` : job)}
    </Text>
  );
}

function Who({ partner, onProfile }: { partner: Partner; onProfile: () => void }) {
  const name = fullName(partner);
  const online = usePresence(partner.id, partner.online);
  return (
    <Row
      as={PlainButton}
      grow
      gap="sm"
      className={styles.who}
      title={messages.profile(name)}
      onClick={onProfile}
    >
      <PictureOrInitials name={name} src={partner.avatarUrl} size={40} online={online} />
      <Stack as="span">
        <Text strong cut tight>
          {name}
        </Text>
        <Status partner={partner} />
      </Stack>
    </Row>
  );
}

interface ThreadMenuProps {
  onProfile: () => void;
  /** Absent where the other has written nothing. */
  onReport?: () => void;
  onBlock: () => void;
}

/** The actions that are needed seldom: the profile, reporting, blocking. */
function ThreadMenu({ onProfile, onReport, onBlock }: ThreadMenuProps) {
  return (
    <PopMenu label={messages.more} buttonLabel={messages.more} button={<MoreOutlined aria-hidden />}>
      <PopMenuItem icon={<UserOutlined aria-hidden />} onClick={onProfile}>
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
  );
}

interface ThreadHeaderProps extends ThreadNavigation {
  partner?: Partner;
  onReport?: () => void;
  onBlock: () => void;
}

/** With whom one talks, and what can be done with them. */
export function ThreadHeader({ partner, onReport, onBlock, ...go }: ThreadHeaderProps) {
  const openProfile = () => partner && go.onProfile(partner.id);
  return (
    <Row as="header" gap="xxs" className={styles.header}>
      {go.onBack && <HeaderButton icon={<ArrowLeftOutlined />} label={messages.back} onClick={go.onBack} />}
      {partner ? (
        <Who partner={partner} onProfile={openProfile} />
      ) : (
        <Row as="span" grow className={styles.who} aria-hidden>
          <Skeleton avatar={40} title="120px" rows={0} />
        </Row>
      )}
      {partner?.viewerCanRequestMeeting && (
        <HeaderButton
          icon={<CalendarOutlined />}
          label={messages.meet(fullName(partner))}
          onClick={() => go.onMeet(partner.id)}
        />
      )}
      {partner && <ThreadMenu onProfile={openProfile} onReport={onReport} onBlock={onBlock} />}
      {go.onClose && <HeaderButton icon={<CloseOutlined />} label={messages.minimise} onClick={go.onClose} />}
    </Row>
  );
}
