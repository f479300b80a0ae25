import { describe, expect, it } from "vitest";
import { isDisposable, mailDomainOf } from "./disposable-mail.ts";

describe("mail addresses", () => {
  it("are disposable by their domain or a parent domain", () => {
    expect(mailDomainOf("A.b@Sub.Mailinator.COM")).toBe("sub.mailinator.com");
    for (const domain of ["mailinator.com", "sub.mailinator.com", "yopmail.com", "cool.fr.nf"])
      expect(isDisposable(domain)).toBe(true);
    for (const domain of ["notmailinator.com", "fr.nf", "gmail.com", "mail.example", "com"])
      expect(isDisposable(domain)).toBe(false);
  });
});
