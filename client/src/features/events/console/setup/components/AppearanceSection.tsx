import { CheckOutlined } from '@ant-design/icons';
import { Form, Input, Radio } from 'antd';
import { useId } from 'react';
import { useAccentDraft } from '../../../../../data/useAccent';
import { accentShade, isColour } from '../../../../../lib/accent';
import { Note, Row, Stack, Text } from '../../../../../ui';
import type { SetupEvent, SetupSectionRules } from '../hooks/useSetupForm';
import { messages } from '../messages';
import { AccentPreview } from './AccentPreview';
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

/** What speaks against a colour: its writing, or the theme in which it is harder to read. */
function mistakeIn(colour: string | null | undefined): string | null {
  if (colour === null || colour === undefined) return null;
  if (!isColour(colour)) return texts.notAColour;
  const shades = [accentShade(colour, 'light'), accentShade(colour, 'dark')];
  if (shades.every(({ readable }) => readable)) return null;
  return texts.lowContrast(texts.ratio(Math.min(...shades.map(({ ratio }) => ratio))));
}

interface ColourFieldProps {
  id?: string;
  value?: string | null;
  onChange?: (colour: string | null) => void;
}

function ColourFields({ id, value, onChange }: ColourFieldProps) {
  const hint = useId();
  const colour = value ?? '';
  return (
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
  );
}

function AccentField({ id, value, onChange }: ColourFieldProps) {
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
      {!isOwn && <ColourFields id={id} value={value} onChange={onChange} />}
    </>
  );
}

/** Shows the whole portal in what is chosen, before it is saved. */
function LivePreview() {
  const colour = Form.useWatch('accentColor', Form.useFormInstance<Values>());
  useAccentDraft(mistakeIn(colour) ? undefined : colour);
  return (
    <Stack as="section" gap="xs" className={styles.block} aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <Note size="md">{texts.previewLead}</Note>
      <AccentPreview colour={colour && isColour(colour) ? colour : null} />
    </Stack>
  );
}

/** The event's colour, with what it looks like in both themes and whether it can be read there. */
export default function AppearanceSection({ event }: { event: SetupEvent }) {
  return (
    <SetupForm<Values> event={event} rules={rules}>
      <Form.Item
        name="accentColor"
        rules={[
          {
            validator: (_rule, value: string | null) => {
              const wrong = mistakeIn(value);
              return wrong ? Promise.reject(new Error(wrong)) : Promise.resolve();
            },
          },
        ]}
      >
        <AccentField />
      </Form.Item>
      <LivePreview />
    </SetupForm>
  );
}
