import type { LeadRating } from '../../../generated/graphql';
import { Tag, type TagTone } from '../../../ui';
import { messages } from '../messages';

const tones: Record<LeadRating, TagTone> = { HOT: 'danger', WARM: 'waiting', COLD: 'info' };

/** How good a lead is, in a word. */
export const RatingTag = ({ rating }: { rating: LeadRating | null | undefined }) => (
  <Tag tone={rating ? tones[rating] : 'neutral'}>{rating ? messages.ratings[rating] : messages.unrated}</Tag>
);
