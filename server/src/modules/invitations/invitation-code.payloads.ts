import { definePayload } from '../../core/graphql/payload';
import { SESSION_FIELDS } from '../users/index';

export const SetPasswordPayload = definePayload('SetPasswordPayload', SESSION_FIELDS);
export type SetPasswordPayload = InstanceType<typeof SetPasswordPayload>;
