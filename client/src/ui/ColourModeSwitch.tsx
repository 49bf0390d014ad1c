import { session } from '../data/session';
import type { ColourMode } from '../data/session-state';
import { useSession } from '../data/useSession';
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
