import { useEffect, useRef, useState, type RefObject } from 'react';
import { cameraOff, CameraSession, type CameraStatus } from '../lib/camera-session';

export interface Camera extends CameraStatus {
  light: (isLit: boolean) => void;
}

/** Shows a camera in a video element for as long as the component is there. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, deviceId: string | null): Camera {
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
  return { ...status, light: (isLit) => void session.current?.light(isLit) };
}
