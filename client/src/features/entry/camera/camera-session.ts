import type { messages } from './messages';

type CameraProblem = keyof typeof messages.problems;

/** A camera as it is at the moment. */
interface CameraStatus {
  state: 'off' | 'starting' | 'on' | CameraProblem;
  /** Ids of the cameras to choose from. */
  devices: readonly string[];
  hasTorch: boolean;
  isLit: boolean;
}

export const cameraOff: CameraStatus = { state: 'off', devices: [], hasTorch: false, isLit: false };

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const problemOf = (error: unknown): CameraProblem =>
  (error instanceof DOMException && problems[error.name]) || 'busy';

const constraintsFor = (deviceId: string | null): MediaStreamConstraints => ({
  video: {
    ...(deviceId ? { deviceId: { ideal: deviceId } } : { facingMode: { ideal: 'environment' } }),
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
});

/** Known only once the camera is allowed. */
async function devicesOf(): Promise<string[]> {
  const all = await navigator.mediaDevices.enumerateDevices();
  return all.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
}

/** One camera shown in a video element, from `start` until `close`. */
export class CameraSession {
  private status = cameraOff;
  private stream: MediaStream | null = null;
  private isClosed = false;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly deviceId: string | null,
    private readonly onChange: (status: CameraStatus) => void,
  ) {}

  async start(): Promise<void> {
    if (!(navigator as Partial<Navigator>).mediaDevices) return this.tell({ state: 'insecure' });
    this.tell({ state: 'starting' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia(constraintsFor(this.deviceId));
      this.stream = stream;
      if (this.isClosed) return this.stop();
      this.video.srcObject = stream;
      await this.video.play();
      const hasTorch = 'torch' in (this.track?.getCapabilities?.() ?? {});
      this.tell({ state: 'on', hasTorch, isLit: false, devices: await devicesOf() });
    } catch (error) {
      this.stop();
      this.tell({ ...cameraOff, state: problemOf(error) });
    }
  }

  /** Phones take the camera away while the page is hidden: starts it again. */
  async resume(): Promise<void> {
    if (document.visibilityState === 'visible' && this.track?.readyState === 'ended') await this.start();
  }

  /** Turns the light on or off, where the camera has one. */
  async light(isLit: boolean): Promise<void> {
    try {
      await this.track?.applyConstraints({ advanced: [{ torch: isLit } as MediaTrackConstraintSet] });
      this.tell({ isLit });
    } catch {
      // The light stays as it is, and the button says how that is.
    }
  }

  close(): void {
    this.isClosed = true;
    this.stop();
  }

  private get track(): MediaStreamTrack | undefined {
    return this.stream?.getVideoTracks()[0];
  }

  private stop(): void {
    this.stream?.getTracks().forEach((track) => track.stop());
  }

  private tell(change: Partial<CameraStatus>): void {
    if (this.isClosed) return;
    this.status = { ...this.status, ...change };
    this.onChange(this.status);
  }
}
