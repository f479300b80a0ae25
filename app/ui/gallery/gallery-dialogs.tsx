import { useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { Dialog } from "../feedback/dialog.tsx";
import { Caption } from "../layout/caption.tsx";
import { Columns } from "../layout/columns.tsx";
import { Row } from "../layout/row.tsx";
import { Section } from "../layout/section.tsx";

/** A question before an action, and a form in a dialog. */
export function GalleryDialogs() {
  const [shown, setShown] = useState<"none" | "question" | "form">("none");
  const close = () => setShown("none");
  return (
    <Section title="Dialogs" id="dialogs">
      <Row>
        <Button type="button" onClick={() => setShown("question")}>
          A question before an action
        </Button>
        <Button type="button" onClick={() => setShown("form")}>
          A form
        </Button>
      </Row>
      <Dialog
        id="g-question-dialog"
        title="Delete this review?"
        open={shown === "question"}
        narrow
        closeTo="#dialogs"
        onClose={close}
        footer={
          <>
            <Button type="button" look="danger" onClick={close}>
              Delete review
            </Button>
            <Button type="button" onClick={close}>
              Keep it
            </Button>
          </>
        }
      >
        <p>It leaves the record and the average. You can bring it back for 30 days.</p>
      </Dialog>
      <Dialog
        id="g-form-dialog"
        title="Ask a question"
        open={shown === "form"}
        closeTo="#dialogs"
        onClose={close}
        footer={
          <>
            <Caption>The words at the foot say what will happen.</Caption>
            <Button type="button" look="primary" onClick={close}>
              Send question
            </Button>
          </>
        }
      >
        <Columns count={2}>
          <InputField label="First name" name="g-first" autoComplete="off" />
          <InputField label="Last name" name="g-last" autoComplete="off" />
        </Columns>
        <TextareaField label="Question" name="g-dialog-question" count="At least 10 characters" />
      </Dialog>
    </Section>
  );
}
