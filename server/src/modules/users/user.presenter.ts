import { z } from 'zod';
import { instant } from '../../core/rest/shapes';
import { Role } from '../../core/auth/roles';

/** The selection of a user for `/v1`. */
export const USER_FIELDS = 'id role displayName email avatar disabled createdAt lastLoginAt';

/** A user as that selection gives it. */
export interface UserData {
  id: string;
  role: Role;
  displayName: string;
  email: string;
  avatar: string | null;
  disabled: boolean;
  createdAt: string;
  lastLoginAt: string | null;
}

export const userShape = z
  .object({
    _id: z.string(),
    role: z.enum(Role),
    displayName: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    disabled: z.boolean(),
    created_at: instant(),
    last_login_at: instant().nullable(),
  })
  .meta({ id: 'User', description: 'A login.' });

/** A user in the words of `/v1`. */
export const presentUser = (user: UserData): z.output<typeof userShape> => ({
  _id: user.id,
  role: user.role,
  displayName: user.displayName,
  email: user.email,
  avatar: user.avatar,
  disabled: user.disabled,
  created_at: user.createdAt,
  last_login_at: user.lastLoginAt,
});

/** The selection of a session that has just begun. */
export const SESSION_SELECTION = `accessToken user { ${USER_FIELDS} }`;

/** A new session as that selection gives it. */
export interface SessionData {
  accessToken: string;
  user: UserData;
}

export const sessionShape = z.object({ user: userShape, access_token: z.string() });

/** A new session in the words of `/v1`. */
export const presentSession = ({ user, accessToken }: SessionData): z.output<typeof sessionShape> => ({
  user: presentUser(user),
  access_token: accessToken,
});
