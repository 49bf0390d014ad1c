import { createContext, useContext } from 'react';
import type { useDayParam } from '../../../ui';
import { toneOf } from '../lib/schedule-filter';
import type { useAgenda } from './useAgenda';
import type { useSchedule } from './useSchedule';

interface SchedulePageState {
  schedule: ReturnType<typeof useSchedule>;
  agenda: ReturnType<typeof useAgenda>;
  dayParam: ReturnType<typeof useDayParam>;
  /** All tracks of the event, so that each keeps its tone from day to day. */
  tracks: readonly string[];
}

export const SchedulePageContext = createContext<SchedulePageState | null>(null);

/** The programme, the viewer's agenda and the chosen day. Only below the page of the schedule. */
export function useSchedulePage(): SchedulePageState {
  const value = useContext(SchedulePageContext);
  if (!value) throw new Error('useSchedulePage is used outside the schedule');
  return value;
}

/** The colour of a track. */
export const useTone = (track: string | null | undefined): string | undefined =>
  toneOf(track, useSchedulePage().tracks);
