import { ChoiceMenu } from '../../components/light/ChoiceMenu';
import { icons } from '../../components/light/icons';
import { chooseLanguage, currentLanguage, languageNames } from '../../lib/language';
import type { Language } from '../../lib/session-state';
import { messages } from '../messages';

const choices = (Object.keys(languageNames) as Language[]).map((key) => ({
  key,
  label: languageNames[key],
  lang: key,
}));

/** Chooses the language of this device; each is named in its own words. */
export function LanguageSwitch() {
  return (
    <ChoiceMenu
      label={messages.language}
      icon={icons.language}
      choices={choices}
      value={currentLanguage()}
      onChoose={chooseLanguage}
    />
  );
}
