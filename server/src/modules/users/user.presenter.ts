import { z } from 'zod';
import { Role } from '../../core/auth/roles';
import { instant } from '../../core/rest/shapes';
import { from, one, text, textOrNull, view } from '../../core/rest/view';

export const userView = view(
  {
    _id: text('id'),
    role: from('role', z.enum(Role)),
    displayName: text('displayName'),
    email: text('email'),
    avatar: textOrNull('avatar'),
    disabled: from('disabled', z.boolean()),
    created_at: from('createdAt', instant()),
    last_login_at: from('lastLoginAt', instant().nullable()),
  },
  { id: 'User', description: 'A login.' },
);

/** A session that has just begun. */
export const sessionView = view({ user: one('user', userView), access_token: text('accessToken') });
