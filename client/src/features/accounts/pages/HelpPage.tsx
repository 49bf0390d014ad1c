import { PublicPage } from '../components/PublicPage';
import { helpText } from '../public-texts';

/** Public page: help. */
export default function HelpPage() {
  return <PublicPage text={helpText} />;
}
