import { logFailure } from '../../../data/errors/log';
import type { EntryKind } from './entry-kind';

interface Signal {
  /** Tones: hertz, milliseconds, hertz, milliseconds …; a pause has 0 hertz. */
  tones: readonly number[];
  wave: OscillatorType;
  /** Pattern of vibration: on, off, on … in milliseconds. */
  buzz: number[];
}

/** Rising is good, falling is goodbye, low and rough is no: distinct without looking. */
const signals: Record<Exclude<EntryKind, 'CHECKING'>, Signal> = {
  FIRST_ENTRY: { tones: [880, 90, 1319, 160], wave: 'sine', buzz: [80] },
  RE_ENTRY: { tones: [880, 90, 0, 50, 880, 90], wave: 'sine', buzz: [60, 60, 60] },
  JUST_ENTERED: { tones: [880, 90, 0, 50, 659, 160], wave: 'sine', buzz: [60, 60, 160] },
  EXIT: { tones: [880, 110, 587, 180], wave: 'sine', buzz: [180] },
  UNKNOWN_CODE: { tones: [150, 550], wave: 'sawtooth', buzz: [500] },
  OTHER_EVENT: { tones: [392, 140, 294, 140, 196, 260], wave: 'square', buzz: [200, 100, 200] },
  NOT_CONFIRMED: {
    tones: [330, 150, 0, 70, 330, 150, 0, 70, 330, 150],
    wave: 'square',
    buzz: [120, 80, 120, 80, 120],
  },
  CONFLICT: { tones: [660, 120, 440, 120, 660, 120, 440, 120], wave: 'square', buzz: [300, 80, 300] },
  QUEUED: { tones: [740, 70], wave: 'triangle', buzz: [40] },
  QUEUED_UNLISTED: { tones: [740, 70, 0, 40, 247, 220], wave: 'triangle', buzz: [40, 60, 200] },
  FAILED: { tones: [150, 200, 0, 80, 150, 200], wave: 'sawtooth', buzz: [250, 100, 250] },
};

const VOLUME = 0.35;
const EDGE_SECONDS = 0.01;
let audio: AudioContext | null = null;

/** Browsers allow sound only after a touch or key: call this from one, so that the first scan is heard. */
export function wakeSound(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  } catch (error) {
    logFailure('Sounds are not available', error);
  }
}

function play(context: AudioContext, { tones, wave }: Signal): void {
  let at = context.currentTime;
  for (let index = 0; index < tones.length; index += 2) {
    const [hertz = 0, ms = 0] = tones.slice(index, index + 2);
    const end = at + ms / 1000;
    if (hertz > 0) {
      const oscillator = new OscillatorNode(context, { type: wave, frequency: hertz });
      const gain = new GainNode(context, { gain: 0 });
      // Soft edges: an abrupt end is heard as a click.
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(VOLUME, at + EDGE_SECONDS);
      gain.gain.setValueAtTime(VOLUME, end - EDGE_SECONDS);
      gain.gain.linearRampToValueAtTime(0, end);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(at);
      oscillator.stop(end);
    }
    at = end;
  }
}

/** Sounds and vibrates for a result. Muted, it only vibrates. */
export function signal(kind: EntryKind, { muted }: { muted: boolean }): void {
  if (kind === 'CHECKING') return;
  const own = signals[kind];
  // Without a touch before, browsers complain of the attempt.
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(own.buzz);
  if (!muted && audio?.state === 'running') play(audio, own);
}
