import { defineModule } from '../../core/module';
import { attendeeRemoving } from '../attendees/index';
import { FavouriteCompanyEntity } from './favourite.entity';
import { deleteFavouritesOf, ownFavourites } from './favourite.queries';
import { FavouriteResolver } from './favourite.resolver';

export const favouritesModule = defineModule({
  name: 'favourites',
  entities: [FavouriteCompanyEntity],
  reads: ['attendees', 'companies'],
  resolvers: [FavouriteResolver],
  hooks: [
    attendeeRemoving.on(async (ctx, { attendeeIds }) => {
      await deleteFavouritesOf(ctx, { attendeeIds });
    }),
  ],
  ownData: { profile: { favouriteCompanies: ownFavourites } },
});
