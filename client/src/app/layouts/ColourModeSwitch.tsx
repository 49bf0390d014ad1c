import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useSession } from '../../hooks/useSession';
import { session } from '../../lib/session';
import type { ColourMode } from '../../lib/session-state';
import { messages } from '../messages';

const icons: Record<ColourMode, React.ReactNode> = {
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
  system: <DesktopOutlined aria-hidden />,
};
const modes: ColourMode[] = ['light', 'dark', 'system'];

/** Within the bar, and so within a landmark of the page. */
const insideBar = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

/** Chooses light, dark, or whatever the system says. */
export function ColourModeSwitch() {
  const mode = useSession(({ auth }) => auth.device.colourMode);
  const items = modes.map((key) => ({ key, icon: icons[key], label: messages.colourModes[key] }));
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={insideBar}
      menu={{
        items,
        selectable: true,
        selectedKeys: [mode],
        onClick: ({ key }) => session.setDevice({ colourMode: key as ColourMode }),
      }}
    >
      <Button
        type="text"
        size="large"
        icon={icons[mode]}
        aria-label={`${messages.colourMode}: ${messages.colourModes[mode]}`}
      />
    </Dropdown>
  );
}
