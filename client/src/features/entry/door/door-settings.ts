import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { deviceStorage } from '../../../data/session/tab-storage';
import { messages } from './messages';

/** How this device is used at the door. Nothing of any person. */
interface DoorSettings {
  /** The gate at which it stands, by event. */
  gates: Readonly<Record<string, string>>;
  muted: boolean;
  /** Whether the camera was on last time. */
  camera: boolean;
  cameraId: string | null;
}

const KEY = 'podium-door';
const initial: DoorSettings = { gates: {}, muted: false, camera: false, cameraId: null };

function read(): DoorSettings {
  try {
    return { ...initial, ...(JSON.parse(deviceStorage.getItem(KEY) ?? '{}') as Partial<DoorSettings>) };
  } catch {
    return initial;
  }
}

/** The settings of this device, remembered beyond sign-outs. */
export const doorSettings = createStore<DoorSettings>()(read);

/** Changes and remembers some of them. */
export function changeDoorSettings(change: Partial<DoorSettings>): void {
  doorSettings.setState(change);
  deviceStorage.setItem(KEY, JSON.stringify(doorSettings.getState()));
}

/** Remembers the gate of an event. */
export const chooseGate = (eventId: string, gate: string): void =>
  changeDoorSettings({ gates: { ...doorSettings.getState().gates, [eventId]: gate } });

export interface Gate {
  eventId: string;
  gate: string;
  /** Gates with recorded entries. */
  known: readonly string[];
}

/** The gate at which this device stands, else the first of those with recorded entries. */
export function useGate(eventId: string, counted: readonly { gate: string }[] = []): Gate {
  const chosen = useStore(doorSettings, ({ gates }) => gates[eventId]);
  const known = counted.map(({ gate }) => gate);
  return { eventId, known, gate: chosen ?? known[0] ?? messages.defaultGate };
}
