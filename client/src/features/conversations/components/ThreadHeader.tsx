import { ArrowLeftOutlined, CalendarOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { Skeleton } from '../../../components/Skeleton';
import type { ConversationItem_ConversationFragment } from '../../../generated/graphql';
import { usePresence } from '../../../hooks/usePresence';
import { fullName, jobLine } from '../../../lib/format';
import { useOtherTyping } from '../hooks/useOtherTyping';
import { messages } from '../messages';
import { ThreadMenu } from './ThreadMenu';
import styles from './ThreadHeader.module.css';

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
    <span className={styles.status}>
      <span aria-live="polite">{typing && <span className={styles.typing}>{messages.typing}</span>}</span>
      {!typing && online && <span className={styles.here}>{messages.hereNow}</span>}
      {!typing && job && <span className={styles.job}>{online ? ` · ${job}` : job}</span>}
    </span>
  );
}

function Who({ partner, onProfile }: { partner: Partner; onProfile: (attendeeId: string) => void }) {
  const name = fullName(partner);
  const online = usePresence(partner.id, partner.online);
  return (
    <button
      type="button"
      className={styles.who}
      title={messages.profile(name)}
      onClick={() => onProfile(partner.id)}
    >
      <PictureOrInitials name={name} src={partner.avatarUrl} size={40} online={online} />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <Status partner={partner} />
      </span>
    </button>
  );
}

interface ThreadHeaderProps extends ThreadNavigation {
  partner?: Partner;
  onReport?: () => void;
  onBlock: () => void;
}

/** With whom one talks, and what can be done with them. */
export function ThreadHeader({ partner, onReport, onBlock, ...go }: ThreadHeaderProps) {
  const name = partner && fullName(partner);
  return (
    <header className={styles.header}>
      {go.onBack && (
        <Button
          type="text"
          icon={<ArrowLeftOutlined aria-hidden />}
          aria-label={messages.back}
          onClick={go.onBack}
        />
      )}
      {partner ? (
        <Who partner={partner} onProfile={go.onProfile} />
      ) : (
        <span className={styles.who} aria-hidden>
          <Skeleton avatar={40} title="120px" rows={0} />
        </span>
      )}
      {partner?.viewerCanRequestMeeting && name && (
        <Button
          type="text"
          icon={<CalendarOutlined aria-hidden />}
          aria-label={messages.meet(name)}
          title={messages.meet(name)}
          onClick={() => go.onMeet(partner.id)}
        />
      )}
      {partner && (
        <ThreadMenu onProfile={() => go.onProfile(partner.id)} onReport={onReport} onBlock={onBlock} />
      )}
      {go.onClose && (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={messages.minimise}
          onClick={go.onClose}
        />
      )}
    </header>
  );
}
