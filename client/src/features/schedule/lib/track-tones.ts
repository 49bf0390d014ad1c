/** The number of tones for tracks in the style sheets. */
const TONES = 6;

/** The tone of each track; the word always stands beside it. */
export const toneOf = (track: string | null | undefined, tracks: readonly string[]): number | undefined => {
  const index = track ? tracks.indexOf(track) : -1;
  return index === -1 ? undefined : index % TONES;
};
