/** A matrix is divided into this many parts, so that as many commits in a row test all of it. */
export const PARTS = 10;

/** Whether a run with this seed has the part of a matrix with this number. */
export const isChosen = (part, seed, parts = PARTS) => part % parts === Number(seed) % parts;
