import { NavLink } from 'react-router-dom';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';
import { helpText, privacyText, termsText, type PublicText } from '../public-texts';
import styles from './PublicPage.module.css';

const pages = [
  { to: paths.help(), text: helpText },
  { to: paths.terms(), text: termsText },
  { to: paths.privacyPolicy(), text: privacyText },
];

/** A page of plain text, open to everybody, with links to the others. */
export function PublicPage({ text }: { text: PublicText }) {
  usePageTitle(text.title);
  return (
    <div className={styles.layout}>
      <nav className={styles.nav} aria-label={messages.publicPages}>
        {pages.map(({ to, text: { title } }) => (
          <NavLink key={to} to={to} className={styles.link}>
            {title}
          </NavLink>
        ))}
      </nav>
      <article className={styles.page}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        {text.sections.map(({ heading, paragraphs }) => (
          <section key={heading} className={styles.section}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
