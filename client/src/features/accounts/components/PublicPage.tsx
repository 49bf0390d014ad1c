import { usePageTitle } from '../../../hooks/usePageTitle';
import type { PublicText } from '../public-texts';
import styles from './PublicPage.module.css';

/** A page of plain text, open to everybody. */
export function PublicPage({ text }: { text: PublicText }) {
  usePageTitle(text.title);
  return (
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
  );
}
