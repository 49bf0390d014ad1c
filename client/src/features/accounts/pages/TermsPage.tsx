import { PublicPage } from '../components/PublicPage';
import { termsText } from '../public-texts';

/** Public page: terms. */
export default function TermsPage() {
  return <PublicPage text={termsText} />;
}
