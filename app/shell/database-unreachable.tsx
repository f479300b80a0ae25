import { Row } from "#app/ui/layout/row.tsx";
/** Development's most common failure, said so that it can be mended at once. */
export function DatabaseUnreachable(props: {
  address: string;
  /** It answered, but holds no tables yet. */
  empty?: boolean;
  /** What to type. */
  command?: string;
  href?: string;
}) {
  const { address, empty = false, command = "npm run dev", href = "" } = props;
  return (
    <main className="screen" id="main">
      <h1>{empty ? "The database is empty" : "The database could not be reached"}</h1>
      {empty ? (
        <p>
          The database at <code>{address}</code> answered, but has no tables yet. Fill it:
        </p>
      ) : (
        <p>
          Nothing answered at <code>{address}</code>. Start the database together with the application:
        </p>
      )}
      <pre className="command">
        <code>{command}</code>
      </pre>
      <Row>
        <a className="btn primary" href={href}>
          Refresh Page
        </a>
      </Row>
    </main>
  );
}
