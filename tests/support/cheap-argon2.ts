import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** The least that the server may ask for. */
const STRONG = { memoryCost: 19_456, timeCost: 2 };
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Stands for argon2 in the tests of the server, which hash thousands of passwords: it demands a strong hash, and makes one that costs
 * nothing. Built servers, started in a process of their own, make strong ones.
 */
export const hash: typeof Argon2.hash = async (password, options) => {
  const { memoryCost = 0, timeCost = 0 } = options ?? {};
  if (memoryCost < STRONG.memoryCost || timeCost < STRONG.timeCost)
    throw new Error(`A hash of ${memoryCost} KiB and ${timeCost} passes is too weak for a password`);
  return real.hash(password, { ...options, ...CHEAP });
};

export const { verify } = real;

/** A hash as dear to verify as in production, for tests of what waits behind it. */
export const strongHash = (password: string): Promise<string> => real.hash(password, STRONG);
