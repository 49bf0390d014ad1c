import { MutedOutlined, SoundOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { changeDoorSettings } from '../../../components/entry/door-settings';
import { messages } from '../messages';

/** Turns the sounds of results off and on; remembered on the device. */
export function SoundButton({ muted }: { muted: boolean }) {
  const label = muted ? messages.sound.unmute : messages.sound.mute;
  return (
    <Button
      size="large"
      aria-label={label}
      title={label}
      icon={muted ? <MutedOutlined aria-hidden /> : <SoundOutlined aria-hidden />}
      onClick={() => changeDoorSettings({ muted: !muted })}
    />
  );
}
