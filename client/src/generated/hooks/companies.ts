import { queryHook } from '../../lib/graphql-hooks';
import * as documents from '../documents/companies';
export const useCompanyFacetsQuery = /* #__PURE__ */ queryHook(documents.CompanyFacetsDocument);
export const useCompanyListQuery = /* #__PURE__ */ queryHook(documents.CompanyListDocument);
export const useCompanyPageQuery = /* #__PURE__ */ queryHook(documents.CompanyPageDocument);
export const useFavouriteCompaniesQuery = /* #__PURE__ */ queryHook(documents.FavouriteCompaniesDocument);