import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Auth, AuthContext, useAuth } from "./auth-context.ts";

function authInside(provided: Auth | null): Auth {
  let seen: Auth | undefined;
  function Asks() {
    seen = useAuth();
    return null;
  }
  renderToStaticMarkup(
    provided === null ? (
      <Asks />
    ) : (
      <AuthContext.Provider value={provided}>
        <Asks />
      </AuthContext.Provider>
    ),
  );
  if (seen === undefined) throw new Error("Nothing was rendered.");
  return seen;
}

test("outside its provider the not-initialized error is returned, not thrown (specification §8)", () => {
  const { user, error } = authInside(null);
  expect(user).toBeNull();
  expect(error?.message).toBe("Auth is not initialized.");
});

test("inside its provider, it says who is signed in", () => {
  expect(authInside({ user: null, error: null })).toEqual({ user: null, error: null });
});
