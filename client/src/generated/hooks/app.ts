import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/app';
export const useFirstStepsQuery = /* #__PURE__ */ queryHook(documents.FirstStepsDocument);
export const useHomeCompaniesQuery = /* #__PURE__ */ queryHook(documents.HomeCompaniesDocument);
export const useHomeNumbersQuery = /* #__PURE__ */ queryHook(documents.HomeNumbersDocument);
export const usePeopleToMeetQuery = /* #__PURE__ */ queryHook(documents.PeopleToMeetDocument);
export const usePeopleToMeetTodayQuery = /* #__PURE__ */ queryHook(documents.PeopleToMeetTodayDocument);