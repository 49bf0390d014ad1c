import { session } from '../data/session';
import type { ColourMode } from '../data/session-state';
import { useSession } from '../data/useSession';
import { currentLanguage, type Language } from '../lib/language';
import { ChoiceMenu } from './light/ChoiceMenu';
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

/** Each language in its own words. */
const choices = [
  { key: 'en', label: 'English', lang: 'en' },
  { key: 'ur', label: 'اردو', lang: 'ur' },
  { key: 'ar', label: 'العربية', lang: 'ar' },
] as const;

/** Stores the choice and reloads the page: texts are read where they are used, also by what is on the page already. */
function chooseLanguage(language: Language): void {
  if (language === currentLanguage()) return;
  session.setDevice({ language });
  window.location.reload();
}

/** Chooses the language of this device; each is named in its own words. */
export function LanguageSwitch({ worded }: { worded?: boolean }) {
  return (
    <ChoiceMenu
      worded={worded}
      label={messages.language}
      icon={icons.language}
      choices={choices}
      value={currentLanguage()}
      onChoose={chooseLanguage}
    />
  );
}
