/** Thrown where this machine cannot rehearse something. */
export class Skipped extends Error {}

export const needs = (value, what) => {
  if (value) return value;
  throw new Skipped(`needs ${what}`);
};
