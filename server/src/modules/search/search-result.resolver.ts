import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { attendeeById, Attendee } from '../attendees/index';
import { companyById, Company } from '../companies/index';
import { faqById, Faq } from '../faqs/index';
import { activityById, Activity } from '../schedule/index';
import {
  AttendeeSearchResult,
  CompanySearchResult,
  FaqSearchResult,
  SessionSearchResult,
} from './search.types';

@Resolver(() => AttendeeSearchResult)
export class AttendeeSearchResultResolver {
  @FieldResolver(() => Attendee, { description: 'The attendee.' })
  attendee(@Ctx() ctx: RequestContext, @Root() { id }: AttendeeSearchResult): Promise<Attendee | null> {
    return attendeeById(ctx).load(id);
  }
}

@Resolver(() => CompanySearchResult)
export class CompanySearchResultResolver {
  @FieldResolver(() => Company, { description: 'The company.' })
  company(@Ctx() ctx: RequestContext, @Root() { id }: CompanySearchResult): Promise<Company | null> {
    return companyById(ctx).load(id);
  }
}

@Resolver(() => SessionSearchResult)
export class SessionSearchResultResolver {
  @FieldResolver(() => Activity, { description: 'The session.' })
  activity(@Ctx() ctx: RequestContext, @Root() { id }: SessionSearchResult): Promise<Activity | null> {
    return activityById(ctx).load(id);
  }
}

@Resolver(() => FaqSearchResult)
export class FaqSearchResultResolver {
  @FieldResolver(() => Faq, { description: 'The question with its answer.' })
  faq(@Ctx() ctx: RequestContext, @Root() { id }: FaqSearchResult): Promise<Faq | null> {
    return faqById(ctx).load(id);
  }
}
