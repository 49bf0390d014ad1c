import { ChoiceMenu } from './light/ChoiceMenu';
import { icons } from './light/icons';
import { chooseLanguage, currentLanguage, languageNames } from '../lib/language';
import type { Language } from '../lib/session-state';
import { messages } from './messages';

const choices = (Object.keys(languageNames) as Language[]).map((key) => ({
  key,
  label: languageNames[key],
  lang: key,
}));

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
