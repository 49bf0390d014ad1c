import { queryHook } from '../../lib/graphql-hooks';
import * as documents from '../documents/events';
export const useEventListQuery = /* #__PURE__ */ queryHook(documents.EventListDocument);
export const useEventShellQuery = /* #__PURE__ */ queryHook(documents.EventShellDocument);
export const useFirstStepsQuery = /* #__PURE__ */ queryHook(documents.FirstStepsDocument);
export const useHomeCompaniesQuery = /* #__PURE__ */ queryHook(documents.HomeCompaniesDocument);
export const useHomeNumbersQuery = /* #__PURE__ */ queryHook(documents.HomeNumbersDocument);
export const usePeopleToMeetQuery = /* #__PURE__ */ queryHook(documents.PeopleToMeetDocument);
export const useShellProfileQuery = /* #__PURE__ */ queryHook(documents.ShellProfileDocument);