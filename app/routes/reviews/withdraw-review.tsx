import { Form } from "@remix-run/react";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Button } from "#app/ui/forms/button.tsx";

/** Taking a review back, asked about first: its words cannot be brought back. */
export function WithdrawReview({ published }: { published: boolean }) {
  return (
    <Disclosure summary="Take it back">
      <Form method="post" className="flow tight">
        <p>
          Its title, its words and {published ? "the votes, the reply and all " : ""}its earlier versions go
          for good; nobody can bring them back. It is counted as taken back. You may write another, which
          waits for a new link.
        </p>
        <div>
          <Button look="danger" name="intent" value="withdraw">
            Take the review back
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
