/** What a hosted page answers. */
export type PageAnswer = { status: number; headers: Record<string, string>; body: string | Buffer };

export function show(body: string, status = 200): PageAnswer {
  return {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
    body,
  };
}

export function redirectTo(url: string): PageAnswer {
  return { status: 303, headers: { Location: url, "Cache-Control": "no-store" }, body: "" };
}
