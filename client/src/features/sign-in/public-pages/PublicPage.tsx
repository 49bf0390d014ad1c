import { useLocation } from 'react-router-dom';
import { formatDate } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { termsVersion } from '../../../lib/terms-version';
import { Hint, NavList, Stack, usePageTitle } from '../../../ui';
import { messages as signInTexts } from '../messages';
import { messages } from './messages';
import styles from './PublicPage.module.css';

const pages = () => [
  { to: paths.help(), text: messages.help },
  { to: paths.terms(), text: messages.terms },
  { to: paths.privacyPolicy(), text: messages.privacy },
];

/** A public page of plain text, with links to the others. */
export default function PublicPage() {
  const { pathname } = useLocation();
  const all = pages();
  const text = all.find(({ to }) => pathname.startsWith(to))?.text ?? messages.help;
  usePageTitle(text.title);
  return (
    <div className={styles.layout}>
      <NavList
        title={signInTexts.publicPages}
        entries={all.map(({ to, text: { title } }) => ({ to, label: title }))}
        className={styles.nav}
      />
      <article className={styles.page}>
        <h1 className={styles.title}>{text.title}</h1>
        <Hint className={styles.lead}>{text.lead}</Hint>
        {text !== messages.help && <Hint size="sm">{signInTexts.asOf(formatDate(termsVersion))}</Hint>}
        <div className={styles.sections}>
          {text.sections.map(({ heading, paragraphs }) => (
            <Stack as="section" gap="xs" key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <Hint key={paragraph}>{paragraph}</Hint>
              ))}
            </Stack>
          ))}
        </div>
      </article>
    </div>
  );
}
