import { useRouteLoaderData } from "@remix-run/react";
import { demoLogins, demoPassword } from "#app/domains/accounts/demo-logins.ts";

/** The accounts of the demonstration, in development. Production builds leave the list out. */
export function DemoLogins() {
  const root = useRouteLoaderData<{ demoData: boolean } | undefined>("root");
  if (process.env.FAIRLEAD_DEV_PAGES !== "1" || root?.demoData !== true) return null;
  return (
    <details className="mt-8">
      <summary>Demonstration logins</summary>
      <p>
        The password of each is <code>{demoPassword}</code>.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Who</th>
          </tr>
        </thead>
        <tbody>
          {demoLogins.map((login) => (
            <tr key={login.email}>
              <td>
                <code>{login.email}</code>
              </td>
              <td>{login.who}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
