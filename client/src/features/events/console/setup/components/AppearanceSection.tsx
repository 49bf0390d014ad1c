import { CheckOutlined } from '@ant-design/icons';
import { Form, Input, Radio } from 'antd';
import { useId } from 'react';
import { useAccentDraft } from '../../../../../data/settings/useAccent';
import { accentSample, accentShade, isColour, type Appearance } from '../../../../../lib/accent';
import { Grid, Note, Panel, Row, Stack, Text } from '../../../../../ui';
import { ruleOf, type SetupEvent, type SetupSectionRules } from '../hooks/useSetupForm';
import { messages } from '../messages';
import styles from './Setup.module.css';
import { SetupForm } from './SetupForm';

const texts = messages.appearance;

/** Hues all around the wheel, each readable in both themes. */
const suggestions = ['#0e7a5f', '#0b7285', '#5f3dc4', '#9c36b5', '#c2255c', '#c92a2a', '#b8500b', '#5c6b00'];

interface Values {
  accentColor: string | null;
}

const rules: SetupSectionRules<Values> = {
  read: ({ accentColor }) => ({ accentColor }),
  write: ({ accentColor }) => ({ accentColor: accentColor?.toLowerCase() ?? null }),
  fields: [
    { name: 'accentColor', label: texts.colour, render: (value) => (value as string | null) ?? texts.own },
  ],
};

/** The error of a colour: its syntax, or the theme in which it is hard to read. */
function mistakeIn(colour: string | null | undefined): string | null {
  if (colour === null || colour === undefined) return null;
  if (!isColour(colour)) return texts.notAColour;
  const shades = [accentShade(colour, 'light'), accentShade(colour, 'dark')];
  if (shades.every(({ readable }) => readable)) return null;
  return texts.lowContrast(texts.ratio(Math.min(...shades.map(({ ratio }) => ratio))));
}

interface AccentFieldProps {
  id?: string;
  value?: string | null;
  onChange?: (colour: string | null) => void;
}

function AccentField({ id, value, onChange }: AccentFieldProps) {
  const hint = useId();
  const colour = value ?? '';
  const isOwn = value === null || value === undefined;
  return (
    <>
      <Radio.Group
        vertical
        aria-label={texts.colour}
        value={isOwn ? 'own' : 'accent'}
        onChange={({ target }) => onChange?.(target.value === 'own' ? null : (suggestions[0] ?? null))}
      >
        <Radio value="own">
          {texts.own}
          <Text tone="secondary">{` – ${texts.ownText}`}</Text>
        </Radio>
        <Radio value="accent">{texts.colour}</Radio>
      </Radio.Group>
      {!isOwn && (
        <div className={styles.custom}>
          <Row wrap gap="sm">
            <input
              type="color"
              className={styles.picker}
              aria-label={texts.picker}
              value={isColour(colour) ? colour.toLowerCase() : suggestions[0]}
              onChange={({ target }) => onChange?.(target.value)}
            />
            <Input
              id={id}
              className={styles.hex}
              aria-label={texts.colour}
              aria-describedby={hint}
              value={colour}
              maxLength={7}
              spellCheck={false}
              onChange={({ target }) => onChange?.(target.value.trim())}
            />
            <Row as="ul" wrap gap="xs" aria-label={texts.suggestions}>
              {suggestions.map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    className={styles.suggestion}
                    style={{ background: one }}
                    aria-label={texts.suggestion(one)}
                    aria-pressed={one === colour.toLowerCase()}
                    onClick={() => onChange?.(one)}
                  >
                    {one === colour.toLowerCase() && <CheckOutlined aria-hidden />}
                  </button>
                </li>
              ))}
            </Row>
          </Row>
          <Note size="md" id={hint}>
            {texts.colourHint}
          </Note>
        </div>
      )}
    </>
  );
}

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

/** Shows the whole portal in what is chosen, before it is saved, and the colour in both themes with its contrast in words. */
function LivePreview() {
  const colour = Form.useWatch('accentColor', Form.useFormInstance<Values>());
  useAccentDraft(mistakeIn(colour) ? undefined : colour);
  const shown = colour && isColour(colour) ? colour : null;
  return (
    <Stack as="section" gap="xs" className={styles.block} aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <Note size="md">{texts.previewLead}</Note>
      <Grid column={280} fit gap="md">
        <Sample colour={shown} appearance="light" />
        <Sample colour={shown} appearance="dark" />
      </Grid>
    </Stack>
  );
}

/** The event's colour, with what it looks like in both themes and whether it can be read there. */
export default function AppearanceSection({ event }: { event: SetupEvent }) {
  return (
    <SetupForm<Values> event={event} rules={rules}>
      <Form.Item name="accentColor" rules={[ruleOf(mistakeIn)]}>
        <AccentField />
      </Form.Item>
      <LivePreview />
    </SetupForm>
  );
}
