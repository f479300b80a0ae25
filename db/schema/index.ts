export * from "./catalogue.ts";
export * from "./directory.ts";
export * from "./organizations.ts";
export * from "./places.ts";
export * from "./reviews.ts";
export * from "./settings.ts";
