import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/events';
export const useEventListQuery = /* #__PURE__ */ queryHook(documents.EventListDocument);
export const useEventShellQuery = /* #__PURE__ */ queryHook(documents.EventShellDocument);
export const useShellProfileQuery = /* #__PURE__ */ queryHook(documents.ShellProfileDocument);