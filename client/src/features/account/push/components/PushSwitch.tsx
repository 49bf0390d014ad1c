import { Switch } from 'antd';
import { useId } from 'react';
import { Panel, Row, Stack, Text } from '../../../../ui';
import styles from '../../account.module.css';
import { usePush } from '../hooks/usePush';
import { messages } from '../messages';

/** Switches notifications on this device; nothing where the installation or the browser has none. */
export default function PushSwitch() {
  const push = usePush();
  const [id, label, hint] = [useId(), useId(), useId()];
  if (!push.available) return null;
  return (
    <Panel className={styles.block}>
      <Row gap="md">
        <Stack as="label" htmlFor={id} gap="xxs" grow>
          <Text id={label} size="lg" strong>
            {messages.label}
          </Text>
          <Text id={hint} tone="secondary">
            {push.denied ? messages.denied : messages.hint}
          </Text>
          {push.failed && (
            <Text tone="error" role="alert">
              {messages.failed}
            </Text>
          )}
        </Stack>
        <Switch
          id={id}
          checked={push.on}
          loading={push.busy}
          disabled={push.denied && !push.on}
          aria-labelledby={label}
          aria-describedby={hint}
          onChange={(on) => void push.change(on)}
        />
      </Row>
    </Panel>
  );
}
