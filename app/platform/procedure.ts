/** Calls a remote procedure of specification §7; throws for any answer that is not a success. */
export async function callProcedure<Answer>(name: string, body: unknown = {}): Promise<Answer> {
  const response = await fetch(`/api/rpc/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
  return response.json();
}
