import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { FavouriteCompanyEntity } from './favourite.entity';
import { deleteFavouritesOf, ownFavourites } from './favourite.queries';
import { FavouriteResolver } from './favourite.resolver';

export const favouritesModule = defineModule({
  name: 'favourites',
  entities: [FavouriteCompanyEntity],
  reads: ['attendees', 'companies'],
  resolvers: [FavouriteResolver],
  hooks: [personErasing.on(deleteFavouritesOf)],
  ownData: { profile: { favouriteCompanies: ownFavourites } },
});
