/** The forms of a conversation's page when refused: where the error is, and what is kept. */
import { describe, expect, test } from "vitest";
import { addressOf, errorBy, formOf, heldBy, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openConversations } from "./conversations.ts";

const { begin, send, rows, signedIn } = openConversations();
const message = (thread: string, body = "Still there?") => ({ thread, key: crypto.randomUUID(), body });

describe("an error of the form itself", () => {
  test("is shown in that form only, and its summary leads there", async () => {
    const { id, visitor } = await begin();
    const agent = await signedIn("agent");
    await send(agent, message(id));
    await agent.post(`/messages/${id}`, { intent: "block" });
    // Only who closed can reopen.
    const foreign = await visitor.post(`/messages/${id}`, { intent: "unblock" });
    expect(foreign.status).toBe(403);
    const page = await pageOf(foreign);
    const link = page.getByRole("link", {
      name: "You can’t do that in this conversation.",
      hidden: true,
    });
    const form = formOf(link);
    expect(addressOf(link)).toBe(`#${form.id}`);
    expect(addressOf(form)).toBe(`/messages/${id}#closing`);
  });

  test("whose form no longer exists is still shown, with the unsent text", async () => {
    const { id, visitor } = await begin();
    await (await signedIn("agent")).post(`/messages/${id}`, { intent: "block" });
    const late = { intent: "send", key: crypto.randomUUID(), body: "Words that came too late" };
    const refused = await visitor.post(`/messages/${id}`, late);
    expect(refused.status).toBe(409);
    const words = await wordsOf(refused);
    expect(words).toContain("This conversation is closed. Nothing was sent.");
    expect(words).toContain("You wrote: Words that came too late");
  });

  test("includes an error in a hidden field", async () => {
    const { id, visitor } = await begin();
    const fields = { intent: "send", key: "mine", body: "Keep these words" };
    const page = await pageOf(await visitor.post(`/messages/${id}`, fields));
    const link = page.getByRole("link", { name: "Reload the page, then send it again." });
    const box = page.getByLabelText("Message to Ines Calloway");
    expect(addressOf(link)).toBe(`#${formOf(box).id}`);
    expect(heldBy(box)).toBe("Keep these words");
  });

  test("keeps what was typed and chosen, at the wrong field", async () => {
    const { id, visitor } = await begin();
    await send(await signedIn("agent"), message(id));
    const fields = { intent: "report", message: "2", reason: "", note: "x".repeat(501), block: "on" };
    const page = await pageOf(await visitor.post(`/messages/${id}`, fields));
    expect(errorBy(page.getByLabelText("Why"))).toBe("Choose a reason.");
    const note = page.getByLabelText(/^Anything to add/);
    expect(errorBy(note)).toBe("Use at most 500 characters.");
    expect(heldBy(note)).toBe(fields.note);
    expect(page.getByRole("checkbox", { name: "Close the conversation too", hidden: true })).toHaveProperty(
      "checked",
      true,
    );
    expect(page.queryAllByRole("link", { name: "Write a message first" })).toEqual([]);
    expect(errorBy(page.getByLabelText("Message to Ines Calloway"))).toBe("");
    expect((await rows("SELECT 1 FROM message_reports WHERE note LIKE 'xxxx%'")).length).toBe(0);
  });
});
