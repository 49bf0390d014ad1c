import { PublicPage } from '../components/PublicPage';
import { privacyText } from '../public-texts';

/** Public page: privacy. */
export default function PrivacyPage() {
  return <PublicPage text={privacyText} />;
}
