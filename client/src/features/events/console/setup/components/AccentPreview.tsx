import { accentSample, accentShade } from '../../../../../lib/accent';
import type { Appearance } from '../../../../../lib/accent';
import { Grid, Panel, Row, Stack, Text } from '../../../../../ui';
import { messages } from '../messages';
import styles from './Setup.module.css';

const texts = messages.appearance;

function ratioText(colour: string, appearance: Appearance): string {
  const shade = accentShade(colour, appearance);
  const ratio = texts.ratio(shade.ratio);
  if (!shade.readable) return texts.lowContrast(ratio);
  return shade.colour === colour.toLowerCase() ? texts.asIs(ratio) : texts.shaded(ratio, shade.colour);
}

/** Both themes at once: the colours come from the sample, not from the theme that is on. */
function Sample({ colour, appearance }: { colour: string | null; appearance: Appearance }) {
  const sample = accentSample(colour, appearance);
  return (
    <Panel as="figure" pad="none">
      <Row as="figcaption" wrap justify="between" gap="xs" className={styles.sampleName}>
        <Text strong>{texts.themes[appearance]}</Text>
        {colour && <Text tone="secondary">{ratioText(colour, appearance)}</Text>}
      </Row>
      <Stack gap="md" pad="lg" style={{ background: sample.paper, color: sample.ink }} aria-hidden>
        <Row wrap justify="between" gap="xs">
          <strong>{texts.sampleTitle}</strong>
          <Text strong style={{ color: sample.colour }}>
            {texts.sampleLink}
          </Text>
        </Row>
        <Row wrap justify="between" gap="xs">
          <Text
            strong
            className={styles.sampleButton}
            style={{ borderColor: sample.colour, background: sample.colour, color: sample.inkOnFilled }}
          >
            {texts.sampleButton}
          </Text>
          <span className={styles.sampleButton} style={{ background: sample.wash, color: sample.colour }}>
            {texts.sampleTag}
          </span>
        </Row>
      </Stack>
    </Panel>
  );
}

/** A colour as text, link, button and selection in both themes, with its contrast in words. */
export const AccentPreview = ({ colour }: { colour: string | null }) => (
  <Grid column={280} fit gap="md">
    <Sample colour={colour} appearance="light" />
    <Sample colour={colour} appearance="dark" />
  </Grid>
);
