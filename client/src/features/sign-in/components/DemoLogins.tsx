import { useEffect, useState } from 'react';
import { logFailure } from '../../../data/errors/log';
import { request } from '../../../data/request';
import type { DemoLoginsQuery } from '../../../generated/graphql';
import { DemoLoginsRequest } from '../../../generated/requests';
import { Grid, Hint, LightButton, Stack, Text } from '../../../ui';
import styles from '../accounts.module.css';
import type { Credentials } from '../hooks/useLogin';
import { messages } from '../messages';

/** The description of a demo login, in the language of the page. */
const nameOf = ({ email, label }: DemoLoginsQuery['demoLogins'][number]): string =>
  Object.entries(messages.demoPeople).find(([person]) => email.startsWith(`${person}@`))?.[1] ?? label;

interface DemoLoginsProps {
  busyWith: string | null;
  onChoose: (credentials: Credentials) => void;
}

/** One button per demo person, where the server runs the demo. */
export function DemoLogins({ busyWith, onChoose }: DemoLoginsProps) {
  // Undefined until the server has answered, empty where no demo runs.
  const [logins, setLogins] = useState<DemoLoginsQuery['demoLogins']>();
  useEffect(() => {
    request(DemoLoginsRequest, {}).then(
      ({ demoLogins }) => setLogins(demoLogins),
      (error: unknown) => {
        logFailure('The demo logins did not load', error);
        setLogins([]);
      },
    );
  }, []);
  // The layout keeps its footer back until it is known whether there is a demo: it would be pushed down.
  if (!logins) return <div data-pending />;
  if (logins.length === 0) return null;
  return (
    <Stack as="section" gap="sm" pad="md" className={styles.demo} aria-labelledby="demo-logins">
      <Text as="h2" id="demo-logins" size="md" strong>
        {messages.demoTitle}
      </Text>
      <Grid as="ul" column={120} gap="xs">
        {logins.map((login) => (
          <li key={login.email}>
            <LightButton
              block
              busy={busyWith === login.email}
              disabled={busyWith !== null && busyWith !== login.email}
              onClick={() => onChoose({ email: login.email, password: login.password })}
            >
              {nameOf(login)}
            </LightButton>
          </li>
        ))}
      </Grid>
      <Hint size="note">{messages.demoNote}</Hint>
    </Stack>
  );
}
