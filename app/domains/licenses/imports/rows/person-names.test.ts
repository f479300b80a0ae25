import { describe, expect, test } from "vitest";
import { hasLastName, joinName, readName } from "./person-names.ts";

describe("a name of one cell is written as people write it", () => {
  test.each([
    ["DVORAK, VESNA", "Vesna", "Dvorak"],
    ["Dvorak, Vesna", "Vesna", "Dvorak"],
    ["VESNA DVORAK", "Vesna", "Dvorak"],
    ["  dvorak ,  vesna  marie ", "Vesna Marie", "Dvorak"],
    ["SMITH JR, JOHN Q", "John Q", "Smith Jr."],
    ["SMITH, JOHN Q JR", "John Q", "Smith Jr."],
    ["SMITH, JOHN Q, III", "John Q", "Smith III"],
    ["SMITH, JOHN V", "John V", "Smith"],
    ["JOHN SMITH, JR.", "John", "Smith Jr."],
    ["JOHN Q SMITH SR", "John Q", "Smith Sr."],
    ["VAN DER BERG, LUDWIG", "Ludwig", "van der Berg"],
    ["LUDWIG VAN DER BERG III", "Ludwig", "van der Berg III"],
    ["DE LA CRUZ, ANA", "Ana", "de la Cruz"],
    ["LE, MINH", "Minh", "Le"],
    ["O'CALLAGHAN, DEJA", "Deja", "O'Callaghan"],
    ["D’ANGELO, GINA", "Gina", "D’Angelo"],
    ["MCCARTHY-O'NEIL, SEAN", "Sean", "McCarthy-O'Neil"],
    ["MACDONALD, FLORA", "Flora", "MacDonald"],
    ["MACHADO, RUI", "Rui", "Machado"],
    ["MACK, IDA", "Ida", "Mack"],
    ["NÚÑEZ GARCÍA, JOSÉ-MARÍA", "José-María", "Núñez García"],
    ["McArthur, DeShawn", "DeShawn", "McArthur"],
    ["MC, IDA", "Ida", "Mc"],
  ])("%s", (text, firstName, lastName) => {
    expect(readName(text)).toEqual({ firstName, lastName });
  });

  test.each(["", "DVORAK", "DVORAK,", ", VESNA", "123, 456", `${"X".repeat(81)}, ANA`])(
    "%s is no person’s name",
    (text) => {
      expect(readName(text)).toBeNull();
    },
  );
});

test("names of cells of their own are joined", () => {
  expect(joinName({ first: "ANA", middle: "M", last: "DE LA CRUZ", suffix: "JR" })).toEqual({
    firstName: "Ana M",
    lastName: "de la Cruz Jr.",
  });
  expect(joinName({ first: "", middle: "", last: "DIAZ", suffix: "" })).toBeNull();
});

describe("a listed name and a last name are compared without signs", () => {
  test.each([
    ["OCALLAGHAN, DEJA", "O'Callaghan", true],
    ["O'CALLAGHAN, DEJA", "OCallaghan", true],
    ["VANDERBERG, LUDWIG", "van der Berg", true],
    ["VAN DER BERG, LUDWIG", "Vanderberg", true],
    ["GARCIA LOPEZ, ANA", "García-López", true],
    ["LUCZAK, ZOE", "Łuczak", true],
    ["SMITH JR, JOHN", "Smith", true],
    ["SMITH, JOHN", "Smith Jr.", true],
    ["John Smith", "Smith", true],
    ["SMITHSON, JOHN", "Smith", false],
    ["SMITH, JOHN", "Smithson", false],
    ["SMITH, JOHN", "", false],
  ])("%s and %s: %s", (listed, lastName, agree) => {
    expect(hasLastName(listed, lastName)).toBe(agree);
  });
});
