import { badInput } from '../../core/errors';
import type { MessagesArgs } from './conversation.types';

/** Which messages of a conversation are read, and from which end. */
export interface MessageRange {
  /** From the oldest one on; else from the newest one back. */
  forward: boolean;
  size: number;
  /** Both sequences are not part of the range. */
  after: number;
  before: number;
}

const DEFAULT_SIZE = 50;
const MAX_SEQUENCE = 2_147_483_647;

const sequenceOf = (cursor: string | null | undefined, otherwise: number): number =>
  Math.min(Number(cursor ?? otherwise), MAX_SEQUENCE);

/** The page of messages that the arguments ask for; BAD_USER_INPUT for `first` together with `last`. */
export const messageRange = ({ first, after, last, before }: MessagesArgs): MessageRange => {
  if (first && last) throw badInput([{ path: 'last', message: 'Give either first or last, not both.' }]);
  return {
    forward: Boolean(first) || (!last && typeof after === 'string'),
    size: first ?? last ?? DEFAULT_SIZE,
    after: sequenceOf(after, 0),
    before: sequenceOf(before, MAX_SEQUENCE),
  };
};
