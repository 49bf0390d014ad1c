import { BulbFilled, BulbOutlined, CloseOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { changeDoorSettings, doorSettings } from '../../../components/entry/door-settings';
import { useCamera, type Camera } from '../hooks/useCamera';
import { useCodeReader } from '../hooks/useCodeReader';
import { messages } from '../messages';
import styles from './CameraView.module.css';

const texts = messages.camera;
const turnOff = () => changeDoorSettings({ camera: false });

function Message({ text }: { text: string }) {
  return (
    <output className={styles.message}>
      <span>{text}</span>
      <Button size="large" onClick={turnOff}>
        {texts.without}
      </Button>
    </output>
  );
}

/** Light, choice of camera, and off: in the corner, away from what the camera sees. */
function Tools({
  camera: { devices, hasTorch, isLit, light },
  chosen,
}: {
  camera: Camera;
  chosen: string | null;
}) {
  const next = () => {
    const index = devices.findIndex(({ id }) => id === chosen);
    changeDoorSettings({ cameraId: devices[(index + 1) % devices.length]?.id ?? null });
  };
  return (
    <div className={styles.tools}>
      {hasTorch && (
        <Button
          className={styles.tool}
          size="large"
          shape="circle"
          aria-label={isLit ? texts.torchOff : texts.torchOn}
          icon={isLit ? <BulbFilled aria-hidden /> : <BulbOutlined aria-hidden />}
          onClick={() => light(!isLit)}
        />
      )}
      {devices.length > 1 && (
        <Button
          className={styles.tool}
          size="large"
          shape="circle"
          aria-label={texts.choose}
          icon={<SwapOutlined aria-hidden />}
          onClick={next}
        />
      )}
      <Button
        className={styles.tool}
        size="large"
        shape="circle"
        aria-label={texts.stop}
        icon={<CloseOutlined aria-hidden />}
        onClick={turnOff}
      />
    </div>
  );
}

/** The camera with a frame to hold the badge into. */
export function CameraView({ onText }: { onText: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const chosen = useStore(doorSettings, ({ cameraId }) => cameraId);
  const camera = useCamera(video, chosen);
  const isOn = camera.state === 'on';
  const reads = useCodeReader(video, isOn, onText);
  return (
    <div className={styles.view}>
      <video ref={video} className={styles.video} muted playsInline aria-label={texts.picture} />
      {isOn && reads && <div className={styles.frame} aria-hidden />}
      {camera.state === 'starting' && <p className={styles.message}>{texts.starting}</p>}
      {isOn && !reads && <Message text={texts.problems.reader} />}
      {camera.state in texts.problems && (
        <Message text={texts.problems[camera.state as keyof typeof texts.problems]} />
      )}
      {isOn && <Tools camera={camera} chosen={chosen} />}
    </div>
  );
}
