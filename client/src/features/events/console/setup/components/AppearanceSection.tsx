import { CheckOutlined } from '@ant-design/icons';
import { Form, Input, Radio } from 'antd';
import { useId, type CSSProperties } from 'react';
import { useAccentDraft } from '../../../../../hooks/useAccent';
import { accentShade, isColour } from '../../../../../lib/accent';
import type { SetupEvent, SetupSectionRules } from '../hooks/useSetupForm';
import { messages } from '../messages';
import { AccentPreview } from './AccentPreview';
import styles from './AppearanceSection.module.css';
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

export const isReadable = (colour: string): boolean =>
  accentShade(colour, 'light').readable && accentShade(colour, 'dark').readable;

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
      <div className={styles.line}>
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
        <ul className={styles.suggestions} aria-label={texts.suggestions}>
          {suggestions.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={styles.suggestion}
                style={{ '--swatch': one } as CSSProperties}
                aria-label={texts.suggestion(one)}
                aria-pressed={one === colour.toLowerCase()}
                onClick={() => onChange?.(one)}
              >
                {one === colour.toLowerCase() && <CheckOutlined aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p id={hint} className={styles.hint}>
        {texts.colourHint}
      </p>
    </div>
  );
}

function AccentField({ id, value, onChange }: ColourFieldProps) {
  const isOwn = value === null || value === undefined;
  return (
    <>
      <Radio.Group
        className={styles.kinds}
        aria-label={texts.colour}
        value={isOwn ? 'own' : 'accent'}
        onChange={({ target }) => onChange?.(target.value === 'own' ? null : (suggestions[0] ?? null))}
      >
        <Radio value="own">
          {texts.own}
          <span className={styles.hint}>{` – ${texts.ownText}`}</span>
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
  const isShown = colour === null || (colour !== undefined && isColour(colour) && isReadable(colour));
  useAccentDraft(isShown ? colour : undefined);
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <p className={styles.hint}>{texts.previewLead}</p>
      <AccentPreview colour={colour && isColour(colour) ? colour : null} />
    </section>
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
              if (value === null || value === undefined) return Promise.resolve();
              if (!isColour(value)) return Promise.reject(new Error(texts.notAColour));
              return isReadable(value)
                ? Promise.resolve()
                : Promise.reject(new Error(lowContrastText(value)));
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

/** Names the lower contrast ratio of the two themes. */
function lowContrastText(colour: string): string {
  const ratio = Math.min(accentShade(colour, 'light').ratio, accentShade(colour, 'dark').ratio);
  return texts.lowContrast(texts.ratio(ratio));
}
