import { chooseLanguage, offeredLanguages } from '../data/settings/language';
import { session } from '../data/session/session';
import type { ColourMode } from '../data/session/session-state';
import { useSession } from '../data/session/useSession';
import { currentLanguage, type Language } from '../lib/language';
import { Stack } from './Stack';
import { ChoiceMenu } from './light/ChoiceMenu';
import { PopMenuItem } from './light/PopMenu';
import { icons } from './light/icons';
import { messages } from './messages';

const modes: readonly ColourMode[] = ['light', 'dark', 'system'];

/** Chooses light, dark, or whatever the system says. */
export function ColourModeSwitch({ worded }: { worded?: boolean }) {
  const mode = useSession(({ auth }) => auth.device.colourMode);
  return (
    <ChoiceMenu
      worded={worded}
      label={messages.colourMode}
      icon={icons[mode]}
      choices={modes.map((key) => ({ key, icon: icons[key], label: messages.colourModes[key] }))}
      value={mode}
      onChoose={(colourMode) => session.setDevice({ colourMode })}
    />
  );
}

/** The same choice among the entries of another menu. */
export function ColourModeItems() {
  const mode = useSession(({ auth }) => auth.device.colourMode);
  return (
    <li role="none">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a menu has no fieldset in it */}
      <Stack as="ul" role="group" aria-label={messages.colourMode}>
        {modes.map((key) => (
          <PopMenuItem
            key={key}
            icon={icons[key]}
            checked={key === mode}
            onClick={() => session.setDevice({ colourMode: key })}
          >
            {messages.colourModes[key]}
          </PopMenuItem>
        ))}
      </Stack>
    </li>
  );
}

/** Each language in its own words. */
const names: Record<Language, string> = { en: 'English', ur: 'اردو', ar: 'العربية' };

/** Chooses among the languages that the event offers; each is named in its own words. */
export function LanguageSwitch({ worded }: { worded?: boolean }) {
  const offered = offeredLanguages();
  if (offered.length < 2) return null;
  return (
    <ChoiceMenu
      worded={worded}
      label={messages.language}
      icon={icons.language}
      choices={offered.toSorted().map((key) => ({ key, label: names[key], lang: key }))}
      value={currentLanguage()}
      onChoose={(language) => void chooseLanguage(language)}
    />
  );
}
