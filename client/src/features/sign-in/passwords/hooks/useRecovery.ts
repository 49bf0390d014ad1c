import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toAppError } from '../../../../data/errors/errors';
import { session } from '../../../../data/session/session';
import { useRequestOtpMutation, useVerifyOtpMutation } from '../../../../generated/hooks';
import {
  clearRecovery,
  emptyRecovery,
  readRecovery,
  stepOf,
  writeRecovery,
  type Recovery,
  type RecoveryStep,
} from '../lib/recovery';

/** The server takes one request a minute. */
const resendPauseMs = 60_000;

const deviceToken = () => session.getState().auth.device.deviceToken;

/** The steps of a forgotten password. The address names the step, the tab keeps the rest: Back and reload lose nothing. */
export function useRecovery() {
  const [params, setParams] = useSearchParams();
  const linkToken = params.get('token');
  const [recovery, setRecovery] = useState(() =>
    linkToken ? { ...emptyRecovery, resetToken: linkToken } : readRecovery(),
  );
  const [requestOtp] = useRequestOtpMutation();
  const [verifyOtp] = useVerifyOtpMutation();
  const keep = (next: Recovery) => {
    writeRecovery(next);
    setRecovery(next);
  };
  const go = (step: RecoveryStep, replace = false) =>
    setParams(step === 'email' ? {} : { step }, { replace });
  useEffect(() => {
    if (!linkToken) return;
    // Out of the address at once: it would stay in the history and be sent along to other sites.
    writeRecovery({ ...emptyRecovery, resetToken: linkToken });
    setParams({ step: 'password' }, { replace: true });
  }, [linkToken, setParams]);

  const requestCode = async (email: string) => {
    try {
      await requestOtp({ variables: { input: { email, deviceToken: deviceToken() } } });
    } catch (error) {
      const { retryAfter } = toAppError(error);
      if (retryAfter) keep({ ...recovery, resendAt: Date.now() + retryAfter * 1000 });
      throw error;
    }
    keep({ email, resendAt: Date.now() + resendPauseMs, resetToken: null });
    if (params.get('step') !== 'code') go('code');
  };
  const verifyCode = async (otp: string) => {
    const { email } = recovery;
    const { data } = await verifyOtp({ variables: { input: { email, otp, deviceToken: deviceToken() } } });
    if (!data) return;
    keep({ ...recovery, resetToken: data.verifyOtp.resetToken });
    // The code is spent: Back leads to the address, not to it.
    go('password', true);
  };
  /** Forgets everything and begins with the address. */
  const restart = () => {
    clearRecovery();
    setRecovery(emptyRecovery);
    go('email', true);
  };
  return {
    step: stepOf(linkToken ? 'password' : params.get('step'), recovery),
    recovery,
    requestCode,
    verifyCode,
    restart,
    finish: clearRecovery,
  };
}

export type RecoveryFlow = ReturnType<typeof useRecovery>;
