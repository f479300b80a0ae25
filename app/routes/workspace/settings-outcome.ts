/** What a form of `/settings` comes to: said again with what is wrong, or done, with a toast. */
export type Outcome =
  | { errors: Readonly<Record<string, string>>; status: number; typed?: Readonly<Record<string, string>> }
  | { to: string; toast: string };
