import { PutIn } from "#app/shell/put-in.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Screen } from "#app/ui/layout/screen.tsx";
import { RefreshPage } from "./refresh-page.tsx";

/** Development's most common failure, with what to do about it. */
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
    <Screen title={empty ? "The database is empty" : "The database can’t be reached"}>
      {empty ? (
        <p>
          The database at <code>{address}</code> answered, but has no tables yet. Fill it:
        </p>
      ) : (
        <p>
          Nothing answered at <code>{address}</code>. Start the database together with the application:
        </p>
      )}
      <pre className="m-0 overflow-x-auto border-ink border-l-4 bg-sunk px-4 py-3">
        <code>{command}</code>
      </pre>
      <PutIn place="typed" />
      <Row className="my-2">
        <RefreshPage href={href} />
      </Row>
    </Screen>
  );
}
