import { ColourModeSwitch, LanguageSwitch, Row, Stack, Text } from '../../../ui';
import styles from '../account.module.css';
import { messages } from '../messages';
import { Block } from './Block';

/** How the portal looks and reads on this device. */
export default function DisplaySection() {
  const choices = [
    { label: messages.language, control: <LanguageSwitch worded /> },
    { label: messages.appearance, control: <ColourModeSwitch worded /> },
  ];
  return (
    <Block title={messages.display} text={messages.displayText}>
      <Stack as="ul">
        {choices.map(({ label, control }) => (
          <Row as="li" gap="sm" key={label} className={styles.row}>
            <Text grow>{label}</Text>
            {control}
          </Row>
        ))}
      </Stack>
    </Block>
  );
}
