/**
 * Parameters that no page reads: what mail and advertisements add to an address, the language, which the Worker's entry
 * reads, and `v`, which is ours in the keys of cached pages.
 */
const FOREIGN_PARAMETER = /^(utm_|mc_|gclid$|fbclid$|msclkid$|ref$|lang$|v$)/;

export const isForeignParameter = (name: string): boolean => FOREIGN_PARAMETER.test(name);

/**
 * A query string, including `?`, without parameters that one reader brought from elsewhere: a cached page must not
 * repeat them.
 */
export function withoutForeignParameters(search: string): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => !isForeignParameter(name));
  return own.length === 0 ? "" : `?${new URLSearchParams(own)}`;
}
