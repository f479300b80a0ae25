import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { IconButton } from "#app/ui/buttons/icon-button.tsx";
import { IconLink } from "#app/ui/buttons/icon-link.tsx";
import { TextButton } from "#app/ui/buttons/text-button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { StarsInput } from "#app/ui/choices/stars-input.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { Columns } from "../layout/columns.tsx";
import { Row } from "../layout/row.tsx";
import { Section } from "../layout/section.tsx";
import { Pager } from "../navigation/pager.tsx";
import { Pagination } from "../navigation/pagination.tsx";
import { Toolbar } from "../navigation/toolbar.tsx";
import { Chip } from "../record/chip.tsx";

const errors = [
  { id: "g-email", message: "Invalid email address" },
  { id: "g-stars", message: "Choose one to five stars" },
];

/** Buttons, fields, choices, chips, paging. */
export function GalleryControls() {
  return (
    <>
      <Section title="Buttons" id="buttons">
        <Row>
          <Button look="primary">Send question</Button>
          <Button look="primary" disabled>
            Off
          </Button>
          <Button look="primary" busy busyLabel="Submitting...">
            Send question
          </Button>
          <Button icon="message">Message</Button>
          <Button disabled>Off</Button>
          <Button look="danger">Delete review</Button>
        </Row>
        <Row className="mt-3">
          <ButtonLink to="#buttons" look="link">
            More times
          </ButtonLink>
          <ButtonLink to="#buttons" small icon="calendar">
            Small, workspace
          </ButtonLink>
          <Button look="link" small icon="save" aria-pressed="true">
            Saved
          </Button>
          <TextButton icon="thumb-up">Helpful (11)</TextButton>
          <IconButton icon="bell" label="Notifications, more than nine unread" badge="9+" />
          <IconLink icon="card" label="Save contact" to="#buttons" edged />
        </Row>
        <Columns count={3} className="mt-3">
          <Button full look="primary">
            Full width
          </Button>
          <Button full>A very long name that has to break somewhere in a narrow place</Button>
        </Columns>
      </Section>

      <Section title="Fields" id="fields">
        <Columns count={3}>
          <InputField
            label="Zip code"
            name="g-zip"
            hint="Five digits, for example 78701"
            inputMode="numeric"
          />
          <InputField
            label="Email"
            name="g-email"
            type="email"
            error="Invalid email address"
            defaultValue="nell.hargrove"
          />
          <SelectField
            label="Insurance type"
            name="g-type"
            options={["Auto", "Home", "Life"]}
            defaultValue="Home"
          />
          <TextareaField label="Question" name="g-question" count="At least 10 characters" />
          <SelectField
            label="Within"
            name="g-radius"
            optional
            emptyLabel="Any distance"
            error="Choose one of the list"
            options={[{ value: "5", label: "5 miles" }]}
          />
          <InputField label="Off" name="g-off" disabled defaultValue="Cannot be changed" />
        </Columns>
        <Columns count={3} className="mt-5">
          <ErrorSummary errors={errors} />
          <StarsInput
            legend="Overall"
            name="g-stars"
            hint="One is poor, five is excellent"
            error={errors[1]?.message}
          />
          <StarsInput legend="Explains clearly" name="g-clear" defaultValue={4} />
        </Columns>
        <Columns count={3} className="mt-5">
          <ChoiceGroup legend="Standing">
            <Choice name="g-standing" defaultChecked count={19}>
              Accepting new clients
            </Choice>
            <Choice name="g-standing" count={14}>
              Independent
            </Choice>
            <Choice name="g-standing" disabled count={0}>
              Off
            </Choice>
          </ChoiceGroup>
          <ChoiceGroup legend="Average rating" id="g-rating" error="Choose a rating">
            <Choice type="radio" name="g-rating" value="" defaultChecked count={23}>
              Any rating
            </Choice>
            <Choice type="radio" name="g-rating" value="4" count={15}>
              4 and up
            </Choice>
          </ChoiceGroup>
          <div>
            <Switch name="g-contact" defaultChecked hint="Your number is then required">
              Agents may contact me
            </Switch>
            <Switch name="g-weekly">Weekly summary</Switch>
          </div>
        </Columns>
      </Section>

      <Section title="Chips, views, pages" id="chips">
        <Row>
          <Chip to="#chips" count={9}>
            Spanish
          </Chip>
          <Chip to="#chips" current count={38}>
            All
          </Chip>
          <Chip to="#chips" removable>
            Licensed in TX today
          </Chip>
        </Row>
        <div className="mt-4">
          <Toolbar>
            <Segmented
              label="View"
              items={[
                { to: "#list", label: "List", icon: "list", current: true },
                { to: "#map", label: "Map", icon: "map" },
              ]}
            />
            <SelectField
              label="Sort by"
              name="g-sort"
              hideLabel
              options={["Best match", "Distance", "Rating"]}
            />
          </Toolbar>
        </div>
        <Pagination page={4} pageCount={12} toPage={(page) => `#page-${page}`} summary="31 to 40 of 118" />
        <Pager label="Older ones" firstTo="#first" nextTo="#after" />
      </Section>
    </>
  );
}
