/** All that is broken, area by area. */

import type { Mutation } from "../mutation.ts";
import { OWNERS } from "../owners/owners.ts";
import { ADMIN_RULES } from "./admin.ts";
import { BULK_RULES } from "./bulk.ts";
import { CACHED_PAGES } from "./cached-pages.ts";
import { CATALOGS } from "./catalogs.ts";
import { CONSTANTS } from "./constants.ts";
import { ENTRANCES } from "./entrances.ts";
import { FACTORS } from "./factors.ts";
import { MORE_FACTORS } from "./factors-more.ts";
import { GUARDS } from "./guards.ts";
import { TEXTS } from "./texts.ts";
import { VIEWS } from "./views.ts";

export const MUTATIONS: readonly Mutation[] = [
  ...OWNERS,
  ...GUARDS,
  ...ENTRANCES,
  ...FACTORS,
  ...MORE_FACTORS,
  ...VIEWS,
  ...ADMIN_RULES,
  ...BULK_RULES,
  ...CATALOGS,
  ...CACHED_PAGES,
  ...TEXTS,
  ...CONSTANTS,
];
