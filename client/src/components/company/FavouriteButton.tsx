import { Button } from 'antd';
import type { FavouriteButton_CompanyFragment } from '../../generated/graphql';
import { useSetFavouriteCompanyMutation } from '../../generated/hooks';
import { useCan } from '../../hooks/useCan';
import { useToasts } from '../../hooks/useToasts';
import styles from './FavouriteButton.module.css';
import { messages } from './messages';
import { Star } from './Star';

interface FavouriteButtonProps {
  company: FavouriteButton_CompanyFragment;
  /** Show the word beside the star. */
  withText?: boolean;
}

/** Keeps a company for later; only the viewer sees it. Shown at once, and taken back with a message when the server refuses. */
export function FavouriteButton({ company, withText = false }: FavouriteButtonProps) {
  const takesPart = useCan('takePart');
  const toasts = useToasts();
  const [mutate] = useSetFavouriteCompanyMutation();
  const { id, name, favourite } = company;
  // Staff have no profile at the event to keep favourites with.
  if (!takesPart) return null;
  const toggle = () => {
    const changed = { ...company, favourite: !favourite };
    mutate({
      variables: { input: { companyId: id, favourite: !favourite } },
      optimisticResponse: { setFavouriteCompany: { company: changed } },
    }).catch(() => toasts.error(messages.favouriteFailed));
  };
  return (
    <Button
      className={withText ? styles.wide : styles.round}
      type={withText ? 'default' : 'text'}
      size={withText ? 'large' : undefined}
      shape={withText ? undefined : 'circle'}
      icon={<Star isOn={favourite} />}
      aria-pressed={favourite}
      aria-label={withText ? undefined : messages.starOf(name)}
      onClick={toggle}
    >
      {withText && messages.favourite}
    </Button>
  );
}
