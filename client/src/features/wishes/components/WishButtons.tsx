import { Button } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { useMustMeetsQuery } from '../../../generated/hooks';
import { Note, Row, Stack, useAtLeast, useOverlays } from '../../../ui';
import { useSetWish, type WishTarget } from '../hooks/useSetWish';
import { messages } from '../messages';
import { wishIcon, wishKinds } from './wish-icons';

/** The three stand in one line of a phone. */
const NARROW = { flex: '1 0 auto', paddingInline: 6 };

/** What the viewer wants of a person or company, said by one tap and taken back by another; how many must-meets are left. */
export default function WishButtons({ of }: { of: WishTarget }) {
  const { event } = useEventContext();
  const overlays = useOverlays();
  const roomy = useAtLeast('sm');
  const setWish = useSetWish();
  const { data } = useMustMeetsQuery({ variables: { eventId: event.id } });
  const program = data?.event.meetingProgram;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- three buttons that belong together, and no form
    <Stack role="group" gap="xxs" aria-label={messages.label}>
      <Row wrap gap={roomy ? 'xs' : 'xxs'}>
        {wishKinds.map((kind) => {
          const isOn = of.wish === kind;
          return (
            <Button
              key={kind}
              icon={(roomy || isOn) && wishIcon(kind, isOn)}
              style={roomy ? undefined : NARROW}
              aria-pressed={isOn}
              {...(isOn && { color: 'primary', variant: 'filled' })}
              onClick={() => setWish(of, isOn ? null : kind)}
            >
              {messages.kinds[kind]}
            </Button>
          );
        })}
      </Row>
      <Row wrap gap="xs" lineGap={0}>
        <Note>
          {messages.onlyYou}
          {program && ` ${messages.musts(data.meetingWishes.totalCount, program.maxMusts)}`}
        </Note>
        <Button type="link" size="small" onClick={() => overlays.openModal('wishes')}>
          {messages.title}
        </Button>
      </Row>
    </Stack>
  );
}
