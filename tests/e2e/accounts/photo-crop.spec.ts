/** A user's own photo: cropped by keys, by the pointer's buttons, and without JavaScript by the server alone. */
import sharp from "sharp";
import { signIn, test } from "../support/accounts-site.ts";
import { listViolations } from "../support/axe.ts";
import { expect } from "../support/site.ts";

const PAGE = "/settings?section=photo";
/** Left half red, right half blue. */
const halves = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: "#c02020" } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: "#2030c0" } },
        left: 400,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

test("a photo is cut with the keyboard and shown on the profile", async ({ page, javaScriptEnabled }) => {
  await signIn(page, "agent");
  await page.goto(PAGE);
  await page.getByLabel("A new photo").setInputFiles({
    name: "me.jpg",
    mimeType: "image/jpeg",
    buffer: await halves(),
  });
  if (javaScriptEnabled !== false) {
    const crop = page.getByRole("application", { name: "Crop" });
    await expect(crop).toBeVisible();
    await expect(page.getByRole("radio", { name: "The middle" })).toHaveCount(0);
    await crop.focus();
    const outline = await crop.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).not.toBe("none");
    for (let press = 0; press < 12; press += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("status").filter({ hasText: "Zoom" })).toHaveText(
      "Zoom 100%, 100% across, 50% down.",
    );
    await page.keyboard.press("+");
    await expect(page.getByRole("status").filter({ hasText: "Zoom" })).toContainText("Zoom 110%");
    expect(await listViolations(page, "all")).toEqual([]);
  }
  await page.getByRole("button", { name: "Save photo" }).click();
  await expect(page.getByText("Photo saved")).toBeVisible();
  await page.goto("/showcase/ines-calloway");
  const photo = page.locator("main img").first();
  await expect(photo).toHaveJSProperty("complete", true);
  const source = String(await photo.getAttribute("src"));
  const { data, info } = await sharp(await (await page.request.get(source, { maxRetries: 2 })).body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (across: number) => {
    const from = (160 * info.width + across) * info.channels;
    return (data[from] ?? 0) > (data[from + 2] ?? 0) ? "red" : "blue";
  };
  // By keys the right half alone; without JavaScript the middle.
  expect([at(20), at(300)]).toEqual(javaScriptEnabled === false ? ["red", "blue"] : ["blue", "blue"]);
});

test("a photo in colors for printing is made one for screens by the browser, or refused for what it is", async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page, "agent");
  await page.goto(PAGE);
  const buffer = await sharp(await halves())
    .toColorspace("cmyk")
    .jpeg()
    .toBuffer();
  await page.getByLabel("A new photo").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  if (javaScriptEnabled !== false)
    await expect(page.getByRole("application", { name: "Crop" })).toBeVisible();
  await page.getByRole("button", { name: "Save photo" }).click();
  const said = javaScriptEnabled === false ? "This JPEG has colors for printing" : "Photo saved";
  await expect(page.getByText(said).first()).toBeVisible();
});
