import { Field, ID, InputType } from 'type-graphql';
import { definePayload } from '../../core/graphql/payload';
import { Company } from '../companies/index';

@InputType({ description: 'Which company, and whether it is a favourite.' })
export class SetFavouriteCompanyInput {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId: string;

  @Field(() => Boolean, { description: 'True adds it to the favourites, false removes it.' })
  favourite: boolean;
}

export const SetFavouriteCompanyPayload = definePayload('SetFavouriteCompanyPayload', {
  company: { type: () => Company, description: 'The company that was added or removed.' },
});
export type SetFavouriteCompanyPayload = InstanceType<typeof SetFavouriteCompanyPayload>;
