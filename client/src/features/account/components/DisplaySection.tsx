import { ColourModeSwitch } from '../../../components/ColourModeSwitch';
import { LanguageSwitch } from '../../../components/LanguageSwitch';
import { messages } from '../messages';
import { Block } from './Block';
import styles from './Block.module.css';

/** How the portal looks and reads on this device. */
export default function DisplaySection() {
  const choices = [
    { label: messages.language, control: <LanguageSwitch worded /> },
    { label: messages.appearance, control: <ColourModeSwitch worded /> },
  ];
  return (
    <Block title={messages.display} text={messages.displayText}>
      <ul className={styles.list}>
        {choices.map(({ label, control }) => (
          <li key={label} className={styles.row}>
            <span className={styles.what}>{label}</span>
            {control}
          </li>
        ))}
      </ul>
    </Block>
  );
}
