import {
  EyeInvisibleFilled,
  EyeInvisibleOutlined,
  HeartFilled,
  HeartOutlined,
  LikeFilled,
  LikeOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { MeetingWishKind } from '../../../generated/graphql';

/** The wishes in the order in which they are offered. */
export const wishKinds: readonly MeetingWishKind[] = ['MUST', 'LIKE', 'NO'];

const icons = {
  MUST: [HeartOutlined, HeartFilled],
  LIKE: [LikeOutlined, LikeFilled],
  NO: [EyeInvisibleOutlined, EyeInvisibleFilled],
} as const;

export function wishIcon(kind: MeetingWishKind, isOn: boolean): ReactNode {
  const Icon = icons[kind][isOn ? 1 : 0];
  return <Icon aria-hidden style={isOn ? { color: 'var(--ant-color-primary)' } : undefined} />;
}
