import { useStore } from 'zustand';
import { doorSettings } from './door-settings';
import { messages } from './messages';

/** The gate at which this device stands, else the first that the event knows. */
export function useGate(eventId: string, known: readonly string[]): string {
  const chosen = useStore(doorSettings, ({ gates }) => gates[eventId]);
  return chosen ?? known[0] ?? messages.defaultGate;
}
