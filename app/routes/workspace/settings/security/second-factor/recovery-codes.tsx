import { Link } from "@remix-run/react";
import { useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { site } from "#app/platform/site.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The codes, shown this once. The file is a link, so it works without JavaScript too. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const hydrated = useHydrated();
  const showToast = useToast();
  const [copied, setCopied] = useState(false);
  const text = `${t("{site} recovery codes. Each works once.", { site: site.name })}\n\n${codes.join("\n")}\n`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({
        title: t("Copying didn’t work"),
        text: t("Select the codes and copy them."),
        tone: "error",
      });
    }
  }
  return (
    <Section id="recovery-codes" title={t("Your recovery codes")} thin>
      <Stack>
        <p>
          {rich(
            "Two-step sign-in is on. If your phone is gone, each of these codes signs you in once, in place of the app. Keep them away from the phone. {now}",
            { now: <b>{t("We show them only now.")}</b> },
          )}
        </p>
        <ul className="grid gap-1 md:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="recovery-codes.txt">
            {t("Download")}
          </a>
          {hydrated ? (
            <>
              <Button type="button" small onClick={copy}>
                {copied ? t("Copied") : t("Copy")}
              </Button>
              <Button type="button" small onClick={() => window.print()}>
                {t("Print")}
              </Button>
            </>
          ) : null}
        </div>
        <p>
          <Link to={next === "" ? paths.settings({ section: "security" }) : next}>
            {t("I’ve stored them. Continue")}
          </Link>
        </p>
      </Stack>
    </Section>
  );
}
