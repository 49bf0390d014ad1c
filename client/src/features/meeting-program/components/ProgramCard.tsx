import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { formatFarMoment } from '../../../lib/time';
import { Facts, SectionCard, StatusTag, Text } from '../../../ui';
import type { Program } from '../lib/program-form';
import { messages } from '../messages';

const texts = messages.settings;

interface ProgramCardProps {
  program: Program;
  groups: readonly { id: string; name: string }[];
  onEdit: () => void;
}

/** What the program of an event is set to, in words. */
export function ProgramCard({ program, groups, onEdit }: ProgramCardProps) {
  const { timezone } = useEventContext().event;
  const { wishesOpenAt, wishesCloseAt, takesWishes, order, mostInRow, fillsByMatches, groupIds } = program;
  const until = wishesCloseAt ? formatFarMoment(wishesCloseAt, timezone) : texts.theEnd;
  const named = groupIds?.flatMap((id) => groups.find((group) => group.id === id)?.name ?? []);
  return (
    <SectionCard
      title={texts.title}
      extra={
        <Button icon={<EditOutlined aria-hidden />} onClick={onEdit}>
          {texts.edit}
        </Button>
      }
    >
      <Facts
        facts={[
          [
            texts.wishes,
            wishesOpenAt ? (
              <Text key="wishes">
                {texts.from(formatFarMoment(wishesOpenAt, timezone), until)}{' '}
                {takesWishes && <StatusTag tone="success">{texts.taken}</StatusTag>}
              </Text>
            ) : (
              texts.notOpen
            ),
          ],
          [texts.order, order && messages.orders[order]],
          [texts.mostInRow, texts.inRow(mostInRow ?? 0)],
          [texts.free, fillsByMatches ? texts.fills.yes : texts.fills.no],
          [texts.groupIds, named ? named.join(', ') : texts.everybody],
        ]}
      />
    </SectionCard>
  );
}
