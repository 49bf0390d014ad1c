import { BulbFilled, BulbOutlined, CloseOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useStore } from 'zustand';
import { Stack } from '../../../ui';
import { changeDoorSettings, doorSettings } from '../door/door-settings';
import { cameraOff, CameraSession } from './camera-session';
import styles from './camera.module.css';
import { messages as texts } from './messages';
import { useCodeReader } from './useCodeReader';

/** Shows a camera in a video element for as long as the component is there. */
function useCamera(video: RefObject<HTMLVideoElement | null>, deviceId: string | null) {
  const [status, setStatus] = useState(cameraOff);
  const session = useRef<CameraSession>(null);
  useEffect(() => {
    if (!video.current) return undefined;
    const own = new CameraSession(video.current, deviceId, setStatus);
    session.current = own;
    const resume = () => void own.resume();
    void own.start();
    document.addEventListener('visibilitychange', resume);
    return () => {
      document.removeEventListener('visibilitychange', resume);
      own.close();
    };
  }, [video, deviceId]);
  return {
    ...status,
    light: (isLit: boolean) => void session.current?.light(isLit),
    retry: () => void session.current?.start(),
  };
}

const Tool = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) => (
  <Button size="large" shape="circle" aria-label={label} icon={icon} onClick={onClick} />
);

/** Light, choice of camera, and off: in the corner, away from what the camera sees. */
function Tools(props: { camera: ReturnType<typeof useCamera>; chosen: string | null; onOff: () => void }) {
  const { camera, chosen, onOff } = props;
  const { devices, hasTorch, isLit, light } = camera;
  const next = () =>
    changeDoorSettings({ cameraId: devices[(devices.indexOf(chosen ?? '') + 1) % devices.length] ?? null });
  return (
    <Stack gap="sm" className={styles.tools}>
      {hasTorch && (
        <Tool
          label={isLit ? texts.torchOff : texts.torchOn}
          icon={isLit ? <BulbFilled aria-hidden /> : <BulbOutlined aria-hidden />}
          onClick={() => light(!isLit)}
        />
      )}
      {devices.length > 1 && <Tool label={texts.choose} icon={<SwapOutlined aria-hidden />} onClick={next} />}
      <Tool label={texts.stop} icon={<CloseOutlined aria-hidden />} onClick={onOff} />
    </Stack>
  );
}

/** What may work at another try; a device without a camera stays without one. */
const passing = new Set(['denied', 'busy']);

interface CameraViewProps {
  onText: (text: string) => void;
  /** The page reads codes beside it, too: where there is no camera, it says so and asks nothing. */
  hasOther?: boolean;
  /** Turns it off: the page goes on without it. */
  onOff: () => void;
}

/** The camera with a frame to hold the badge into. */
export function CameraView({ onText, onOff, hasOther = false }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const chosen = useStore(doorSettings, ({ cameraId }) => cameraId);
  const camera = useCamera(video, chosen);
  const isOn = camera.state === 'on';
  const reads = useCodeReader(video, isOn, onText);
  const problems: Partial<Record<string, string>> = texts.problems;
  const problem = isOn && !reads ? problems.reader : problems[camera.state];
  return (
    <div className={styles.view}>
      <video ref={video} className={styles.video} muted playsInline aria-label={texts.picture} />
      {isOn && reads && <div className={styles.frame} aria-hidden />}
      {camera.state === 'starting' && (
        <Stack as="p" pad="md" className={styles.message}>
          {texts.starting}
        </Stack>
      )}
      {problem && (
        <Stack as="output" align="center" gap="md" pad="md" className={styles.message}>
          <span>{problem}</span>
          {passing.has(camera.state) && (
            <Button size="large" type="primary" onClick={camera.retry}>
              {texts.start}
            </Button>
          )}
          {!hasOther && (
            <Button size="large" onClick={onOff}>
              {texts.without}
            </Button>
          )}
        </Stack>
      )}
      {isOn && <Tools camera={camera} chosen={chosen} onOff={onOff} />}
    </div>
  );
}
