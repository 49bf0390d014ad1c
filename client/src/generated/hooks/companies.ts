import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/companies';
export const useCompanyFacetsQuery = /* #__PURE__ */ queryHook(documents.CompanyFacetsDocument);
export const useCompanyListQuery = /* #__PURE__ */ queryHook(documents.CompanyListDocument);
export const useCompanyPageQuery = /* #__PURE__ */ queryHook(documents.CompanyPageDocument);
export const useFavouriteCompaniesQuery = /* #__PURE__ */ queryHook(documents.FavouriteCompaniesDocument);
export const useRecordCompanyVisitMutation = /* #__PURE__ */ mutationHook(documents.RecordCompanyVisitDocument);
export const useSetFavouriteCompanyMutation = /* #__PURE__ */ mutationHook(documents.SetFavouriteCompanyDocument);