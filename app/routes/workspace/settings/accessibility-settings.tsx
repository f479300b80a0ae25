/** How pages look for this reader. The server's HTML has it, so it works on every page and without JavaScript. */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { FormEvent } from "react";
import { useEffect } from "react";
import { saveDisplay } from "#app/domains/accounts/display-commands.server.ts";
import { DisplayInput } from "#app/domains/accounts/inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { accountPaths } from "#app/paths/account.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import {
  DISPLAY_CHOICES,
  type DisplaySettings,
  parseDisplay,
  readDisplay,
} from "#app/platform/reader/display.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { type PlainMessage, rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

const SIZES = [
  ["usual", "Default"],
  ["large", "Large"],
  ["larger", "Larger"],
] as const satisfies [string, PlainMessage][];
const THEMES = [
  ["system", "Match my device"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const satisfies [string, PlainMessage][];
const TICKS = [
  ["contrast", "More contrast", "Gray text and thin lines become darker, or lighter on dark."],
  ["links", "Underlined links", "Every link has a line under it, also in menus and lists."],
  ["font", "Reading font", "One plain, wide font with more room between the lines."],
  ["targets", "Larger buttons and links", "More room to tap or click."],
  ["motion", "No motion", "Nothing slides or fades."],
] as const satisfies [string, PlainMessage, PlainMessage][];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSignedIn(request, context);
  return { chosen: readDisplay(request), rules: rulesOf(DisplayInput) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireSignedIn(request, context);
  const sent = await readSent(request, DisplayInput);
  if (!sent.ok) return sent.refuse(400);
  const { text, theme, ...ticks } = sent.value;
  const chosen: DisplaySettings =
    sent.form.get("intent") === "reset"
      ? {}
      : {
          ...ticks,
          ...(text !== "usual" && { text }),
          ...(theme !== "system" && { theme }),
        };
  await saveDisplay(context, userId, chosen);
  context.cookies.push(
    writeToast({
      title: t("Saved"),
      text: t("Pages look like this wherever you sign in."),
      tone: "success",
    }),
  );
  throw redirect(accountPaths.accessibilitySettings(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Accessibility settings"),
    description: t("Text size, colors, contrast, and motion."),
    indexable: false,
  });

/** Shows the settings on this page. */
function show(settings: DisplaySettings): void {
  const { dataset } = document.documentElement;
  for (const name of Object.keys(DISPLAY_CHOICES) as (keyof DisplaySettings)[]) {
    const value = settings[name];
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}

export default function AccessibilitySettings() {
  const { chosen, rules } = useLoaderData<typeof loader>();
  const form = useAnsweredForm({
    rules,
    answer: useAnswer<FormReply>(),
    known: { text: "usual", theme: "system", ...chosen },
  });
  // Leaving without saving restores the saved look.
  useEffect(() => () => show(chosen), [chosen]);
  const preview = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const words = [...new FormData(currentTarget)].map(([name, value]) => `${name}-${String(value)}`);
    show(parseDisplay(words.join(".")));
  };
  return (
    <PageMain own form>
      <PageHead>
        <h1>{t("Accessibility settings")}</h1>
        <p className="max-w-measure text-muted">
          {t(
            "How every page looks for you: in this browser, and wherever you sign in. This page shows it as you choose.",
          )}
        </p>
      </PageHead>
      {/* A full page load, so that the server's HTML has the new look. */}
      <PostForm form={form} onChange={preview} reloadDocument className="max-w-136">
        <ChoiceGroup legend={t("Text size")} field={form.field("text")}>
          {SIZES.map(([value, label]) => (
            <Choice key={value} type="radio" value={value} field={form.field("text")}>
              {t(label)}
            </Choice>
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend={t("Colors")} field={form.field("theme")}>
          {THEMES.map(([value, label]) => (
            <Choice key={value} type="radio" value={value} field={form.field("theme")}>
              {t(label)}
            </Choice>
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend={t("Reading and clicking")}>
          {TICKS.map(([name, label, hint]) => (
            <Choice key={name} value={DISPLAY_CHOICES[name][0]} hint={t(hint)} field={form.field(name)}>
              {t(label)}
            </Choice>
          ))}
        </ChoiceGroup>
        <Row>
          <Button look="primary">{t("Save")}</Button>
          <Button name="intent" value="reset">
            {t("Back to the default look")}
          </Button>
        </Row>
      </PostForm>
      <Stack className="mt-14 max-w-136">
        <p className="text-muted">
          {rich(
            "Your browser can do more: it zooms with Ctrl or ⌘ and +. If something on our pages doesn’t work for you, {link}. The {statement} says which gaps we know of.",
            {
              link: <Link to={paths.help()}>{t("tell us")}</Link>,
              statement: <Link to={paths.accessibility()}>{t("accessibility statement")}</Link>,
            },
          )}
        </p>
      </Stack>
    </PageMain>
  );
}
