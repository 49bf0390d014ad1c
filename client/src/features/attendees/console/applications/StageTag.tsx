import { StatusTag, type StatusTone } from '../../../../ui';
import type { BoardStage } from '../../lib/board';
import { messages } from './messages';

const tones: Record<BoardStage, StatusTone> = {
  APPLIED: 'waiting',
  WAITLISTED: 'neutral',
  OFFERED: 'waiting',
  CONFIRMED: 'success',
  DECLINED: 'danger',
  WITHDRAWN: 'neutral',
};

/** How far a person's application is. */
export default function StageTag({ stage }: { stage: BoardStage }) {
  return <StatusTag tone={tones[stage]}>{messages.stages[stage]}</StatusTag>;
}
