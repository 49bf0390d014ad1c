import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { PageArgs, toConnection } from '../../core/db/pagination';
import { Company, CompanyConnection } from '../companies/index';
import { isFavouriteById, listFavourites, setFavouriteCompany } from './favourite.service';
import { SetFavouriteCompanyInput, SetFavouriteCompanyPayload } from './favourite.types';

@Resolver(() => Company)
export class FavouriteResolver {
  @Authorized()
  @Query(() => CompanyConnection, {
    description: "The viewer's favourite companies, the latest first. Errors: NOT_FOUND, FORBIDDEN to staff.",
  })
  async favouriteCompanies(
    @Ctx() ctx: RequestContext,
    @EventId() eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return toConnection(await listFavourites(ctx, eventId, page));
  }

  @Authorized()
  @Mutation(() => SetFavouriteCompanyPayload, {
    description:
      "Adds a company to the viewer's favourites or removes it; others do not see them. Errors: NOT_FOUND, FORBIDDEN to staff.",
  })
  async setFavouriteCompany(
    @Ctx() ctx: RequestContext,
    @Input(() => SetFavouriteCompanyInput, 'Which company.') input: SetFavouriteCompanyInput,
  ): Promise<SetFavouriteCompanyPayload> {
    return { company: await setFavouriteCompany(ctx, input) };
  }

  @FieldResolver(() => Boolean, { description: 'The viewer keeps it among the favourites; false for staff.' })
  favourite(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<boolean> {
    return isFavouriteById(ctx).load(company.id);
  }
}
