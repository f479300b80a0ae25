/** What claim forms answer to bad input, word for word, with what was typed still there. */
import { describe, expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { errorBy, heldBy, refusedPage, summaryOf } from "#support/browser/page.ts";
import { openClaimants, pdf } from "./claimants.ts";

const { agentOf, claimsOf, freeAgent, newAgent, postDocument, signedIn } = openClaimants();
const PAGE = "/verify-email";
const NO_NPN = "An NPN has up to ten digits and doesn’t begin with 0.";

describe("a claim", () => {
  test.each(["", "0123", "12345678901", "12a", "1 2"])("to the NPN %j is refused", async (npn) => {
    const { visitor } = await newAgent("Ada", "Quill");
    const page = await refusedPage(await visitor.post(PAGE, { intent: "send-code", npn }));
    expect(summaryOf(page)).toEqual([NO_NPN]);
    expect(errorBy(page.getByLabelText("NPN"))).toContain(NO_NPN);
    expect(heldBy(page.getByLabelText("NPN"))).toBe(npn);
  });

  test("by document, marks both wrong fields; by code, none of the document's fields", async () => {
    const { visitor } = await newAgent("Ada", "Quill");
    const both = await refusedPage(await visitor.post(PAGE, { intent: "send-document", npn: "0" }));
    expect(summaryOf(both)).toEqual([NO_NPN, "Choose a file."]);
    const large = pdf(10 * 1024 * 1024 + 1_000);
    const send = (intent: string, file: Blob, name = "license.pdf") =>
      postDocument(visitor, PAGE, { intent, npn: "9999999999" }, file, name);
    for (const [file, said] of [
      [large, "Choose a file of at most 10 MB."],
      [new Blob([]), "Choose a file."],
      [new Blob(["<script>1</script>"], { type: "application/pdf" }), "Choose a PDF, a JPEG, or a PNG."],
    ] as const) {
      const page = await refusedPage(await send("send-document", file));
      expect(summaryOf(page)).toEqual([said]);
      expect(heldBy(page.getByLabelText("NPN"))).toBe("9999999999");
    }
    // As a browser sends the field if no file was chosen.
    expect(summaryOf(await refusedPage(await send("send-document", new Blob([]), "")))).toEqual([
      "Choose a file.",
    ]);
    const byCode = await refusedPage(await send("send-code", large), 409);
    expect(summaryOf(byCode)[0]).toContain("We can’t find this NPN in the register.");
  });

  test("with text in place of the file asks for a file, and accepts nothing else", async () => {
    const { visitor, userId } = await newAgent("Ada", "Quill");
    const page = await refusedPage(
      await visitor.post(PAGE, { intent: "send-document", npn: "123", document: "%PDF-1.7" }),
    );
    expect(summaryOf(page)).toEqual(["Choose a file."]);
    expect(await claimsOf(userId)).toEqual([]);
  });

  test("to a taken profile offers to contest it, and remembers that choice", async () => {
    const { npn } = await agentOf("ines-calloway");
    const { visitor } = await newAgent("Ines", "Calloway");
    const held = await refusedPage(await visitor.post(PAGE, { intent: "send-code", npn }), 409);
    expect(held.getByLabelText(/^This profile is mine/).hasAttribute("checked")).toBe(false);
    const wrong = await refusedPage(
      await visitor.post(PAGE, { intent: "send-code", npn: "0", contest: "yes" }),
    );
    expect(wrong.getByLabelText(/^This profile is mine/).hasAttribute("checked")).toBe(true);
    const never = await refusedPage(
      await visitor.post(PAGE, { intent: "send-code", npn: "0", contest: "no" }),
    );
    expect(never.queryByLabelText(/^This profile is mine/)).toBeNull();
  });

  test("that comes too often keeps its NPN", async () => {
    const { visitor } = await newAgent("Ada", "Quill");
    let answer = await visitor.post(PAGE, { intent: "send-code", npn: "0" });
    for (let sent = 0; sent < 60 && answer.status !== 429; sent++) {
      await answer.text();
      answer = await visitor.post(PAGE, { intent: "send-code", npn: "9999999999" });
    }
    const page = await refusedPage(answer, 429);
    expect(heldBy(page.getByLabelText("NPN"))).toBe("9999999999");
  });
});

test("a wrong code is reported in the summary of its own form, and kept", async () => {
  const agent = await freeAgent();
  const { visitor } = await newAgent(agent.firstName, agent.lastName);
  await (await visitor.post(PAGE, { intent: "send-code", npn: agent.npn })).text();
  for (const [code, left] of [
    ["not the code", "4 tries"],
    ["x".repeat(50), "3 tries"],
    ["", "2 tries"],
  ] as const) {
    const page = await refusedPage(await visitor.post(PAGE, { intent: "enter-code", code }));
    expect(summaryOf(page)).toEqual([`That’s not the code. ${left} left.`]);
    expect(heldBy(page.getByLabelText("Code"))).toBe(code);
  }
});

describe("a decision about a claim", () => {
  test.each([
    [{ decision: "" }, "Choose a decision."],
    [{ decision: "maybe" }, "Choose a decision."],
    [{ reason: "" }, "Write a reason."],
    [{ reason: "No" }, "Write at least 10 characters."],
    [{ reason: "x".repeat(501) }, "Use at most 500 characters."],
    [{ holder: "nobody" }, "Reload the page."],
  ])("of %j is refused with its own sentence", async (fields, said) => {
    const agent = await agentOf(landmarks.agents.notAccepting.slug, { free: true });
    const claimant = await newAgent("Bea", "Kerr");
    const send = { intent: "send-document", npn: agent.npn };
    await (await postDocument(claimant.visitor, PAGE, send, pdf(), "license.pdf")).text();
    const [claim] = await claimsOf(claimant.userId);
    const decision = { decision: "refuse", reason: "It is another’s license.", holder: "", ...fields };
    const answer = await (await signedIn("admin")).post(`/admin/claims/${claim?.id}`, decision);
    const page = await refusedPage(answer);
    expect(summaryOf(page)).toEqual([said]);
    expect(heldBy(page.getByLabelText("Reason"))).toBe(decision.reason);
  });
});
