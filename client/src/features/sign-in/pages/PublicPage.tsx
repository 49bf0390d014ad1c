import { useLocation } from 'react-router-dom';
import { formatDate } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { termsVersion } from '../../../lib/terms-version';
import { Hint, NavList, Stack, usePageTitle } from '../../../ui';
import { messages } from '../messages';
import { helpText, privacyText, termsText } from '../public-texts';
import styles from './PublicPage.module.css';

const pages = [
  { to: paths.help(), text: helpText },
  { to: paths.terms(), text: termsText },
  { to: paths.privacyPolicy(), text: privacyText },
];

/** A page of plain text, open to everybody, with links to the others. */
export default function PublicPage() {
  const { pathname } = useLocation();
  const text = pages.find(({ to }) => pathname.startsWith(to))?.text ?? helpText;
  usePageTitle(text.title);
  return (
    <div className={styles.layout}>
      <NavList
        title={messages.publicPages}
        entries={pages.map(({ to, text: { title } }) => ({ to, label: title }))}
        className={styles.nav}
      />
      <article className={styles.page}>
        <h1 className={styles.title}>{text.title}</h1>
        <Hint className={styles.lead}>{text.lead}</Hint>
        {text !== helpText && <Hint size="sm">{messages.asOf(formatDate(termsVersion))}</Hint>}
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
