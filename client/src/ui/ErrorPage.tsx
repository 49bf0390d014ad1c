import { useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths';
import { Row, Stack } from './Stack';
import { Hint, Text } from './Text';
import { usePageTitle } from './hooks/usePageTitle';
import { LightButton } from './light/LightButton';
import { messages } from './messages';
import styles from './parts.module.css';

/** Every status without a page of its own reads as a glitch. */
const pageOf = (status: number | undefined) =>
  messages.errorPages[status === 403 || status === 404 ? status : 500];

interface ErrorPageProps {
  status?: number;
  /** Its script did not load: it can be tried again. */
  unloaded?: boolean;
  /** Set where a layout around it already is the page's main landmark. */
  embedded?: boolean;
}

/** The page for a refused, missing or broken address. */
export function ErrorPage({ status, unloaded = false, embedded = false }: ErrorPageProps) {
  const navigate = useNavigate();
  const { title, text } = unloaded ? messages.unloaded(navigator.onLine) : pageOf(status);
  usePageTitle(title);
  return (
    <Stack
      as={embedded ? 'section' : 'main'}
      grow
      align="center"
      justify="center"
      gap="md"
      className={styles.errorPage}
    >
      {/* React puts it into the head of the document: search engines shall not list the page. */}
      <meta name="robots" content="noindex" />
      {!unloaded && (
        <p className={styles.status} aria-hidden>
          {status ?? 500}
        </p>
      )}
      <Text as="h1" strong={700} className={styles.errorTitle}>
        {title}
      </Text>
      <Hint size="lg" className={styles.errorText}>
        {text}
      </Hint>
      <Row wrap justify="center" gap="xs">
        <LightButton onClick={() => void navigate(-1)}>{messages.back}</LightButton>
        {unloaded ? (
          <LightButton kind="primary" onClick={() => window.location.reload()}>
            {messages.retry}
          </LightButton>
        ) : (
          <LightButton kind="primary" onClick={() => void navigate(paths.home())}>
            {messages.goHome}
          </LightButton>
        )}
      </Row>
    </Stack>
  );
}
