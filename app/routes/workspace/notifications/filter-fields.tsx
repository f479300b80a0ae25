/** What a page is narrowed to, carried by its forms so that an action comes back to the same. */
export function FilterFields({ filter }: { filter: Readonly<Record<string, string>> }) {
  return Object.entries(filter).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
