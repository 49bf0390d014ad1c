import { conflict } from '../../../core/errors';

/** CONFLICT `EMAIL_NOT_VERIFIED`: the viewer has to prove the own address first. */
export const emailNotVerified = (
  message = 'Please confirm your e-mail address first. We can mail you a code for that.',
) => conflict('EMAIL_NOT_VERIFIED', message);
