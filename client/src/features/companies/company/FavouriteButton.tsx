import { useCan } from '../../../data/session/useCan';
import type { FavouriteButton_CompanyFragment } from '../../../generated/graphql';
import { useSetFavouriteCompanyMutation } from '../../../generated/hooks';
import styles from '../../../ui/Card.module.css';
import { Star, ToggleButton, useToasts } from '../../../ui';
import { messages } from './messages';

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
    void toasts.attempt(() =>
      mutate({
        variables: { input: { companyId: id, favourite: !favourite } },
        optimisticResponse: { setFavouriteCompany: { company: changed } },
      }),
    );
  };
  return (
    <ToggleButton
      className={withText ? undefined : styles.round}
      isOn={favourite}
      icon={<Star isOn={favourite} />}
      label={withText ? undefined : messages.starOf(name)}
      onToggle={toggle}
    >
      {withText && messages.favourite}
    </ToggleButton>
  );
}
