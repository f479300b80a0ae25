/** Calls a remote procedure of specification §7 (`paths.procedure`); throws for any answer that is not a success. */
export async function callProcedure<Answer>(address: string, body: unknown = {}): Promise<Answer> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
