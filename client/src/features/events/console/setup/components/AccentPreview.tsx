import type { CSSProperties } from 'react';
import { accentSample, accentShade } from '../../../../../lib/accent';
import type { Appearance } from '../../../../../lib/session-state';
import { messages } from '../messages';
import styles from './AccentPreview.module.css';

const texts = messages.appearance;

function ratioText(colour: string, appearance: Appearance): string {
  const shade = accentShade(colour, appearance);
  const ratio = texts.ratio(shade.ratio);
  if (!shade.readable) return texts.lowContrast(ratio);
  return shade.colour === colour.toLowerCase() ? texts.asIs(ratio) : texts.shaded(ratio, shade.colour);
}

function Sample({ colour, appearance }: { colour: string | null; appearance: Appearance }) {
  const sample = accentSample(colour, appearance);
  const style = Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [`--sample-${name.toLowerCase()}`, value]),
  ) as CSSProperties;
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.name}>
        {texts.themes[appearance]}
        {colour && <span className={styles.ratio}>{ratioText(colour, appearance)}</span>}
      </figcaption>
      <div className={styles.page} style={style} aria-hidden>
        <div className={styles.row}>
          <strong>{texts.sampleTitle}</strong>
          <span className={styles.link}>{texts.sampleLink}</span>
        </div>
        <div className={styles.row}>
          <span className={styles.button}>{texts.sampleButton}</span>
          <span className={styles.chosen}>{texts.sampleTag}</span>
        </div>
      </div>
    </figure>
  );
}

/** A colour as text, link, button and selection in both themes, with its contrast in words. */
export function AccentPreview({ colour }: { colour: string | null }) {
  return (
    <div className={styles.samples}>
      <Sample colour={colour} appearance="light" />
      <Sample colour={colour} appearance="dark" />
    </div>
  );
}
