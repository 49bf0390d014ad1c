import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventContext } from '../../../data/event/useEventContext';
import { NEW } from '../../../lib/drawn-span';
import { paths } from '../../../lib/paths';
import { ConsoleArea, LinkButton, Segmented, useOverlays } from '../../../ui';
import { messages } from './messages';

interface ScheduleToolsProps {
  canArrange: boolean;
  isArranging: boolean;
  onView: (view: 'programme' | 'arrange') => void;
}

const views = ['programme', 'arrange'] as const;

/** Editors' tools above the programme. */
export default function ScheduleTools({ canArrange, isArranging, onView }: ScheduleToolsProps) {
  const overlays = useOverlays();
  const { event } = useEventContext();
  return (
    <ConsoleArea>
      {canArrange && (
        <Segmented
          label={messages.views.label}
          value={isArranging ? 'arrange' : 'programme'}
          options={views.map((value) => ({ value, label: messages.views[value] }))}
          onChange={onView}
        />
      )}
      <LinkButton to={paths.imports(event.id, 'schedule')} icon={<ImportOutlined aria-hidden />}>
        {messages.import}
      </LinkButton>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => overlays.open('edit', NEW, ['session'])}
      >
        {messages.add}
      </Button>
    </ConsoleArea>
  );
}
